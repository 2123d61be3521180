import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from '#web/platform/use-store.ts';
import { createKeeper, type Keeper, type KeepState } from '#web/services/memory/keep-suggestions.ts';
import { indexMemories, nearMemory } from '#web/services/memory/meaning-queries.ts';
import { storeMemory } from '#web/services/memory/memory-mutations.ts';
import { memoryContentKey, proposalsQuery } from '#web/services/memory/memory-queries.ts';

const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('Stopped', 'AbortError'));
      },
      { once: true },
    );
  });

const keeperFor = (queries: QueryClient): Keeper =>
  createKeeper({
    findNear: nearMemory,
    store: storeMemory,
    wait,
    now: Date.now,
    onKept: ({ proposalId }) => {
      // Out of the list at once; the whole is read anew at the end.
      queries.setQueryData(proposalsQuery().queryKey, (open) => open?.filter(({ id }) => id !== proposalId));
    },
    onEnd: () => {
      void indexMemories();
      void queries.invalidateQueries({ queryKey: memoryContentKey });
    },
  });

/** Keeps suggestions while this part of the page is there. What was not kept when it goes stays a suggestion. */
export const useKeeper = (): { readonly keeper: Keeper; readonly state: KeepState } => {
  const queries = useQueryClient();
  const [keeper] = useState(() => keeperFor(queries));
  useEffect(() => () => keeper.stop(), [keeper]);
  return { keeper, state: useStore(keeper) };
};
