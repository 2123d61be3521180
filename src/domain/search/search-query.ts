import { wordsOf } from '#domain/search/words.ts';

export const queryLimits = { characters: 200, words: 12 } as const;

/** What was asked for, as it is shown and searched: one line, and never more than 200 characters. */
export const cleanQuery = (raw: string | null): string =>
  Array.from(
    (raw ?? '')
      .slice(0, queryLimits.characters * 4)
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, queryLimits.characters)
    .join('')
    .trim();

// Words that stand in every text and find nothing.
const filler = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or that the this to was what when where which who why with you your'.split(
    ' ',
  ),
);

/** The words that count. A question of filler words alone is taken at its word. */
export const queryWords = (query: string): readonly string[] => {
  const all = [...new Set(wordsOf(cleanQuery(query)).map((word) => word.folded))];
  const telling = all.filter((word) => !filler.has(word));
  return (telling.length === 0 ? all : telling).slice(0, queryLimits.words);
};
