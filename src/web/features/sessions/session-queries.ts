import { queryOptions } from '@tanstack/react-query';
import { askSessions } from '#web/features/sessions/session-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

export const sessionsKey = ['sessions'] as const;

export const sessionsQuery = (backend: Backend) =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await askSessions(backend, { action: 'list' }, signal)).sessions,
  });
