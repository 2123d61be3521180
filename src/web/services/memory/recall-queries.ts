import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type MemoryLayer, memoryTables } from '#domain/memory/memory-layer.ts';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { matchByWords } from '#domain/memory/uses/match-by-words.ts';
import { isUsable, usedLayers } from '#domain/memory/uses/usable-memories.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { askMeaning, type FoundMemory } from '#web/services/memory/meaning-queries.ts';
import { memoriesQuery, memoryContentKey } from '#web/services/memory/memory-queries.ts';

const readOf = async (
  layer: MemoryLayer,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Memory[]> => {
  if (ids.length === 0) return [];
  const { backend } = await connect();
  const answer = await backend
    .from(memoryTables[layer])
    .select('*')
    .in('id', [...ids])
    .abortSignal(signal);
  const rows = responseData(answer);
  return Array.isArray(rows) ? rows.map((row: unknown) => memoryFromRow(layer, row)) : [];
};

/** Only what is known: a maybe beside a task would be noise. */
const byMeaning = async (title: string, signal: AbortSignal): Promise<readonly Memory[]> => {
  const { state, found } = await askMeaning(title, signal);
  if (state !== 'known') return [];
  const read = await Promise.all(
    usedLayers.map(async (layer) =>
      readOf(
        layer,
        found.filter((one) => one.layer === layer).map(({ id }) => id),
        signal,
      ),
    ),
  );
  const memories = read.flat();
  const inOrder = ({ id }: FoundMemory): readonly Memory[] => memories.filter((one) => one.id === id);
  return found.flatMap(inOrder).filter((memory) => isUsable(memory, Date.now()));
};

/** What this page has read before; where it has a network, it reads it now. */
const byWords = async (title: string, queries: QueryClient): Promise<readonly Memory[]> => {
  const { queryKey } = memoriesQuery();
  const memories = navigator.onLine
    ? await queries.query({ ...memoriesQuery(), retry: false })
    : (queries.getQueryData(queryKey) ?? []);
  const usable = memories.filter((memory) => isUsable(memory, Date.now()));
  const found = matchByWords(title, usable);
  return found === null ? [] : [found];
};

const fresh = 5 * 60_000;

/** One's own memories that fit a task, by its title, the best first. By words where nobody can ask by meaning. */
export const recallQuery = (title: string, queries: QueryClient) =>
  queryOptions({
    queryKey: [...memoryContentKey, 'recall', title],
    queryFn: async ({ signal }): Promise<readonly Memory[]> => {
      if (!navigator.onLine) return byWords(title, queries);
      try {
        return await byMeaning(title, signal);
      } catch {
        return byWords(title, queries);
      }
    },
    staleTime: fresh,
    retry: false,
  });
