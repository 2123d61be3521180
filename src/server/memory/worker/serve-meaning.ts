import { parentPort } from 'node:worker_threads';
import type { Embedder } from '#domain/memory/meaning/create-embedder.ts';
import { toMeaningThread } from './meaning-message.ts';
import type { FromMeaningThread } from './meaning-message.ts';

const say = (message: FromMeaningThread): void => parentPort?.postMessage(message, []);

/** The thread's side: answers one text after the other until it is ended. */
export const serveMeaning = async (open: () => Promise<Embedder>): Promise<void> => {
  const embedder = await open();
  const answer = async (raw: unknown): Promise<void> => {
    try {
      say({ kind: 'embedded', vector: await embedder.embed(toMeaningThread.parse(raw).text) });
    } catch (error) {
      say({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' });
    }
  };
  parentPort?.on('message', (raw: unknown) => void answer(raw));
  say({ kind: 'ready' });
};
