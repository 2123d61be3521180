import { MeaningUnavailable } from '#server/memory/meaning-unavailable.ts';
import { fromMeaningThread } from './meaning-message.ts';
import type { FromMeaningThread, ToMeaningThread } from './meaning-message.ts';
import { startQuietThread } from '#server/quiet-thread.ts';

/** The file a sentence thread runs, and what it is told. */
export interface MeaningProgram {
  readonly file: URL;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface MeaningWorker {
  /** Rejects where it could not start in time. */
  readonly ready: Promise<void>;
  readonly isGone: () => boolean;
  /** One at a time. A thread that takes longer, or cannot do it, is ended: it may be in no state to go on. */
  readonly embed: (text: string, limitMs: number) => Promise<Float32Array>;
  readonly end: () => Promise<void>;
}

/** Of its own heap; the weights lie outside of it. */
const MOST_HEAP_MB = 256;

export const startMeaningWorker = (program: MeaningProgram, startMs: number): MeaningWorker => {
  const worker = startQuietThread(program.file, { data: program.data, heapMegabytes: MOST_HEAP_MB });
  let gone = false;
  let waiting: PromiseWithResolvers<FromMeaningThread> | undefined;
  const leave = (cause: unknown): void => {
    gone = true;
    waiting?.reject(new MeaningUnavailable('The sentence model has stopped', { cause }));
  };
  worker.on('error', leave);
  worker.on('exit', (code) => leave(new Error(`The sentence thread ended with ${code}`)));
  const end = async (): Promise<void> => {
    gone = true;
    await worker.terminate();
  };
  worker.on('message', (raw: unknown) => {
    const parsed = fromMeaningThread.safeParse(raw);
    if (parsed.success) waiting?.resolve(parsed.data);
    else void end();
  });

  /** The next thing it says, within its time. */
  const next = async (limitMs: number): Promise<FromMeaningThread> => {
    const own = Promise.withResolvers<FromMeaningThread>();
    waiting = own;
    const timer = setTimeout(() => {
      own.reject(new MeaningUnavailable('The sentence model took too long'));
      void end();
    }, limitMs);
    try {
      return await own.promise;
    } finally {
      clearTimeout(timer);
    }
  };

  const started = async (): Promise<void> => {
    await next(startMs);
  };
  const ready = started();
  // Whoever waits for it hears of it as well.
  ready.catch(() => {});

  return {
    ready,
    isGone: () => gone,
    embed: async (text, limitMs) => {
      if (gone) throw new MeaningUnavailable('The sentence model has stopped');
      const answered = next(limitMs);
      const question: ToMeaningThread = { text };
      worker.postMessage(question, []);
      const answer = await answered;
      if (answer.kind === 'embedded') return answer.vector;
      await end();
      throw new MeaningUnavailable('The sentence model could not read this', {
        cause: new Error(answer.kind === 'failed' ? answer.message : `Said ${answer.kind}`),
      });
    },
    end,
  };
};
