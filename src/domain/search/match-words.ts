import { directCloseness, isTypoOf, closeness } from '#domain/search/closeness.ts';
import type { IndexedText } from '#domain/search/search-index.ts';

/** For each word of the query: the words that answer it, and how well. */
export type Matches = readonly ReadonlyMap<string, number>[];

/** Typos count only where nothing is spelled as asked: who types "task" does not look for "talk". */
export const matchWords = (asked: readonly string[], vocabulary: Iterable<string>): Matches => {
  const known = [...vocabulary];
  return asked.map((word) => {
    const direct = known
      .map((found) => [found, directCloseness(word, found)] as const)
      .filter(([, close]) => close > 0);
    if (direct.length > 0) return new Map(direct);
    return new Map(known.filter((found) => isTypoOf(word, found)).map((found) => [found, closeness.typo]));
  });
};

/** How well a text answers each word of the query. */
export const closenessIn = ({ words }: IndexedText, matches: Matches): readonly number[] =>
  matches.map((answers) => words.reduce((best, word) => Math.max(best, answers.get(word.folded) ?? 0), 0));
