import type { Embedder } from '#domain/memory/meaning/create-embedder.ts';
import { type FromWorker, fromWorkerSchema, type ToWorker } from './worker-messages.ts';

/** Opening the network takes a second or two on a small machine, a sentence some hundredths of one. */
const timeoutMs = 45_000;
/** Some hundred megabytes are held only while somebody asks now and then. */
const idleMs = 120_000;

interface DeviceEmbedder extends Embedder {
  readonly warm: () => void;
  /** Lets go of the files, for when they are removed. */
  readonly end: () => void;
}

const createDeviceEmbedder = (): DeviceEmbedder => {
  const waiting = new Map<number, (message: FromWorker | Error) => void>();
  let worker: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const stop = (why: Error): void => {
    worker?.terminate();
    worker = null;
    for (const settle of waiting.values()) settle(why);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('../../../memory-worker/memory-worker.ts', import.meta.url), {
      type: 'module',
      name: 'memory',
    });
    started.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const parsed = fromWorkerSchema.safeParse(data);
      if (parsed.success) waiting.get(parsed.data.id)?.(parsed.data);
    });
    started.addEventListener('error', () =>
      stop(new Error('Asking by meaning couldn’t start on this device.')),
    );
    return started;
  };

  const send = (message: ToWorker): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (waiting.size === 0) stop(new Error('Nobody asked'));
    }, idleMs);
    worker ??= start();
    worker.postMessage(message, []);
  };

  return {
    warm: () => send({ type: 'warm' }),
    end: () => stop(new DOMException('Not wanted any more', 'AbortError')),
    embed: async (text) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        // One that is past help is started anew for the next question.
        const limit = setTimeout(() => stop(new Error('This device took too long.')), timeoutMs);
        waiting.set(id, (message) => {
          waiting.delete(id);
          clearTimeout(limit);
          if (message instanceof Error) reject(message);
          else if (message.type === 'vector') resolve(message.vector);
          else reject(new Error(message.message));
        });
        send({ type: 'embed', id, text });
      }),
  };
};

/** Turns sentences into vectors on this device alone. */
export const deviceEmbedder = createDeviceEmbedder();
