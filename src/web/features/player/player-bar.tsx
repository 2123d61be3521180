import { type ReactNode } from 'react';
import { barDisplay, loadedText, statusText } from '#domain/player/mini-player-display.ts';
import { CompactBar } from '#web/features/player/compact-bar.tsx';
import { MoodBar } from '#web/features/player/mood-bar.tsx';
import { enableAudio, waitsForAudio } from '#web/services/player/choose-mood.ts';
import { StatusBar } from '#web/features/player/status-bar.tsx';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';

interface PlayerBarProps {
  readonly signedIn: boolean;
  /** What stands here while a guest listens to nothing. */
  readonly guest: ReactNode;
  readonly onNear: () => void;
  readonly onOpen: () => void;
}

/** Spec 2 §2 and §4: which of its faces the bar shows. */
export const PlayerBar = ({ signedIn, guest, onNear, onOpen }: PlayerBarProps): ReactNode => {
  const player = usePlayer();
  const view = usePlayerView();
  const facts = {
    signedIn,
    connected: view.connecting === 'ready',
    waitsForAudio: waitsForAudio(player),
    ready: view.isReady,
    hasTrack: view.track !== null,
    playing: view.isPlaying,
  };
  const display = barDisplay(facts);
  if (display === 'sign-in') return guest;
  if (display === 'moods') return <MoodBar />;
  if (display === 'track') return <CompactBar track={view.track} onNear={onNear} onOpen={onOpen} />;
  const loaded = loadedText(view.library.length);
  if (view.connecting === 'failed') {
    const recover = (): void => void player.recover().catch(() => undefined);
    return (
      <StatusBar
        text="Music service not ready"
        detail={loaded}
        action={{ label: 'Try Again', run: recover }}
      />
    );
  }
  const enable = { label: 'Enable Audio', run: () => void enableAudio(player) };
  return (
    <StatusBar text={statusText(facts)} detail={loaded} action={facts.waitsForAudio ? enable : undefined} />
  );
};
