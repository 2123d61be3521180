import { queryOptions } from '@tanstack/react-query';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

/** Spec 1 §6: the database decides, and an error means not admin. */
export const isAdminQuery = (backend: Backend, userId: string | null) =>
  queryOptions({
    queryKey: ['auth', 'is-admin', userId],
    enabled: userId !== null,
    retry: false,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const answer = await backend.rpc('is_current_user_admin').abortSignal(signal);
      return responseData(answer) === true;
    },
  });
