import { queryOptions } from '@tanstack/react-query';
import { askPin } from '#web/features/settings/pin-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

export const pinQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['local-pin'],
    queryFn: async ({ signal }) => askPin(backend, { action: 'status' }, signal),
  });
