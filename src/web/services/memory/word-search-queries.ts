import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import {
  memorySearchOrder,
  memorySearchPlan,
  memorySearchTotal,
  type MemoryTableSearch,
} from '#domain/memory/memory-search-plan.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { mergeMemories } from '#domain/memory/merge-memories.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { memoryContentKey } from '#web/services/memory/memory-queries.ts';

/** One table's part of a search. */
export const searchTable = async (
  search: MemoryTableSearch,
  signal: AbortSignal,
): Promise<readonly Memory[]> => {
  const { backend } = await connect();
  const [most, newest] = memorySearchOrder;
  let asked = backend.from(search.table).select('*');
  if (search.or !== null) asked = asked.or(search.or);
  if (search.tags !== null) asked = asked.overlaps('tags', search.tags);
  const answer = responseData(
    await asked
      .order(most, { ascending: false })
      .order(newest, { ascending: false })
      .limit(search.limit)
      .abortSignal(signal),
  );
  try {
    const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
    return rows.map((row) => memoryFromRow(search.layer, row));
  } catch (error) {
    throw new AppError('unreadable', 'We couldn’t read your memories.', error);
  }
};

export interface WordSearch {
  readonly query: string;
  readonly tags: readonly string[];
  readonly limit?: number;
}

/** Spec 2 §7: the search by words and tags, over the four tables. */
export const wordSearchQuery = ({ query, tags, limit = memorySearchTotal }: WordSearch) =>
  queryOptions({
    queryKey: [...memoryContentKey, 'search', query, tags, limit],
    queryFn: async ({ signal }): Promise<readonly Memory[]> => {
      const plan = memorySearchPlan({ query, tags, limit });
      return mergeMemories(await Promise.all(plan.map(async (search) => searchTable(search, signal))), limit);
    },
    placeholderData: keepPreviousData,
  });
