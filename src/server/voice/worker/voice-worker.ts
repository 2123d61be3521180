import { VoiceFailure } from '#server/voice/voice-failure.ts';
import { fromVoiceThread } from './voice-message.ts';
import type { FromVoiceThread, ToVoiceThread } from './voice-message.ts';
import { startQuietThread } from '#server/quiet-thread.ts';

/** The file a voice thread runs, and what it gets beside the memory both see. */
export interface VoiceProgram {
  readonly file: URL;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface VoiceWorker {
  /** Rejects where it could not start. */
  readonly ready: Promise<void>;
  readonly isGone: () => boolean;
  /**
   * One at a time. After its time, or once the signal says that nobody waits any more, the thread is asked to stop; one
   * that does not is ended.
   */
  readonly ask: (question: ToVoiceThread, limitMs: number, signal: AbortSignal) => Promise<FromVoiceThread>;
  readonly end: () => Promise<void>;
}

/** Reading the weights on a slow disk, with a good deal to spare. */
const START_MS = 60_000;
/** Of its own heap; weights and sound lie outside of it, and are bounded by what they are. */
const MOST_HEAP_MB = 384;

export const startVoiceWorker = (program: VoiceProgram, graceMs: number): VoiceWorker => {
  const cancelled = new Int32Array(new SharedArrayBuffer(4));
  const worker = startQuietThread(program.file, {
    data: { ...program.data, cancelled },
    heapMegabytes: MOST_HEAP_MB,
  });
  let gone = false;
  let waiting: PromiseWithResolvers<FromVoiceThread> | undefined;
  const leave = (cause: unknown): void => {
    gone = true;
    waiting?.reject(new VoiceFailure('worker_boot', { cause }));
  };
  worker.on('error', leave);
  worker.on('exit', (code) => leave(new Error(`The voice thread ended with ${code}`)));
  worker.on('message', (raw: unknown) => {
    const parsed = fromVoiceThread.safeParse(raw);
    if (parsed.success) waiting?.resolve(parsed.data);
    else void end();
  });
  const end = async (): Promise<void> => {
    gone = true;
    await worker.terminate();
  };

  /** The next thing it says. */
  const next = (): Promise<FromVoiceThread> => {
    waiting = Promise.withResolvers<FromVoiceThread>();
    return waiting.promise;
  };

  const start = async (): Promise<void> => {
    const timer = setTimeout(() => void end(), START_MS);
    try {
      await next();
    } finally {
      clearTimeout(timer);
    }
  };
  const ready = start();
  // Whoever waits for it hears of it as well.
  ready.catch(() => {});

  const ask = async (
    question: ToVoiceThread,
    limitMs: number,
    signal: AbortSignal,
  ): Promise<FromVoiceThread> => {
    signal.throwIfAborted();
    if (gone) throw new VoiceFailure('worker_boot');
    Atomics.store(cancelled, 0, 0);
    let late = false;
    let grace: NodeJS.Timeout | undefined;
    const stop = (): void => {
      Atomics.store(cancelled, 0, 1);
      grace ??= setTimeout(() => void end(), graceMs);
    };
    const limit = setTimeout(() => {
      late = true;
      stop();
    }, limitMs);
    signal.addEventListener('abort', stop);
    try {
      const answered = next();
      worker.postMessage(question, []);
      const answer = await answered;
      if (late) throw new VoiceFailure('timeout');
      signal.throwIfAborted();
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      throw late ? new VoiceFailure('timeout', { cause: error }) : error;
    } finally {
      clearTimeout(limit);
      clearTimeout(grace);
      signal.removeEventListener('abort', stop);
    }
  };

  return { ready, isGone: () => gone, ask, end };
};
