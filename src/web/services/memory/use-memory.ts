import { useQuery } from '@tanstack/react-query';
import { memoryOff, type MemorySettings } from '#domain/memory/memory-settings.ts';
import {
  memoriesQuery,
  memoryLimitsQuery,
  memorySettingsQuery,
  memoryUsesQuery,
  proposalsQuery,
} from '#web/services/memory/memory-queries.ts';

/** What the person allowed; off until it is known, and off where it cannot be known. */
export const useMemorySettings = () => {
  const query = useQuery(memorySettingsQuery());
  const settings: MemorySettings = query.data ?? memoryOff;
  return { ...query, settings, known: query.data !== undefined };
};

/** Nothing is read before memory is on. */
export const useMemories = () => {
  const { settings } = useMemorySettings();
  return useQuery({ ...memoriesQuery(), enabled: settings.enabled });
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
