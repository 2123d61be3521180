import type { Runtime } from '#server/voice/engine/runtimes.ts';
import { VoiceFailure } from '#server/voice/voice-failure.ts';
import { forkVoice, type VoiceProgram } from './fork-voice.ts';
import { fromVoiceChild } from './voice-message.ts';
import type { FromVoiceChild, Question } from './voice-message.ts';

export interface VoiceWorker {
  readonly runtime: Runtime;
  /** Rejects where it could not start. */
  readonly ready: Promise<void>;
  readonly isGone: () => boolean;
  /**
   * One at a time. After its time, or once the signal says that nobody waits any more, the process is asked to stop; one
   * that does not is ended.
   */
  readonly ask: (question: Question, limitMs: number, signal: AbortSignal) => Promise<FromVoiceChild>;
  readonly end: () => Promise<void>;
}

/** Reading the weights on a slow disk, with a good deal to spare. */
const START_MS = 60_000;

/** `broke` hears why a process left by itself before it was ready, or crashed in its own code at any time. */
export const startVoiceWorker = (
  program: VoiceProgram,
  runtime: Runtime,
  graceMs: number,
  broke: (why: string) => void,
): VoiceWorker => {
  const child = forkVoice(program, runtime);
  let gone = false;
  let isReady = false;
  let waiting: PromiseWithResolvers<FromVoiceChild> | undefined;
  const left = Promise.withResolvers<void>();
  const leave = (how: string): void => {
    gone = true;
    waiting?.reject(new VoiceFailure('worker_boot', { cause: new Error(how) }));
    left.resolve();
  };
  child.once('error', (error) => leave(error.message));
  child.once('close', (code, signal) => {
    const how = `The voice process ended with ${signal ?? String(code)}`;
    const crashed = !isReady || (signal !== null && signal !== 'SIGKILL');
    if (!gone && crashed) broke(how);
    leave(how);
  });
  child.on('message', (raw: unknown) => {
    const parsed = fromVoiceChild.safeParse(raw);
    if (parsed.success) waiting?.resolve(parsed.data);
    else void end();
  });
  const end = async (): Promise<void> => {
    gone = true;
    // Whoever waits for its end is not left before it.
    child.ref();
    child.kill('SIGKILL');
    await left.promise;
  };

  /** The next thing it says. */
  const next = (): Promise<FromVoiceChild> => {
    waiting = Promise.withResolvers<FromVoiceChild>();
    return waiting.promise;
  };

  const start = async (): Promise<void> => {
    const timer = setTimeout(() => void end(), START_MS);
    timer.unref();
    try {
      const first = await next();
      isReady = first.kind === 'ready';
      if (isReady) return;
      const why = first.kind === 'failed' ? first.message : `It began with ${first.kind}`;
      broke(why);
      await end();
      throw new VoiceFailure('worker_boot', { cause: new Error(why) });
    } finally {
      clearTimeout(timer);
    }
  };
  const ready = start();
  // Whoever waits for it hears of it as well.
  ready.catch(() => {});

  const ask = async (question: Question, limitMs: number, signal: AbortSignal): Promise<FromVoiceChild> => {
    signal.throwIfAborted();
    if (gone) throw new VoiceFailure('worker_boot');
    let late = false;
    let grace: NodeJS.Timeout | undefined;
    const stop = (): void => {
      if (grace !== undefined) return;
      // A process that computes without a pause does not hear it.
      child.send({ kind: 'stop' }, () => {});
      grace = setTimeout(() => void end(), graceMs);
    };
    const limit = setTimeout(() => {
      late = true;
      stop();
    }, limitMs);
    signal.addEventListener('abort', stop);
    try {
      const answered = next();
      child.send(question, () => {});
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

  return { runtime, ready, isGone: () => gone, ask, end };
};
