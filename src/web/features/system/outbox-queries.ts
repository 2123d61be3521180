import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

const messagesSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['email', 'sms']),
    recipient: z.string(),
    subject: z.string(),
    refused: z.boolean(),
    created_at: z.string(),
  }),
);

const messagesOf = (data: unknown) => {
  const parsed = messagesSchema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load the outbox.', parsed.error);
  return parsed.data.map((message) => ({
    id: message.id,
    kind: message.kind,
    recipient: message.recipient,
    subject: message.subject,
    refused: message.refused,
    createdAt: new Date(message.created_at),
  }));
};

export type OutboxMessage = ReturnType<typeof messagesOf>[number];

const shown = 50;

export const outboxQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['system', 'outbox'],
    queryFn: async ({ signal }) =>
      messagesOf(responseData(await backend.rpc('read_outbox', { p_limit: shown }).abortSignal(signal))),
  });
