import type { Matches } from '#domain/search/match-words.ts';
import type { IndexedText } from '#domain/search/search-index.ts';
import type { Word } from '#domain/search/words.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text with the places to mark in it: data, so that nothing from a page is ever read as HTML. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Range[];
}

const isMatch = (word: Word, matches: Matches): boolean =>
  matches.some((answers) => answers.has(word.folded));

export const markAll = ({ text, words }: IndexedText, matches: Matches): MarkedText => ({
  text,
  marks: words.filter((word) => isMatch(word, matches)).map(({ start, end }) => ({ start, end })),
});

const snippetLength = 180;
const before = 60;

/** How many different words of the query stand between here and the end of a snippet that begins here. */
const richness = (words: readonly Word[], from: number, matches: Matches): number => {
  const start = words[from]?.start ?? 0;
  const near: string[] = [];
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || word.end - start > snippetLength - before) break;
    near.push(word.folded);
  }
  return matches.filter((answers) => near.some((word) => answers.has(word))).length;
};

const bestMatch = (words: readonly Word[], matches: Matches): number => {
  let best = 0;
  let most = 0;
  words.forEach((word, at) => {
    if (most === matches.length || !isMatch(word, matches)) return;
    const rich = richness(words, at, matches);
    if (rich > most) {
      best = at;
      most = rich;
    }
  });
  return best;
};

/** The most telling place of a text, cut between words. */
export const snippetOf = ({ text, words }: IndexedText, matches: Matches): MarkedText => {
  if (text.length <= snippetLength) return markAll({ text, words }, matches);
  const centre = words[bestMatch(words, matches)]?.start ?? 0;
  const first = centre <= before ? 0 : (words.find((word) => word.start >= centre - before)?.start ?? 0);
  const kept = words.filter((word) => word.start >= first && word.end <= first + snippetLength);
  // One endless word fills the whole snippet: cut it, but not inside a letter.
  const end =
    kept.at(-1)?.end ??
    first +
      Array.from(text.slice(first, first + snippetLength))
        .slice(0, -1)
        .join('').length;
  const lead = first === 0 ? '' : '… ';
  const tail = end >= text.length ? '' : ' …';
  return {
    text: `${lead}${text.slice(first, end)}${tail}`,
    marks: kept
      .filter((word) => isMatch(word, matches))
      .map((word) => ({ start: word.start - first + lead.length, end: word.end - first + lead.length })),
  };
};
