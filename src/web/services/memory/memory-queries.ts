import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  memoryLayerNames,
  memoryTables,
  memoryUsePlaces,
  type MemoryLayer,
} from '#domain/memory/memory-layer.ts';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { memoryOff, memorySettingsFromRow, type MemorySettings } from '#domain/memory/memory-settings.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { type OpenProposal, proposalFromRow } from '#domain/memory/open-proposal.ts';
import { limitStateFrom } from '#domain/memory/store-answer.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

/** Everything below it is about memory. The cache lives in the page alone and goes with the person (decision 068). */
export const memoryKey = ['memory'] as const;
/** What memories say, as opposed to the settings: emptied after forgetting and when memory is switched off. */
export const memoryContentKey = [...memoryKey, 'content'] as const;

const rowsIn = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : []);

const readAs = <Value>(read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    throw new AppError('unreadable', 'We couldn’t read your memories.', error);
  }
};

const readSettings = async (signal: AbortSignal): Promise<MemorySettings> => {
  const { backend } = await connect();
  const answer = await backend.from('memory_settings').select('*').limit(1).abortSignal(signal);
  const row = rowsIn(responseData(answer))[0];
  return row === undefined ? memoryOff : readAs(() => memorySettingsFromRow(row));
};

export const memorySettingsQuery = () =>
  queryOptions({
    queryKey: [...memoryKey, 'settings'],
    queryFn: async ({ signal }) => readSettings(signal),
    staleTime: 60_000,
  });

const mostMemories = 2000;
/** The most that one answer of the server holds. */
const pageSize = 1000;

const readPage = async (layer: MemoryLayer, from: number, signal: AbortSignal) => {
  const { backend } = await connect();
  const answer = await backend
    .from(memoryTables[layer])
    .select('*')
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  return rowsIn(responseData(answer));
};

const readLayer = async (layer: MemoryLayer, signal: AbortSignal): Promise<readonly Memory[]> => {
  const first = await readPage(layer, 0, signal);
  const second = first.length < pageSize ? [] : await readPage(layer, pageSize, signal);
  return readAs(() => [...first, ...second].map((row) => memoryFromRow(layer, row)));
};

/** One's own memories of all four layers, the newest first, at most 2,000. */
export const memoriesQuery = () =>
  queryOptions({
    queryKey: [...memoryContentKey, 'memories'],
    queryFn: async ({ signal }): Promise<readonly Memory[]> => {
      const layers = await Promise.all(memoryLayerNames.map(async (layer) => readLayer(layer, signal)));
      return layers
        .flat()
        .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
        .slice(0, mostMemories);
    },
  });

const mostProposals = 200;

/** What waits for a yes, the newest first. */
export const proposalsQuery = () =>
  queryOptions({
    queryKey: [...memoryContentKey, 'proposals'],
    queryFn: async ({ signal }): Promise<readonly OpenProposal[]> => {
      const { backend } = await connect();
      const answer = await backend
        .from('memory_proposals')
        .select('id, layer, kind, sentence, quote, place, source, source_id, said_at, created_at')
        .eq('state', 'open')
        .order('created_at', { ascending: false })
        .limit(mostProposals)
        .abortSignal(signal);
      const rows = rowsIn(responseData(answer));
      return readAs(() => rows.map(proposalFromRow));
    },
  });

const useSchema = z.object({
  id: z.string(),
  layer: z.enum(memoryLayerNames),
  memory_id: z.string(),
  used_in: z.enum(memoryUsePlaces),
  subject_id: z.nullable(z.string()),
  used_at: z.string(),
});

const useFromRow = (row: unknown) => {
  const read = useSchema.parse(row);
  return {
    id: read.id,
    layer: read.layer,
    memoryId: read.memory_id,
    usedIn: read.used_in,
    subjectId: read.subject_id,
    usedAt: read.used_at,
  };
};

export type MemoryUse = ReturnType<typeof useFromRow>;

const mostUses = 200;

/** Which memory was used where, the last 200 times. */
export const memoryUsesQuery = () =>
  queryOptions({
    queryKey: [...memoryContentKey, 'uses'],
    queryFn: async ({ signal }): Promise<readonly MemoryUse[]> => {
      const { backend } = await connect();
      const answer = await backend
        .from('memory_uses')
        .select('id, layer, memory_id, used_in, subject_id, used_at')
        .order('used_at', { ascending: false })
        .limit(mostUses)
        .abortSignal(signal);
      const rows = rowsIn(responseData(answer));
      return readAs(() => rows.map(useFromRow));
    },
  });

/** How much of the limits is used now. */
export const memoryLimitsQuery = () =>
  queryOptions({
    queryKey: [...memoryContentKey, 'limits'],
    queryFn: async ({ signal }) => {
      const { backend } = await connect();
      const answer = responseData(await backend.rpc('memory_limit_state').abortSignal(signal));
      return readAs(() => limitStateFrom(answer));
    },
    // Once there is room again, the page says so.
    refetchInterval: ({ state }) => {
      const wait = state.data?.blocked?.retryAfterSeconds;
      return wait === undefined ? false : 1000 * Math.min(wait + 1, 60);
    },
  });
