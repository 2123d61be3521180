import type { Cancellation } from './recogniser.ts';

export function stopIfAborted(signal: Cancellation | undefined): void {
  if (signal?.aborted === true) throw signal.reason;
}
