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

interface Where {
  readonly queries: QueryClient;
  readonly userId: string;
}

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

/** Without a network it is what this page has read before, or else this device's copy. */
const memoriesHere = async ({ queries, userId }: Where): Promise<readonly Memory[]> => {
  if (navigator.onLine) return queries.query({ ...memoriesQuery(), retry: false });
  const read = queries.getQueryData(memoriesQuery().queryKey);
  if (read !== undefined) return read;
  const { heldMemories } = await import('#web/services/memory/device/memory-database.ts');
  return (await heldMemories(userId)).memories;
};

const byWords = async (title: string, where: Where): Promise<readonly Memory[]> => {
  const memories = await memoriesHere(where);
  const usable = memories.filter((memory) => isUsable(memory, Date.now()));
  const found = matchByWords(title, usable);
  return found === null ? [] : [found];
};

const fresh = 5 * 60_000;

/** One's own memories that fit a task, by its title, the best first. By words where nobody can ask by meaning. */
export const recallQuery = (title: string, where: Where) =>
  queryOptions({
    queryKey: [...memoryContentKey, 'recall', title],
    queryFn: async ({ signal }): Promise<readonly Memory[]> => {
      if (!navigator.onLine) return byWords(title, where);
      try {
        return await byMeaning(title, signal);
      } catch {
        return byWords(title, where);
      }
    },
    staleTime: fresh,
    retry: false,
  });
