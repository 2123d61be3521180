import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isSecurityEventType, securityEventWords } from '#domain/security/security-event-words.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

const eventsSchema = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    user_id: z.nullable(z.string()),
    url: z.string(),
    source: z.enum(['browser', 'server']),
    created_at: z.string(),
  }),
);

const eventsOf = (data: unknown) => {
  const parsed = eventsSchema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load the events.', parsed.error);
  return parsed.data.map((event) => ({
    id: event.id,
    words: isSecurityEventType(event.type) ? securityEventWords[event.type] : event.type,
    path: event.url,
    // Enough to see that two events are of the same account, and no name.
    account: event.user_id?.slice(0, 8) ?? null,
    source: event.source,
    createdAt: new Date(event.created_at),
  }));
};

export type ShownSecurityEvent = ReturnType<typeof eventsOf>[number];

const shown = 50;

export const securityEventsQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['system', 'security-events'],
    queryFn: async ({ signal }) =>
      eventsOf(
        responseData(await backend.rpc('read_security_events', { p_limit: shown }).abortSignal(signal)),
      ),
  });
