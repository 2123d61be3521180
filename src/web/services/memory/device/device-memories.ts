import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';
import { memoryText } from '#domain/memory/meaning/memory-text.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { oneAtATime } from '#web/platform/one-at-a-time.ts';
import {
  forgetHeldMemories,
  heldMemories,
  type HeldMemories,
  type HeldVector,
  keepMemories,
  keepVectors,
} from './memory-database.ts';

/** Written down after so many, so that a page that is closed in the middle loses little. */
const atOnce = 8;

const nameOf = ({ layer, id }: Pick<Memory, 'layer' | 'id'>): string => `${layer}/${id}`;

const withoutVector = ({ memories, vectors }: HeldMemories): readonly Memory[] => {
  const made = new Map(
    vectors.filter(({ model }) => model === sentenceModel.name).map((one) => [nameOf(one), one]),
  );
  return memories.filter((memory) => made.get(nameOf(memory))?.text !== memoryText(memory));
};

const turn = (userId: string) => oneAtATime(`kindling-memory-copy-${userId}`);

/** This device's copy is these memories from now on, and nothing else. */
export const copyMemories = async (userId: string, memories: readonly Memory[]): Promise<void> =>
  turn(userId)(async () => keepMemories(userId, memories));

/** Nothing of it stays here: memory was switched off. */
export const forgetCopy = async (userId: string): Promise<void> =>
  turn(userId)(async () => forgetHeldMemories(userId));

/** Makes what is here and has no vector yet findable by meaning. Goes on until all is done or nobody wants it. */
export const indexCopy = async (userId: string, signal: AbortSignal): Promise<void> => {
  const { deviceEmbedder } = await import('./device-embedder.ts');
  for (;;) {
    const next = withoutVector(await heldMemories(userId)).slice(0, atOnce);
    if (next.length === 0 || signal.aborted) return;
    const made: HeldVector[] = [];
    for (const memory of next) {
      if (signal.aborted) return;
      const { layer, id } = memory;
      const text = memoryText(memory);
      made.push({ layer, id, model: sentenceModel.name, text, vector: await deviceEmbedder.embed(text) });
    }
    await turn(userId)(async () => keepVectors(userId, made));
  }
};

export const missingHere = (held: HeldMemories): number => withoutVector(held).length;
