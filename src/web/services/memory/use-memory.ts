import { useQuery } from '@tanstack/react-query';
import { memoryOff, type MemorySettings } from '#domain/memory/memory-settings.ts';
import {
  memoriesQuery,
  memoryLimitsQuery,
  memorySettingsQuery,
  memoryUsesQuery,
  proposalsQuery,
} from '#web/services/memory/memory-queries.ts';

/**
 * Nothing came, and nothing is here from before. It stays so while it is tried again: a page that changed back to waiting
 * would start anew with every attempt, and never show what it can do meanwhile.
 */
const isAway = (query: { readonly data: unknown; readonly errorUpdateCount: number }): boolean =>
  query.data === undefined && query.errorUpdateCount > 0;

/** What the person allowed; off until it is known, and off where it cannot be known. */
export const useMemorySettings = () => {
  const query = useQuery(memorySettingsQuery());
  const settings: MemorySettings = query.data ?? memoryOff;
  return { ...query, settings, known: query.data !== undefined, away: isAway(query) };
};

/** Nothing is read before memory is on. */
export const useMemories = () => {
  const { settings } = useMemorySettings();
  const query = useQuery({ ...memoriesQuery(), enabled: settings.enabled });
  return { ...query, away: isAway(query) };
};

export const useProposals = () => {
  const { settings } = useMemorySettings();
  return useQuery({ ...proposalsQuery(), enabled: settings.enabled });
};

export const useMemoryUses = () => {
  const { settings } = useMemorySettings();
  return useQuery({ ...memoryUsesQuery(), enabled: settings.enabled });
};

export const useMemoryLimits = () => {
  const { settings } = useMemorySettings();
  return useQuery({ ...memoryLimitsQuery(), enabled: settings.enabled });
};
