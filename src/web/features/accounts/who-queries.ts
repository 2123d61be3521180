import { queryOptions } from '@tanstack/react-query';
import { askWho } from '#web/features/accounts/who-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

export const whoQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['who-is-there'],
    queryFn: async ({ signal }) => askWho(backend, { action: 'ways' }, signal),
    // A PIN or a factor may have come since.
    staleTime: 0,
  });
