import type { Memory } from './memory.ts';
import { memorySearchTotal } from './memory-search-plan.ts';

type Found = Pick<Memory, 'importance' | 'createdAt'>;

const byImportanceThenNewest = (one: Found, other: Found): number =>
  other.importance - one.importance ||
  Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
  // Within one millisecond, the database's microseconds decide.
  (one.createdAt < other.createdAt ? 1 : Number(one.createdAt > other.createdAt) * -1);

/** What the four tables gave, as one list: the most important first, the newest of those first, cut to the total. */
export const mergeMemories = <Memory extends Found>(
  results: readonly (readonly Memory[])[],
  total: number = memorySearchTotal,
): readonly Memory[] => results.flat().toSorted(byImportanceThenNewest).slice(0, total);
