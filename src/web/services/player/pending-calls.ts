import type { Playback } from '#domain/player/playback.ts';
import { createWaiters } from '#web/services/player/waiters.ts';

interface Dependencies {
  readonly state: () => Playback;
  /** Somebody asks, perhaps inside a touch. */
  readonly touched: () => void;
  readonly changed: () => void;
}

/** Calls that are over once something sounds, or it is clear that nothing will. */
export const createPendingCalls = ({ state, touched, changed }: Dependencies) => {
  const sounding = createWaiters();
  let asking = 0;
  return {
    /** Calls that were made and not answered. */
    asking: () => asking,
    settled: (): void => {
      const { playing, wants } = state();
      if (playing || !wants) sounding.done();
    },
    fail: sounding.fail,
    answered: async (work: () => void | Promise<void>): Promise<void> => {
      asking += 1;
      changed();
      touched();
      try {
        await work();
        const { playing, wants } = state();
        if (wants && !playing) await sounding.wait();
      } finally {
        asking -= 1;
        changed();
      }
    },
  };
};
