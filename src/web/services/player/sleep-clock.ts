import type { Playback } from '#domain/player/playback.ts';

const every = 1000;

/** Looks at the clock while a sleep timer runs, and only then. */
export const createSleepClock = (look: () => void): ((state: Playback) => void) => {
  let looking: ReturnType<typeof setInterval> | undefined;
  return ({ sleep }) => {
    if (typeof sleep === 'number') {
      looking ??= setInterval(look, every);
      return;
    }
    clearInterval(looking);
    looking = undefined;
  };
};
