import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import type { VoiceEngine } from '#web/services/voice/voice-engine.ts';
import { VoiceFailure } from '#web/services/voice/voice-failure.ts';
import { decodeRecording } from './decode-recording.ts';
import { type FromWorker, fromWorkerSchema, type ToWorker } from './worker-messages.ts';

/** Opening the networks takes a few seconds on a small machine, understanding one more. */
const timeoutMs = 45_000;
/** Half a gigabyte is held only while somebody speaks now and then. */
const idleMs = 180_000;

interface Thread {
  readonly send: (message: ToWorker, transfer?: readonly Transferable[]) => void;
  readonly end: () => void;
}

const missingWords = 'The speech files are no longer on this device. Download them again on the Voice page.';

const failureOf = ({ reason, message }: Extract<FromWorker, { type: 'failure' }>): VoiceFailure =>
  reason === 'missing' ? new VoiceFailure('no_engine', missingWords) : new VoiceFailure('other', message);

const createDeviceEngine = (): VoiceEngine => {
  const waiting = new Map<number, (message: FromWorker | Error) => void>();
  let thread: Thread | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const stop = (why: Error): void => {
    thread?.end();
    thread = null;
    for (const settle of waiting.values()) settle(why);
  };

  const start = (): Thread => {
    const worker = new Worker(new URL('../../../speech-worker/speech-worker.ts', import.meta.url), {
      type: 'module',
      name: 'speech',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const parsed = fromWorkerSchema.safeParse(data);
      if (parsed.success) waiting.get(parsed.data.id)?.(parsed.data);
    });
    worker.addEventListener('error', () =>
      stop(new VoiceFailure('worker_boot', 'Speech recognition couldn’t start on this device.')),
    );
    return {
      send: (message, transfer = []) => worker.postMessage(message, [...transfer]),
      end: () => worker.terminate(),
    };
  };

  const ready = (): Thread => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (waiting.size === 0) stop(new Error('Nobody spoke'));
    }, idleMs);
    thread ??= start();
    return thread;
  };

  const ask = (samples: Float32Array<ArrayBuffer>, signal: AbortSignal): Promise<VoiceAnswer> =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const settle = (message: FromWorker | Error): void => {
        waiting.delete(id);
        clearTimeout(limit);
        signal.removeEventListener('abort', give);
        if (message instanceof Error) reject(message);
        else if (message.type === 'answer') resolve(message.answer);
        else reject(failureOf(message));
      };
      // One that is past help is started anew for the next sentence.
      const limit = setTimeout(
        () => stop(new VoiceFailure('timeout', 'This device took too long.')),
        timeoutMs,
      );
      const give = (): void => {
        thread?.send({ type: 'cancel', id });
        settle(new DOMException('Not wanted any more', 'AbortError'));
      };
      waiting.set(id, settle);
      signal.addEventListener('abort', give, { once: true });
      ready().send({ type: 'hear', id, samples }, [samples.buffer]);
    });

  return {
    warm: () => ready().send({ type: 'warm' }),
    understand: async ({ recording }, signal) => {
      const samples = await decodeRecording(recording);
      signal.throwIfAborted();
      return ask(samples, signal);
    },
  };
};

/** Understands on this device alone: no recording and no word of it leaves the page. */
export const deviceEngine = createDeviceEngine();
