import type { ConversationMessage } from './conversation.ts';

export type NewMessage = Omit<ConversationMessage, 'place'>;

/** Counts messages from 1, within their chat where a file has several. */
export const placed = (
  messages: readonly NewMessage[],
  chat: string | null,
): readonly ConversationMessage[] =>
  messages.map(({ author, isAssistant, at, text }, index) => ({
    author,
    isAssistant,
    at,
    text,
    place: chat === null ? `message ${index + 1}` : `“${chat.slice(0, 120)}”, message ${index + 1}`,
  }));
