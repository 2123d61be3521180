import type { Cancellation } from './recogniser.ts';

export const stopIfAborted = (signal: Cancellation | undefined): void => {
  if (signal?.aborted === true) throw signal.reason;
};
