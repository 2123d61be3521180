import { type ConversationMessage, journalAuthor, type ReadMessages } from './conversation.ts';

const machine =
  /^(?:assistant|ai|bot|chat ?gpt|gpt(?:-\d\S*)?|claude|gemini|copilot|bard|kindling|system|model|meta ai)$/iu;
const self = /^(?:user|human|me|myself|you|prompt)$/iu;
// "Ada: …", "**Ada:** …", "### Ada", "You said:"
const labelled =
  /^\s*(?:[*_]{1,2})?(\p{L}[\p{L}\p{N} .'-]{0,39}?)(?: said)?(?:[*_]{1,2})?\s?:(?:[*_]{1,2})?(?:\s+(.*))?$/u;
const heading = /^\s*#{1,6}\s+(?:[*_]{1,2})?(\p{L}[\p{L}\p{N} .'-]{0,39}?)(?: said)?:?(?:[*_]{1,2})?\s*$/u;
/** Words before a colon that are no names. */
const noName =
  /^(?:note|notes|todo|to do|ps|tip|idea|mood|energy|date|day|time|place|subject|re|from|to|cc|today|yesterday|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|plan|goal|goals|wins?|lesson|lessons|gratitude|sleep|next|done|why|what|how|when|where|remember|warning|example|summary|title|http|https|update|edit|pros|cons|first|then|also)$/iu;

interface Label {
  readonly name: string;
  readonly rest: string;
}

const labelOf = (line: string): Label | null => {
  const found = labelled.exec(line) ?? heading.exec(line);
  const name = found?.[1]?.trim() ?? '';
  if (name === '' || noName.test(name) || name.split(' ').length > 3) return null;
  const isKnown = machine.test(name) || self.test(name);
  return isKnown || /^\p{Lu}/u.test(name) ? { name, rest: found?.[2] ?? '' } : null;
};

/** Two people who take turns, or a person and a machine. A journal has colons too, but not in turns. */
const isTranscript = (labels: readonly Label[]): boolean => {
  const counts = new Map<string, number>();
  for (const { name } of labels) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  const names = [...counts.keys()];
  if (names.some((name) => machine.test(name)) && names.length >= 2) return true;
  if (names.some((name) => self.test(name)) && names.length >= 2) return true;
  return [...counts.values()].filter((count) => count >= 2).length >= 2 && counts.size <= labels.length / 2;
};

/** A conversation as people paste it; null where nobody takes turns. */
export const readTranscript = (text: string): ReadMessages | null => {
  const lines = text.split('\n');
  const labels = lines.map(labelOf);
  if (!isTranscript(labels.filter((label) => label !== null))) return null;
  const messages: (ConversationMessage & { text: string })[] = [];
  for (const [index, line] of lines.entries()) {
    const label = labels[index] ?? null;
    const last = messages.at(-1);
    if (label !== null) {
      const author = self.test(label.name) ? journalAuthor : label.name;
      const place = `line ${index + 1}`;
      messages.push({ author, isAssistant: machine.test(label.name), at: null, text: label.rest, place });
    } else if (last !== undefined) last.text += `\n${line}`;
  }
  return {
    format: 'transcript',
    title: /^#\s+(.+)$/mu.exec(labels[0] === null ? (lines[0] ?? '') : '')?.[1]?.trim() ?? null,
    messages: messages.filter(({ text }) => text.trim() !== ''),
  };
};
