import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 500;
/** A measurement of the load needs a while to say something. */
const LOOK_EVERY_MS = 500;

/** For the background: waits while others need the machine, unless by now somebody wants this very file. */
export const createPause = (options: {
  readonly isBusy: () => boolean;
  readonly signal: AbortSignal;
}): ((isWanted: () => boolean) => Promise<void>) => {
  let lookedAt = 0;
  return async (isWanted) => {
    if (isWanted() || performance.now() - lookedAt < LOOK_EVERY_MS) return;
    while (!isWanted() && options.isBusy() && !options.signal.aborted) {
      await sleep(LOOK_AGAIN_MS, undefined, { signal: options.signal, ref: false }).catch(() => {});
    }
    lookedAt = performance.now();
  };
};
