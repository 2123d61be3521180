import type { ReadMessages } from './conversation.ts';
import { asList, asMoment, asObject, firstText, joinedText, type JsonObject, own } from './json-value.ts';
import { type NewMessage, placed } from './placed.ts';

const telegramMessage = (value: unknown): readonly NewMessage[] => {
  const message = asObject(value);
  const text = joinedText(own(message, 'text'));
  const author = firstText(message, ['from', 'actor']);
  // What was sent on was written by somebody else.
  if (text === null || author === null || own(message, 'type') === 'service') return [];
  if (own(message, 'forwarded_from') !== undefined) return [];
  const at = asMoment(own(message, 'date_unixtime')) ?? asMoment(own(message, 'date'));
  return [{ author, isAssistant: /^(?:bot|channel)/.test(firstText(message, ['from_id']) ?? ''), at, text }];
};

/** Telegram Desktop, one chat or all of them. */
export const readTelegram = (file: JsonObject): ReadMessages => {
  const all = asList(own(asObject(own(file, 'chats')), 'list'));
  const chats = all.length > 0 ? all.map(asObject) : [file];
  return {
    format: 'telegram',
    title: firstText(file, ['name']),
    messages: chats.flatMap((chat) =>
      placed(
        asList(own(chat, 'messages')).flatMap(telegramMessage),
        all.length > 0 ? (firstText(chat, ['name']) ?? 'Chat') : null,
      ),
    ),
  };
};

const discordMessage = (value: unknown): readonly NewMessage[] => {
  const message = asObject(value);
  const author = asObject(own(message, 'author'));
  const text = firstText(message, ['content']);
  const name = firstText(author, ['nickname', 'name']);
  const type = own(message, 'type');
  const isSaid = type === undefined || type === 'Default' || type === 'Reply';
  if (text === null || name === null || !isSaid) return [];
  return [
    {
      author: name,
      isAssistant: own(author, 'isBot') === true,
      at: asMoment(own(message, 'timestamp')),
      text,
    },
  ];
};

/** What DiscordChatExporter writes. */
export const readDiscord = (file: JsonObject): ReadMessages => ({
  format: 'discord',
  title: firstText(asObject(own(file, 'channel')), ['name']),
  messages: placed(asList(own(file, 'messages')).flatMap(discordMessage), null),
});

const claudeMessage = (value: unknown): readonly NewMessage[] => {
  const message = asObject(value);
  const text = firstText(message, ['text']) ?? joinedText(own(message, 'content'));
  const sender = own(message, 'sender');
  if (text === null || (sender !== 'human' && sender !== 'assistant')) return [];
  const isAssistant = sender === 'assistant';
  return [
    { author: isAssistant ? 'Claude' : 'You', isAssistant, at: asMoment(own(message, 'created_at')), text },
  ];
};

/** Claude's `conversations.json`. */
export const readClaude = (chats: readonly JsonObject[]): ReadMessages => ({
  format: 'claude',
  title: chats.length === 1 ? firstText(chats[0] ?? null, ['name']) : null,
  messages: chats.flatMap((chat) =>
    placed(
      asList(own(chat, 'chat_messages')).flatMap(claudeMessage),
      chats.length === 1 ? null : (firstText(chat, ['name']) ?? 'Chat'),
    ),
  ),
});
