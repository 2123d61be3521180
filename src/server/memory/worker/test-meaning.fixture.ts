import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';
import type { Embedder } from '#domain/memory/meaning/create-embedder.ts';
import { openEmbedder } from '#server/memory/open-embedder.ts';
import { serveMeaning } from './serve-meaning.ts';

// A sentence thread that does what a text says, and otherwise what it should: with the real model, or with numbers that mean
// nothing where a test is about the thread alone.

const { model, boot } = z
  .object({
    model: z.enum(['real', 'none']).default('none'),
    boot: z.enum(['works', 'fails', 'hangs']).default('works'),
  })
  .parse(workerData ?? {});

const spin = (): never => {
  for (;;) Math.sqrt(2);
};

const plain: Embedder = {
  embed: async (text) => new Float32Array(sentenceModel.size).fill(text.length),
};

await serveMeaning(async () => {
  if (boot === 'fails') throw new Error('The weights are not there');
  if (boot === 'hangs') await sleep(1_000_000);
  const embedder = model === 'real' ? await openEmbedder() : plain;
  return {
    embed: async (text) => {
      if (text === 'exit') process.exit(7);
      if (text === 'fail') throw new Error('The network broke');
      if (text === 'slow') await sleep(150);
      if (text === 'spin') spin();
      return embedder.embed(text);
    },
  };
});
