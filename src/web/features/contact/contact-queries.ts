import * as z from 'zod/mini';
import { contactTopics } from '#domain/contact/contact-topics.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';

const messagesSchema = z.array(
  z.object({
    id: z.string(),
    topic: z.enum(contactTopics),
    message: z.string(),
    created_at: z.string(),
  }),
);

const messagesOf = (data: unknown) => {
  const parsed = messagesSchema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load your messages.', parsed.error);
  return parsed.data.map(({ id, topic, message, created_at }) => ({
    id,
    topic,
    message,
    createdAt: new Date(created_at),
  }));
};

export type OwnMessage = ReturnType<typeof messagesOf>[number];

const shown = 50;

/** What somebody who is signed in wrote, the newest first. */
export const readOwnMessages = async (): Promise<readonly OwnMessage[]> => {
  const { backend } = await connect();
  return messagesOf(
    responseData(
      await backend
        .from('contact_messages')
        .select('id, topic, message, created_at')
        .order('created_at', { ascending: false })
        .limit(shown),
    ),
  );
};
