import { type Word, wordsOf } from '#domain/breakdown/title-words.ts';

/** Signs that stand for words, and dots that end no sentence. */
const written: readonly (readonly [sign: RegExp, word: string])[] = [
  [/(?<=^|\s)(?:one|1) (?:on|to|2) (?:one|1)(?=\s|$)/gi, 'one-to-one'],
  [/\bend of (term|year|month|week)(?= \p{L})/giu, 'end-of-$1'],
  [/(?<=^|\s)w\/o(?=\s)/gi, 'without'],
  [/(?<=^|\s)w\/\s?/gi, 'with '],
  [/(?<=^|\s)re:/gi, 'about'],
  [/(?<=^|\s)b4(?=\s)/gi, 'before'],
  [/(?<=\s)[+&@](?=\s)/g, 'and'],
  [/\b(dr|mr|mrs|ms|st)\./gi, '$1'],
  [/\bpp?\.\s*(?=\d)/gi, 'page '],
  [/\bno\.\s*(?=\d)/gi, 'number '],
  [/(?<=\p{L})\/(?=\p{L})/gu, ' or '],
  // An address of a page.
  [/(?<=^|\s)(?:https?:\S+|\S+\.(?:com|uk|org|net|io|gov|de))(?=\s|$)/gi, ''],
];
const bracketed = /\([^)]*\)?|\[[^\]]*\]?|\{[^}]*\}?/g;
const breaks = /[,;!?]+(?=\s|$)|\.+(?=\s|$)|…|\s[-–—=>]+\s|[–—]|:(?=\s|$)|\s\/\s|\n/;

const clauses = (text: string) =>
  text
    .split(breaks)
    .map((clause) => wordsOf(clause))
    .filter(({ length }) => length > 0);

const spelled = (title: string): string =>
  written.reduce((text, [sign, word]) => text.replace(sign, word), title.trim());

/** What a title says, clause by clause: the first is nearly always the task, and the others are notes about it. */
export const clausesOf = (title: string): readonly (readonly Word[])[] => {
  const plain = spelled(title);
  const found = clauses(plain.replace(bracketed, ' , '));
  return found.length > 0 ? found : clauses(plain);
};

/** Everything behind the first clause, also what stands in brackets. */
export const notesOf = (title: string): readonly (readonly Word[])[] => {
  const plain = spelled(title);
  const inBrackets = [...plain.matchAll(bracketed)].flatMap(([text]) => clauses(text));
  return [...clausesOf(title).slice(1), ...inBrackets];
};
