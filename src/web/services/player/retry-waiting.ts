import { mostResumes } from '#domain/player/after-failure.ts';
import type { Playback } from '#domain/player/playback.ts';

/** Milliseconds until the next try, by how many there were. */
const delays = [2_000, 5_000, 10_000, 15_000, 20_000];

/** Music that waits for a network that is said to be there is tried again by itself; called after every change. */
export const createRetryWaiting = (tryNow: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ phase, wants, resumes }: Playback): void => {
    const waits = phase === 'waiting' && wants && resumes > 0 && resumes < mostResumes;
    if (!waits) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    timer ??= setTimeout(
      () => {
        timer = undefined;
        tryNow();
      },
      delays[resumes - 1],
    );
  };
};
