import { type ConversationMessage, journalAuthor, type ReadMessages } from './conversation.ts';

const dated = /^\s*(?:#{1,6}\s*)?(\d{4}-\d{2}-\d{2})\b/u;
/** Who never leaves a line empty gets a new paragraph at the next line all the same. */
const longParagraph = 2000;
/** Who never breaks a line gets pieces that end with a sentence, or else with a word. */
const pieces = /[^]{1,5000}(?:[.!?…](?=\s)|$)|[^]{1,5000}(?=\s|$)|[^]{1,5000}/gu;

/** A text without authors: every paragraph is the person's own. A day written above holds for what follows. */
export const readJournal = (text: string): ReadMessages => {
  const messages: (ConversationMessage & { text: string })[] = [];
  let at: string | null = null;
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const day = dated.exec(line)?.[1] ?? null;
    if (day !== null && !Number.isNaN(Date.parse(day))) at = day;
    const last = messages.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && last !== undefined && day === null && last.text.length < longParagraph) {
      last.text += `\n${line}`;
    } else {
      const place = `line ${index + 1}`;
      const parts = line.length > longParagraph ? (line.match(pieces) ?? []) : [line];
      messages.push(
        ...parts.map((part) => ({ author: journalAuthor, isAssistant: false, at, text: part, place })),
      );
      isOpen = true;
    }
  }
  return {
    format: 'journal',
    title: /^#\s+(.+)$/mu.exec(text.slice(0, 1000))?.[1]?.trim() ?? null,
    messages,
  };
};
