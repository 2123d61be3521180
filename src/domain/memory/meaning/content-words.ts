import { wordsOf } from '#domain/search/words.ts';

/** Words that stand in any sentence and say nothing of what it is about. */
const emptyWords = new Set(
  `a about after again all also am an and any anything are as at be been before but by can cannot cant could did do does done
  dont during everybody for from get gets getting go goes going got had has have having he her here his how i if im in into is
  it its just kind like made make makes may me might mine must my myself no not of off on only onto or our out over shall she
  should so some somebody something sort than that the their them then there these they thing things this those to too under
  until up us very was we were what when where which who whom whose why will with without would you your`.split(
    /\s+/,
  ),
);

const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=...)(?:ing|ed)$/, ''],
  [/(?<=..(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=..[^s])s$/, ''],
  [/(?<=...)ly$/, ''],
  [/(?<=...)e$/, ''],
  [/(?<=...)y$/, 'i'],
  [/([bdgklmnprt])\1$/, '$1'],
];

/** "packed", "packing" and "packs" are one word to somebody who asks about packing. */
export const stemOf = (word: string): string =>
  endings.reduce((stem, [ending, instead]) => stem.replace(ending, instead), word);

/** The words of a text that say what it is about, as they are compared, each once. */
export const contentWords = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text.replaceAll(/['’]s\b/gu, ''))
      .map(({ folded }) => folded)
      .filter((word) => word.length > 1 && !emptyWords.has(word))
      .map(stemOf),
  ),
];
