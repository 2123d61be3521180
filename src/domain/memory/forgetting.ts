import * as z from 'zod/mini';
import { memoryLayerNames, type MemoryLayer, type MemorySource } from './memory-layer.ts';

export interface MemoryRef {
  readonly layer: MemoryLayer;
  readonly id: string;
}

/** What can be forgotten at once. */
export type ForgetWhat =
  | { readonly items: readonly MemoryRef[] }
  | { readonly topic: string }
  | { readonly source: MemorySource; readonly source_id?: string }
  | { readonly from: string; readonly to: string }
  | { readonly all: true };

const count = z.number();
const schema = z.object({
  memories: z.object({ episodic: count, semantic: count, associative: count, procedural: count }),
  vectors: count,
  proposals: count,
  quotes: count,
  uses: count,
  items: z.optional(
    z.array(z.object({ layer: z.enum(memoryLayerNames), id: z.string(), sentence: z.string() })),
  ),
});

/** What would go, or what went: how many of each, and in a preview the memories themselves. */
export interface ForgetReceipt {
  readonly memories: Readonly<Record<MemoryLayer, number>>;
  readonly vectors: number;
  readonly proposals: number;
  readonly quotes: number;
  readonly uses: number;
  readonly items: readonly (MemoryRef & { readonly sentence: string })[];
}

export const receiptFrom = (answer: unknown): ForgetReceipt => {
  const { items = [], ...counts } = schema.parse(answer);
  return { ...counts, items };
};

export const memoriesIn = ({ memories }: ForgetReceipt): number =>
  memoryLayerNames.reduce((sum, layer) => sum + memories[layer], 0);
