import { infiniteQueryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { contactStates, type ContactState } from '#domain/contact/contact-states.ts';
import { contactTopics } from '#domain/contact/contact-topics.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

const pageSchema = z.object({
  counts: z.object({ new: z.number(), read: z.number(), done: z.number() }),
  messages: z.array(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      topic: z.enum(contactTopics),
      message: z.string(),
      state: z.enum(contactStates),
      created_at: z.string(),
      signed_in: z.boolean(),
      priority: z.boolean(),
    }),
  ),
});

const pageOf = (data: unknown) => {
  const parsed = pageSchema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load the messages.', parsed.error);
  const { counts, messages } = parsed.data;
  return {
    counts,
    messages: messages.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      topic: row.topic,
      message: row.message,
      state: row.state,
      signedIn: row.signed_in,
      priority: row.priority,
      createdAt: new Date(row.created_at),
      // To the microsecond, as the next page asks for it.
      moment: row.created_at,
    })),
  };
};

type MessagesPage = ReturnType<typeof pageOf>;
export type ContactMessage = MessagesPage['messages'][number];

const pageSize = 20;
const askAgain = 60_000;

export const messagesKey = ['system', 'messages'] as const;

const noCursor: { readonly p_before?: string; readonly p_before_id?: string } = {};

/** One state, page by page, with the counts of all three. It asks again by itself: a new message shows up. */
export const messagesQuery = (backend: Backend, state: ContactState) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, state],
    queryFn: async ({ signal, pageParam }) => {
      const asked = { p_state: state, p_limit: pageSize, ...pageParam };
      return pageOf(responseData(await backend.rpc('read_contact_messages', asked).abortSignal(signal)));
    },
    initialPageParam: noCursor,
    getNextPageParam: ({ messages }) => {
      const last = messages.length < pageSize ? undefined : messages.at(-1);
      return last === undefined ? undefined : { p_before: last.moment, p_before_id: last.id };
    },
    refetchInterval: askAgain,
  });
