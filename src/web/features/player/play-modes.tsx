import { Repeat, Repeat1, Shuffle } from 'lucide-react';
import type { RepeatMode } from '#domain/player/player-state.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';

const afterThat: Readonly<Record<RepeatMode, RepeatMode>> = {
  off: 'context',
  context: 'track',
  track: 'off',
};
const repeatLabels: Readonly<Record<RepeatMode, string>> = {
  off: 'off',
  context: 'all',
  track: 'this track',
};

const chosen = 'bg-calm-soft! text-calm!';

export const ShuffleButton = () => {
  const player = usePlayer();
  const { shuffle } = usePlayerView();
  return (
    <Button
      kind="plain"
      size="icon"
      aria-label="Shuffle"
      aria-pressed={shuffle}
      className={shuffle ? chosen : ''}
      onClick={() => player.setShuffle(!shuffle)}
    >
      <Shuffle aria-hidden="true" />
    </Button>
  );
};

export const RepeatButton = () => {
  const player = usePlayer();
  const { repeat } = usePlayerView();
  const Icon = repeat === 'track' ? Repeat1 : Repeat;
  return (
    <Button
      kind="plain"
      size="icon"
      aria-label={`Repeat: ${repeatLabels[repeat]}`}
      className={repeat === 'off' ? '' : chosen}
      onClick={() => player.setRepeat(afterThat[repeat])}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
};
