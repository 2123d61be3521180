import {
  type ConversationAuthor,
  conversationLimits,
  type ConversationMessage,
  type ConversationResult,
  type ReadMessages,
  unreadableConversation,
} from './conversation.ts';
import { readChatJson } from './read-chat-json.ts';
import { readJournal } from './read-journal.ts';
import { readTranscript } from './read-transcript.ts';
import { isWhatsapp, readWhatsapp } from './read-whatsapp.ts';

const authorsOf = (messages: readonly ConversationMessage[]): readonly ConversationAuthor[] => {
  const authors = new Map<string, ConversationAuthor>();
  for (const { author, isAssistant } of messages) {
    const messagesSoFar = authors.get(author)?.messages ?? 0;
    authors.set(author, { name: author, isAssistant, messages: messagesSoFar + 1 });
  }
  return [...authors.values()].toSorted(
    (one, other) => Number(one.isAssistant) - Number(other.isAssistant) || other.messages - one.messages,
  );
};

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

const titleOfFile = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/u, '')
    .replace(/\.[a-z0-9]{1,8}$/iu, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim();

const finished = (fileName: string, { format, title, messages }: ReadMessages): ConversationResult => {
  if (messages.length === 0) return unreadableConversation('no-messages');
  if (messages.length > conversationLimits.messages) return unreadableConversation('too-many');
  const bounded = messages.map((message) => ({
    ...message,
    author: message.author.slice(0, conversationLimits.author),
    text: message.text.slice(0, conversationLimits.messageLetters),
  }));
  const name = (title ?? titleOfFile(fileName)) || 'Untitled';
  return {
    ok: true,
    conversation: {
      format,
      title: name.slice(0, conversationLimits.title),
      messages: bounded,
      authors: authorsOf(bounded),
    },
  };
};

/** A chat, a transcript or a journal out of a file or the clipboard. What it is, is found out by looking; never throws. */
export const parseConversation = (fileName: string, text: string): ConversationResult => {
  if (text.trim() === '') return unreadableConversation('empty');
  if (text.startsWith('PK\u0003\u0004')) return unreadableConversation('zip');
  if (text.length > conversationLimits.letters) return unreadableConversation('too-big');
  if (text.includes('\u0000')) return unreadableConversation('not-text');
  const plain = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  if (/^\s*<(?:!doctype html|html)\b/iu.test(plain)) return unreadableConversation('html');
  if (isWhatsapp(plain)) return finished(fileName, readWhatsapp(plain));
  const isJson = /\.json$/iu.test(fileName) || /^\s*(?:\{\s*["}]|\[\s*[{[\]])/u.test(plain);
  if (!isJson) return finished(fileName, readTranscript(plain) ?? readJournal(plain));
  const file = parsed(plain);
  if (file === null) return unreadableConversation('broken-json');
  const read = readChatJson(file.value);
  return read === null ? unreadableConversation('unknown-json') : finished(fileName, read);
};
