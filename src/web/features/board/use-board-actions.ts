import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createBoardCache } from '#web/features/board/board-cache.ts';
import { createCardActions } from '#web/features/board/card-actions.ts';
import { createColumnActions } from '#web/features/board/column-actions.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';

const createBoardActions = (backend: Backend, queries: QueryClient) => {
  const cache = createBoardCache(queries);
  return { ...createCardActions(backend, cache), ...createColumnActions(backend, cache) };
};

export type BoardActions = ReturnType<typeof createBoardActions>;

/** Everything that can be done with the board. */
export const useBoardActions = (): BoardActions => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  return useMemo(() => createBoardActions(backend, queries), [backend, queries]);
};
