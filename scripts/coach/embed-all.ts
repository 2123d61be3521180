import type { Embedder } from '#domain/memory/meaning/create-embedder.ts';
import { openEmbedder } from '#server/memory/open-embedder.ts';

let opened: Promise<Embedder> | undefined;

/** The vectors of many texts, one after the other. */
export const embedAll = async (texts: readonly string[]): Promise<readonly Float32Array[]> => {
  opened ??= openEmbedder();
  const { embed } = await opened;
  const vectors: Float32Array[] = [];
  for (const text of texts) vectors.push(await embed(text));
  return vectors;
};
