import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
/** Requests notice this much. */
const BUSY_MS = 50;

export interface HostLoad {
  /** Whether this process was late with its work since the last time it was asked. */
  readonly isBusy: () => boolean;
  readonly stop: () => void;
}

export const watchHostLoad = (): HostLoad => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    isBusy: () => {
      // The measured time holds the interval of the measuring itself.
      const late = delay.count === 0 ? 0 : delay.percentile(95) / 1e6 - RESOLUTION_MS;
      delay.reset();
      return late > BUSY_MS;
    },
    stop: () => void delay.disable(),
  };
};
