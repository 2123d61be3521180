import { conversationLimits, type ReadMessages } from './conversation.ts';
import { asList, asMoment, asObject, asText, firstText, type JsonObject, own } from './json-value.ts';
import { type NewMessage, placed } from './placed.ts';

/** The way from the message that was shown last up to the first: answers that were asked for again are beside it. */
const shownNodes = (chat: JsonObject): readonly JsonObject[] => {
  const mapping = asObject(own(chat, 'mapping'));
  const ids = Object.keys(mapping ?? {});
  const isLeaf = (id: string): boolean => asList(own(asObject(own(mapping, id)), 'children')).length === 0;
  let id = asText(own(chat, 'current_node')) ?? ids.findLast(isLeaf) ?? null;
  const seen = new Set<string>();
  const nodes: JsonObject[] = [];
  // A damaged file may lead in a circle.
  while (id !== null && !seen.has(id) && seen.size < conversationLimits.messages * 2) {
    seen.add(id);
    const node = asObject(own(mapping, id));
    if (node !== null) nodes.push(node);
    id = asText(own(node, 'parent'));
  }
  return nodes.toReversed();
};

const messageOf = (node: JsonObject): readonly NewMessage[] => {
  const message = asObject(own(node, 'message'));
  const role = own(asObject(own(message, 'author')), 'role');
  if (role !== 'user' && role !== 'assistant') return [];
  if (own(asObject(own(message, 'metadata')), 'is_visually_hidden_from_conversation') === true) return [];
  const content = asObject(own(message, 'content'));
  const type = own(content, 'content_type');
  if (type !== undefined && type !== 'text' && type !== 'multimodal_text') return [];
  const parts = asList(own(content, 'parts')).filter((part) => typeof part === 'string');
  const text = asText(parts.join('\n'));
  if (text === null) return [];
  const isAssistant = role === 'assistant';
  return [
    { author: isAssistant ? 'ChatGPT' : 'You', isAssistant, at: asMoment(own(message, 'create_time')), text },
  ];
};

/** ChatGPT's `conversations.json`: each chat is a tree, of which the shown branch is read. */
export const readChatgpt = (chats: readonly JsonObject[]): ReadMessages => ({
  format: 'chatgpt',
  title: chats.length === 1 ? firstText(chats[0] ?? null, ['title']) : null,
  messages: chats.flatMap((chat) =>
    placed(
      shownNodes(chat).flatMap(messageOf),
      chats.length === 1 ? null : (firstText(chat, ['title']) ?? 'Chat'),
    ),
  ),
});
