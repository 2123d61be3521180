import { useSyncExternalStore } from 'react';
import { musicBarIsAway, putMusicBarAway, watchMusicBar } from '#web/services/player/music-bar.ts';
import { Switch } from '#web/ui/switch.tsx';

export const MusicBarSwitch = () => {
  const away = useSyncExternalStore(watchMusicBar, musicBarIsAway, () => false);
  return (
    <Switch
      label="Show the music bar"
      hint="At the bottom of every page. Music keeps playing without it."
      checked={!away}
      onChange={(shown) => putMusicBarAway(!shown)}
    />
  );
};
