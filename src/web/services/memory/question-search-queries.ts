import { searchPhrases } from '#domain/memory/ask/search-in-words.ts';
import { memorySearchPlan } from '#domain/memory/memory-search-plan.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { mergeMemories } from '#domain/memory/merge-memories.ts';
import { searchTable } from '#web/services/memory/word-search-queries.ts';

/** The specified search by words, for each word of a question that says something: one request for each table. */
export const searchQuestion = async (question: string, signal: AbortSignal): Promise<readonly Memory[]> => {
  const [first, ...others] = searchPhrases(question).map((query) => memorySearchPlan({ query }));
  if (first === undefined) return [];
  const found = first.map(async (search, at) => {
    const or = [search, ...others.flatMap((plan) => plan[at] ?? [])].map((part) => part.or).join(',');
    return searchTable({ ...search, or }, signal);
  });
  return mergeMemories(await Promise.all(found));
};
