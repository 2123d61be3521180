import type { RecordSync } from '#web/services/records/record-sync.ts';

const shortest = 2_000;
const longest = 5 * 60_000;

interface Retrying {
  readonly sync: RecordSync;
  readonly signal: AbortSignal;
  readonly isOnline: () => boolean;
  readonly random: () => number;
}

/**
 * After an attempt that failed, another one, ever more slowly, until one succeeds. Without a network it waits for the
 * network. A session that has ended is not tried again: only signing in helps.
 */
export const retrySync = ({ sync, signal, isOnline, random }: Retrying): void => {
  let wait = shortest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = sync.state().trouble;
  const look = (): void => {
    const { trouble } = sync.state();
    if (trouble === seen) return;
    seen = trouble;
    clearTimeout(timer);
    if (trouble === null) {
      wait = shortest;
      return;
    }
    if (signal.aborted || trouble.code === 'signed-out' || trouble.code === 'not-allowed') return;
    // Half of the wait is by chance, so that not all devices come at once.
    timer = setTimeout(() => isOnline() && void sync.run(), wait / 2 + (random() * wait) / 2);
    wait = Math.min(wait * 2, longest);
  };
  const stop = sync.watch(look);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stop();
  });
};
