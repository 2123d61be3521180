import { MeaningUnavailable } from './meaning-unavailable.ts';
import { startMeaningWorker } from './worker/meaning-worker.ts';
import type { MeaningProgram, MeaningWorker } from './worker/meaning-worker.ts';

export interface MeaningEngine {
  /** A text's vector, or MeaningUnavailable. Whoever has many asks for one after the other, so that others come between. */
  readonly embed: (text: string) => Promise<Float32Array>;
  /** Whether the weights are in memory. */
  readonly isLoaded: () => boolean;
  readonly close: () => Promise<void>;
}

export interface MeaningTimes {
  /** Reading the weights. */
  readonly startMs: number;
  /** Waiting for a turn. */
  readonly waitMs: number;
  readonly embedMs: number;
  /** After so long without a question the weights are let go. */
  readonly idleMs: number;
  /** After a start that failed, none is tried for so long. */
  readonly pauseMs: number;
}

const usualTimes: MeaningTimes = {
  startMs: 30_000,
  waitMs: 30_000,
  embedMs: 10_000,
  idleMs: 5 * 60_000,
  pauseMs: 3000,
};

export const ownMeaning: MeaningProgram = { file: new URL('worker/meaning-thread.ts', import.meta.url) };

/** The sentence model in a thread of its own: not there until somebody asks, gone again when nobody does. */
export const createMeaningEngine = (options: {
  readonly program: MeaningProgram;
  readonly mostWaiting: number;
  readonly times?: Partial<MeaningTimes>;
}): MeaningEngine => {
  const times = { ...usualTimes, ...options.times };
  let worker: MeaningWorker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let failedAt = -Infinity;
  let closed = false;

  const letGo = async (): Promise<void> => {
    const leaving = worker;
    worker = undefined;
    await leaving?.end();
  };

  const awake = async (): Promise<MeaningWorker> => {
    if (closed) throw new MeaningUnavailable('The sentence model is closed');
    if (worker?.isGone() === true) worker = undefined;
    if (worker !== undefined) return worker;
    if (performance.now() - failedAt < times.pauseMs) {
      throw new MeaningUnavailable('The sentence model could not be loaded');
    }
    const starting = startMeaningWorker(options.program, times.startMs);
    worker = starting;
    try {
      await starting.ready;
    } catch (error) {
      failedAt = performance.now();
      throw error;
    }
    return starting;
  };

  const embedNow = async (text: string): Promise<Float32Array> => {
    clearTimeout(idle);
    try {
      return await (await awake()).embed(text, times.embedMs);
    } finally {
      idle = setTimeout(() => void letGo(), times.idleMs).unref();
    }
  };

  return {
    embed: async (text) => {
      if (closed || waiting >= options.mostWaiting) throw tooMany();
      waiting += 1;
      const wait = { over: false };
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        wait.over = true;
        late.reject(tooMany());
      }, times.waitMs);
      const own = turn.then(async () => {
        clearTimeout(timer);
        if (wait.over) throw tooMany();
        return embedNow(text);
      });
      turn = own.catch(() => {});
      try {
        return await Promise.race([own, late.promise]);
      } finally {
        waiting -= 1;
      }
    },
    isLoaded: () => worker !== undefined && !worker.isGone(),
    close: async () => {
      closed = true;
      clearTimeout(idle);
      await letGo();
    },
  };
};

const tooMany = (): MeaningUnavailable => new MeaningUnavailable('Too many are asking right now');
