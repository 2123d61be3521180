import type { ReadMessages } from './conversation.ts';
import { asList, asObject, firstText, type JsonObject, own } from './json-value.ts';
import { readClaude, readDiscord, readTelegram } from './read-chat-exports.ts';
import { readChatgpt } from './read-chatgpt.ts';
import { readMessageList } from './read-message-list.ts';

const has = (object: JsonObject | null, key: string): boolean => own(object, key) !== undefined;

const readList = (list: readonly unknown[]): ReadMessages => {
  const objects = list.map(asObject).filter((object) => object !== null);
  if (objects.some((object) => has(object, 'mapping'))) return readChatgpt(objects);
  if (objects.some((object) => has(object, 'chat_messages'))) return readClaude(objects);
  return readMessageList(list, null);
};

/** Which app wrote a JSON file is told by its shape. Null where it is none of those that are known. */
export const readChatJson = (file: unknown): ReadMessages | null => {
  if (Array.isArray(file)) return readList(file);
  const object = asObject(file);
  if (object === null) return null;
  if (has(object, 'mapping')) return readChatgpt([object]);
  if (has(object, 'chat_messages')) return readClaude([object]);
  if (has(object, 'chats') || has(object, 'personal_information')) return readTelegram(object);
  const messages = asList(own(object, 'messages'));
  const first = asObject(messages.find((message) => asObject(message) !== null));
  if (has(object, 'channel') && asObject(own(first, 'author')) !== null) return readDiscord(object);
  if (['date_unixtime', 'from_id', 'actor'].some((key) => has(first, key))) return readTelegram(object);
  const title = firstText(object, ['name', 'title', 'conversation']);
  if (has(object, 'messages')) return readMessageList(messages, title);
  const inner = asList(own(object, 'conversations'));
  return inner.length > 0 ? readList(inner) : null;
};
