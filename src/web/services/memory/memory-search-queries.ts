import { searchPhrases } from '#domain/memory/ask/search-in-words.ts';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { memorySearchOrder, memorySearchPlan } from '#domain/memory/memory-search-plan.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { mergeMemories } from '#domain/memory/merge-memories.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

/** The specified search by words, for each word of a question that says something. */
export const searchMemories = async (question: string, signal: AbortSignal): Promise<readonly Memory[]> => {
  const plans = searchPhrases(question).map((query) => memorySearchPlan({ query }));
  const first = plans[0];
  if (first === undefined) return [];
  const { backend } = await connect();
  const rows = await Promise.all(
    first.map(async ({ layer, table, limit }, at) => {
      const [most, newest] = memorySearchOrder;
      const answer = await backend
        .from(table)
        .select('*')
        .or(plans.flatMap((plan) => plan[at]?.or ?? []).join(','))
        .order(most, { ascending: false })
        .order(newest, { ascending: false })
        .limit(limit)
        .abortSignal(signal);
      const found = responseData(answer);
      return { layer, found: Array.isArray(found) ? found : [] };
    }),
  );
  try {
    return mergeMemories(
      rows.map(({ layer, found }) => found.map((row: unknown) => memoryFromRow(layer, row))),
    );
  } catch (error) {
    throw new AppError('unreadable', 'We couldn’t read your memories.', error);
  }
};
