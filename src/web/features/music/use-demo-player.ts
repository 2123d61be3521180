import { useEffect, useState } from 'react';
import { loadPlayer } from '#web/services/player/load-player.ts';
import type { Player } from '#web/services/player/player.ts';

interface Heard {
  readonly id: string | null;
  readonly title: string | null;
  readonly playing: boolean;
}

const nothing: Heard = { id: null, title: null, playing: false };

const heardIn = (player: Player): Heard => {
  const { track, isPlaying } = player.view();
  return { id: track?.id ?? null, title: track?.title ?? null, playing: isPlaying };
};

/** What a control of the public pages needs of the player, which comes with the first press and not before. */
export const useDemoPlayer = () => {
  const [player, setPlayer] = useState<Player | null>(null);
  const [heard, setHeard] = useState(nothing);
  const [starting, setStarting] = useState<string | null>(null);
  useEffect(() => player?.subscribe(() => setHeard(heardIn(player))), [player]);
  return {
    heard,
    /** What was pressed and does not sound yet. */
    starting,
    press: (what: string, act: (player: Player) => Promise<void> | void): void => {
      const run = async (): Promise<void> => {
        setStarting(what);
        try {
          const brought = await loadPlayer();
          setPlayer(brought);
          await act(brought);
          setHeard(heardIn(brought));
        } finally {
          setStarting(null);
        }
      };
      // The player says itself what went wrong.
      run().catch(() => undefined);
    },
  };
};
