import { queryOptions } from '@tanstack/react-query';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export const secondFactorKey = ['second-factor'] as const;

/** Whether this person would be an admin here with a second factor. */
export const factorWantedQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...secondFactorKey, 'wanted'],
    retry: false,
    queryFn: async ({ signal }) =>
      responseData(await backend.rpc('second_factor_wanted').abortSignal(signal)) === true,
  });
