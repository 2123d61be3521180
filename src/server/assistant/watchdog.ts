import type { ModelFailureReason } from '#domain/assistant/model-refusals.ts';
import { ModelFailure, ModelStopped } from './model-failure.ts';

export interface Patience {
  readonly firstTokenMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
}

export interface Watchdog {
  readonly signal: AbortSignal;
  /** A question goes out: the first word is waited for. */
  readonly asked: () => void;
  /** A word came: the next one is waited for. */
  readonly heard: () => void;
  /** Why it was ended from here, if it was. */
  readonly ended: () => ModelFailure | ModelStopped | undefined;
  readonly stop: () => void;
}

/** Ends a question that takes too long, by what it is that takes too long. Bytes that hold no word do not count as a sign of life. */
export const createWatchdog = (patience: Patience, stopped: AbortSignal | undefined): Watchdog => {
  const controller = new AbortController();
  let why: ModelFailure | ModelStopped | undefined;
  const end = (reason: ModelFailureReason | 'stopped'): void => {
    if (why !== undefined) return;
    why = reason === 'stopped' ? new ModelStopped() : new ModelFailure(reason);
    controller.abort(why);
  };
  const total = setTimeout(end, patience.totalMs, 'took_too_long');
  let next: NodeJS.Timeout | undefined;
  const wait = (ms: number, reason: ModelFailureReason): void => {
    clearTimeout(next);
    next = setTimeout(end, ms, reason);
  };
  const onStop = (): void => end('stopped');
  if (stopped?.aborted === true) onStop();
  else stopped?.addEventListener('abort', onStop, { once: true });
  return {
    signal: controller.signal,
    asked: () => wait(patience.firstTokenMs, 'slow_start'),
    heard: () => wait(patience.idleMs, 'went_quiet'),
    ended: () => why,
    stop: () => {
      clearTimeout(total);
      clearTimeout(next);
      stopped?.removeEventListener('abort', onStop);
      // Whatever still goes on is not waited for by anybody.
      if (!controller.signal.aborted) controller.abort(new ModelStopped());
    },
  };
};
