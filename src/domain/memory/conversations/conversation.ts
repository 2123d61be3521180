/** What is read at once: years of a chat, and still bounded in memory and time. */
export const conversationLimits = {
  letters: 5_000_000,
  messages: 20_000,
  messageLetters: 20_000,
  title: 120,
  author: 80,
} as const;

export interface ConversationMessage {
  readonly author: string;
  /** Written by a machine: never looked through. */
  readonly isAssistant: boolean;
  /** ISO 8601; without a zone where the file has none: the person's own clock. */
  readonly at: string | null;
  readonly text: string;
  /** For finding it again: "message 12", "line 40". */
  readonly place: string;
}

export interface ConversationAuthor {
  readonly name: string;
  readonly isAssistant: boolean;
  readonly messages: number;
}

export type ConversationFormat =
  'journal' | 'transcript' | 'whatsapp' | 'telegram' | 'discord' | 'chatgpt' | 'claude' | 'messages';

export interface Conversation {
  readonly format: ConversationFormat;
  readonly title: string;
  readonly messages: readonly ConversationMessage[];
  /** Who wrote, most messages first, for saying which of them is "me". A journal has one: its writer. */
  readonly authors: readonly ConversationAuthor[];
}

export type ConversationProblem =
  | 'empty'
  | 'too-big'
  | 'too-many'
  | 'zip'
  | 'html'
  | 'not-text'
  | 'broken-json'
  | 'unknown-json'
  | 'no-messages';

/** One sentence about what is wrong, one about what to do. */
export const conversationProblemWords: Readonly<Record<ConversationProblem, string>> = {
  empty: 'There’s nothing in it yet. Paste a text or choose a file.',
  'too-big': 'That’s more than 5 MB of text. Please take a shorter time or one chat at once.',
  'too-many': 'It has more than 20,000 messages. Please take a shorter time or one chat at once.',
  zip: 'This is a ZIP file. Please unzip it first, then choose the text or JSON file inside.',
  html: 'This is a web page. Please export the chat again as text or JSON.',
  'not-text': 'This is not a text file. Please choose a text, Markdown or JSON file.',
  'broken-json': 'This JSON file is incomplete or damaged. Please export it again.',
  'unknown-json':
    'We can read JSON from ChatGPT, Claude, Telegram, Discord, Slack and Signal, but this is something else. Please try plain text.',
  'no-messages': 'We found no written messages in it. Please check that it’s the right file.',
};

export type ConversationResult =
  | { readonly ok: true; readonly conversation: Conversation }
  | { readonly ok: false; readonly problem: ConversationProblem; readonly message: string };

export const unreadableConversation = (problem: ConversationProblem): ConversationResult => ({
  ok: false,
  problem,
  message: conversationProblemWords[problem],
});

/** What a reader of one format gives: messages in their order. */
export interface ReadMessages {
  readonly format: ConversationFormat;
  readonly title: string | null;
  readonly messages: readonly ConversationMessage[];
}

/** The writer of a text that names nobody. */
export const journalAuthor = 'You';
