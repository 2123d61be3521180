export interface Word {
  /** As it is compared: lower case, without accents and apostrophes. */
  readonly folded: string;
  /** Where it stands in the text it came from. */
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu;
const longestWord = 64;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The words of a text in their order. What is longer than any word is compared by its beginning. */
export const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(wordPattern), (match) => ({
    folded: fold(match[0].slice(0, longestWord)),
    start: match.index,
    end: match.index + match[0].length,
  })).filter((word) => word.folded !== '');
