import type { FunctionContext } from '#server/functions/function-context.ts';
import type { MeaningEngine } from './meaning-engine.ts';
import { readMeanings, writeVectors } from './memory-store.ts';
import type { StoredMeaning } from './memory-store.ts';

export type Embedded = StoredMeaning & { readonly vector: Float32Array };

interface Indexed {
  /** What can be found by meaning. */
  readonly embedded: readonly Embedded[];
  /** How many cannot yet. */
  readonly missing: number;
}

interface Bounds {
  readonly most: number;
  readonly withinMs: number;
}

const hasVector = (meaning: StoredMeaning): meaning is Embedded => meaning.vector !== null;

/** A person's memories with their vectors; those that have none get one, as far as the bounds allow. Null where memory is off. */
export const indexMemories = async (
  engine: Pick<MeaningEngine, 'embed'>,
  { actor, db }: Pick<FunctionContext, 'actor' | 'db'>,
  { most, withinMs }: Bounds,
): Promise<Indexed | null> => {
  const stored = await db.tx(actor, readMeanings);
  if (stored === null) return null;
  const known = stored.filter(hasVector);
  const made: Embedded[] = [];
  let until = Infinity;
  for (const meaning of stored) {
    if (made.length >= most || performance.now() > until) break;
    if (meaning.vector !== null) continue;
    made.push({ ...meaning, vector: await engine.embed(meaning.text) });
    // The first may have waited for the weights.
    if (made.length === 1) until = performance.now() + withinMs;
  }
  if (made.length > 0) await db.tx(actor, (query) => writeVectors(query, made));
  return { embedded: [...known, ...made], missing: stored.length - known.length - made.length };
};
