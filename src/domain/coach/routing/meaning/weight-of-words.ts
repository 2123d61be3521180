import { fittedGroups, fittedWords } from './fitted-words.ts';
import { grave, heavy } from './heavy-words.ts';
import { ofWork } from './work-words.ts';

export const groupNames = ['always', 'oneself', 'heavy', 'grave', 'work'] as const;

const self = /\b(?:i|im|me|my|myself)\b/;

const kindsOf = (text: string, group: RegExp, most: number): number =>
  Math.min(new Set(Array.from(text.matchAll(group), ([word]) => word)).size, most);

const stemOf = (word: string): string => {
  const ending = ['ing', 'ed', 's'].find((one) => word.length > one.length + 3 && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
};

// How somebody talks, not what about: a long story of one's own is no crisis for that.
const small: ReadonlySet<string> = new Set(
  'a an the i im ive id ill me my mine we our us you your he she it its this that these those they them their there here who what when where why how which whose is am are was were be been be have has had having do does did doing done will would shall should can could may might must and or but if so then than as of at by for from in into on onto to up down out off over under with about after before between through just only also too very really quite still even ever again all any some each every both more most other such own same not no nor yes like get got go going went make made take took say said tell told think know want need try let put keep way thing things stuff lot bit one two three first last next new old good bad well today day days week weeks month months year years monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .map(stemOf),
);

/** What of a sentence is weighed: its words without their endings, and how much of each group is in it. */
export const weighedParts = (sentence: string) => ({
  stems: new Set(
    sentence
      .split(' ')
      .map(stemOf)
      .filter((stem) => !small.has(stem)),
  ),
  groups: {
    always: 1,
    oneself: self.test(sentence) ? 1 : 0,
    heavy: kindsOf(sentence, heavy, 3),
    grave: kindsOf(sentence, grave, 5) / 2,
    work: kindsOf(sentence, ofWork, 4) / 2,
  },
});

const weights: ReadonlyMap<string, number> = new Map(
  fittedWords.flatMap(([weight, stems]) => stems.split(' ').map((stem) => [stem, weight] as const)),
);

// In tenths. Higher asks less often and misses more.
const enough = 3;

/**
 * Whether a sentence weighs more than a wish about work does. It is the last net: it hears the sentences that no family
 * of phrases foresaw, and it only ever asks.
 */
export const weighsHeavy = (sentence: string, more = 0): boolean => {
  const { stems, groups } = weighedParts(sentence);
  let sum = 0;
  for (const name of groupNames) sum += groups[name] * fittedGroups[name];
  for (const stem of stems) sum += weights.get(stem) ?? 0;
  return sum > enough + more * 10;
};
