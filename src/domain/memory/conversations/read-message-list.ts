import type { ReadMessages } from './conversation.ts';
import { asMoment, asObject, firstText, joinedText, type JsonObject, own } from './json-value.ts';
import { type NewMessage, placed } from './placed.ts';

const textKeys = ['text', 'body', 'content', 'message'];
const authorKeys = ['author', 'user', 'sender', 'from', 'name', 'username', 'role'];
const nameKeys = ['real_name', 'display_name', 'nickname', 'name', 'username', 'profileName', 'role', 'id'];
const momentKeys = ['ts', 'timestamp', 'date', 'created_at', 'sent_at', 'sentAt', 'time', 'at'];
const machine = /^(?:assistant|ai|bot|system|tool|model|chatgpt|claude|gemini|copilot|slackbot)$/i;

const authorOf = (message: JsonObject): string | null => {
  const profile = firstText(asObject(own(message, 'user_profile')), nameKeys);
  if (profile !== null) return profile;
  for (const key of authorKeys) {
    const value = own(message, key);
    const name = firstText(asObject(value), nameKeys) ?? firstText(message, [key]);
    if (name !== null) return name === 'user' || name === 'human' ? 'You' : name;
  }
  return null;
};

const messageOf = (value: unknown): readonly NewMessage[] => {
  const message = asObject(value);
  if (message === null) return [];
  const textKey = textKeys.find((key) => joinedText(own(message, key)) !== null);
  const text = textKey === undefined ? null : joinedText(own(message, textKey));
  const author = authorOf(message);
  if (text === null || author === null) return [];
  // Who joined and who left is not said by anybody.
  const subtype = firstText(message, ['subtype']);
  if (subtype !== null && /(?:join|leave|topic|purpose|name|archive)$/.test(subtype)) return [];
  const isAssistant =
    own(message, 'bot_id') !== undefined || subtype === 'bot_message' || machine.test(author);
  const at = momentKeys.map((key) => asMoment(own(message, key))).find((moment) => moment !== null) ?? null;
  return [{ author, isAssistant, at, text }];
};

/** Slack, Signal and whatever else is a list of messages with an author and a text. */
export const readMessageList = (list: readonly unknown[], title: string | null): ReadMessages => ({
  format: 'messages',
  title,
  messages: placed(list.flatMap(messageOf), null),
});
