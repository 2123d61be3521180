import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForgetWhat } from '#domain/memory/forgetting.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { indexMemories } from '#web/services/memory/meaning-queries.ts';
import {
  addProposals,
  changeMemory,
  declineProposals,
  forgetMemories,
  type MemoryChange,
  mergeMemories,
  noteMemoryUse,
  saveMemorySettings,
  storeMemory,
} from '#web/services/memory/memory-mutations.ts';
import { memoryContentKey, memoryKey, memorySettingsQuery } from '#web/services/memory/memory-queries.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

const refresh = async (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: memoryContentKey });

/** What was forgotten must not wait in the cache: what nobody looks at is dropped, the rest read anew before anybody goes on. */
const dropContent = async (queries: QueryClient): Promise<void> => {
  queries.removeQueries({ queryKey: memoryContentKey, type: 'inactive' });
  await refresh(queries);
  // Where it could not be read anew, nothing is better than what should be gone.
  await queries.resetQueries({
    queryKey: memoryContentKey,
    predicate: ({ state }) => state.status === 'error',
  });
};

const say = (error: unknown): void => showMessage(errorNotice(error, catalogue.saveFailed));

/** Switches memory on or off, and changes what it may look at and where it may speak. */
export const useSaveMemorySettings = () => {
  const queries = useQueryClient();
  const { queryKey } = memorySettingsQuery();
  return useMutation({
    mutationFn: saveMemorySettings,
    onSuccess: (_, settings) => {
      queries.setQueryData(queryKey, settings);
      if (!settings.enabled) queries.removeQueries({ queryKey: memoryContentKey });
    },
    onError: say,
    onSettled: async () => queries.invalidateQueries({ queryKey: memoryKey }),
  });
};

/** Never throws: the answer says whether it was stored, and if not, why and when to try again. */
export const useStoreMemory = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: storeMemory,
    onSuccess: (answer) => {
      // Nobody waits for it: without it the memory is found by its words all the same.
      if (answer.stored) void indexMemories();
    },
    onSettled: async () => refresh(queries),
  });
};

interface Change {
  readonly memory: Memory;
  readonly change: MemoryChange;
}

export const useChangeMemory = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ memory, change }: Change) => changeMemory(memory, change),
    onSuccess: (_, { change }) => {
      if (change.about !== undefined || change.sentence !== undefined) void indexMemories();
    },
    onError: say,
    onSettled: async () => refresh(queries),
  });
};

export const useMergeMemories = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: mergeMemories,
    onSuccess: async () => {
      void indexMemories();
      await dropContent(queries);
    },
    onError: say,
  });
};

/** What would go. Changes nothing. */
export const useForgetPreview = () =>
  useMutation({
    mutationFn: async (what: ForgetWhat) => forgetMemories(what, true),
    onError: (error) => showMessage(errorNotice(error, catalogue.loadFailed)),
  });

/** Answers the receipt. */
export const useForgetMemories = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (what: ForgetWhat) => forgetMemories(what, false),
    onSuccess: async () => dropContent(queries),
    onError: (error) => showMessage(errorNotice(error, catalogue.deleteFailed)),
  });
};

export const useAddProposals = () => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: addProposals, onSettled: async () => refresh(queries) });
};

export const useDeclineProposals = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: declineProposals,
    onError: say,
    onSettled: async () => refresh(queries),
  });
};

export const useNoteMemoryUse = () => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: noteMemoryUse, onSettled: async () => refresh(queries) });
};
