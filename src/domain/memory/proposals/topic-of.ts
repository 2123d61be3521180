const filler = new Set(
  "a an the my our i i'm im i've we it its it's this that these those is was are were be been being am so but and or then just really actually very also always usually often today yesterday again too much way more less lot of to for in on at by with from as if when once because since having had have has got get doing did do does not no only even still first now me felt feel feels made makes make kept keep keeps went go goes than about while after before until without there here some all what which who how why tbh lol ok okay well like kind sort bit quite pretty super totally honestly definitely turns out noticed realised realized up off out over down into".split(
    ' ',
  ),
);

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
const isFiller = (word: string): boolean => filler.has(word.toLowerCase().replaceAll('’', "'"));

const trimmed = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex((word) => !isFiller(word));
  if (first === -1) return [];
  const last = words.findLastIndex((word) => !isFiller(word));
  return words.slice(first, last + 1);
};

/** At most four words of the clause that is nearest to the cue. */
const nearest = (text: string, side: 'before' | 'after'): string => {
  const clauses = text
    .split(/[,;:.!?()=–—]| - |\b(?:but|and|because|so|then|which)\b/iu)
    .map((clause) => trimmed(wordsOf(clause)))
    .filter((words) => words.length > 0);
  const words = (side === 'before' ? clauses.at(-1) : clauses[0]) ?? [];
  return trimmed(words.slice(0, 4)).join(' ');
};

/** A short name of what a sentence is about, out of its own words; empty where there are none. */
export const topicOf = (
  sentence: string,
  cue: { readonly from: number; readonly to: number },
  side: 'before' | 'after',
): string => {
  const before = nearest(sentence.slice(0, cue.from), 'before');
  const after = nearest(sentence.slice(cue.to), 'after');
  const [wanted, other] = side === 'before' ? [before, after] : [after, before];
  return (wanted || other || nearest(sentence, 'after')).slice(0, 80);
};

/** How many words say something beside those that only hold a sentence together. */
export const sayingWords = (text: string): number => wordsOf(text).filter((word) => !isFiller(word)).length;
