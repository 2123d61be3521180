import type { RecordSync } from '#web/services/records/record-sync.ts';

const minDelay = 2_000;
const maxDelay = 5 * 60_000;

interface Retrying {
  readonly sync: RecordSync;
  readonly signal: AbortSignal;
  readonly isOnline: () => boolean;
  readonly random: () => number;
}

/**
 * Retries a failed sync with exponential backoff until one succeeds. Without a network it waits for the
 * network. A session that has ended is not tried again: only signing in helps.
 */
export const retrySync = ({ sync, signal, isOnline, random }: Retrying): void => {
  let delay = minDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = sync.state().trouble;
  const look = (): void => {
    const { trouble } = sync.state();
    if (trouble === seen) return;
    seen = trouble;
    clearTimeout(timer);
    if (trouble === null) {
      delay = minDelay;
      return;
    }
    if (signal.aborted || trouble.code === 'signed-out' || trouble.code === 'not-allowed') return;
    // Half of the delay is jitter, so that not all devices come at once.
    timer = setTimeout(() => isOnline() && void sync.run(), delay / 2 + (random() * delay) / 2);
    delay = Math.min(delay * 2, maxDelay);
  };
  const stop = sync.watch(look);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stop();
  });
};
