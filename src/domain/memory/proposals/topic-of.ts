const filler = new Set(
  "a an the my our your his her their i i'm im i've i'll i'd we it its it's this that that's there's these those is was are were be been being am isn't wasn't so but and or then just really actually very also always usually often sometimes never today yesterday again too much way more most less lot loads of to for in on at by with from as if when whenever once because since having had have has got get gets getting doing did do does done didn't don't doesn't not no only even still first now me myself felt feel feels made makes make kept keep keeps went go goes than about while after before until without there here some any all what which who how why tbh lol ok okay well like kind sort bit quite pretty super totally honestly definitely turns turned out noticed realised realized find found think thought up off over down into can could will would should every each one".split(
    ' ',
  ),
);
/** Words that name the work itself: what a sentence is about is what goes with them. */
const weak = new Set(
  'focus focused work worked working write wrote think session thing things time start started finish finished concentrate good great better best easier sure'.split(
    ' ',
  ),
);

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
const plainWord = (word: string): string => word.toLowerCase().replaceAll('’', "'");
const isFiller = (word: string): boolean => filler.has(plainWord(word));

const trimmed = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex((word) => !isFiller(word));
  const last = words.findLastIndex((word) => !isFiller(word));
  return first === -1 ? [] : words.slice(first, last + 1);
};

/** Up to four words that say something, with what stands between them. */
const shortened = (words: readonly string[]): readonly string[] => {
  let saying = 0;
  const end = words.findIndex((word) => !isFiller(word) && (saying += 1) > 4);
  return trimmed(words.slice(0, Math.min(end === -1 ? words.length : end, 7)));
};

/** The clause that is nearest to the cue. */
const nearest = (text: string, side: 'before' | 'after'): string => {
  const clauses = text
    .split(/[,;:!?()=–—→]|\.(?!\d)| - |\b(?:but|and|because|so|then|which|unless|until)\b/iu)
    .map((clause) => shortened(trimmed(wordsOf(clause))))
    .filter((words) => words.length > 0);
  return ((side === 'before' ? clauses.at(-1) : clauses[0]) ?? []).join(' ');
};

/** Whether a text says more than that there was some work. */
export const isTelling = (topic: string): boolean =>
  wordsOf(topic).some((word) => !isFiller(word) && !weak.has(plainWord(word)));

/** Who or what a fact is about: what stands before its verb. */
const subject = (sentence: string): string =>
  nearest(
    sentence.split(
      /\b(?:is|are|was|goes?|gets?|lives?|renews?|expires?|runs|ends|opens?|closes?|shuts?|starts?|falls?|can['’]?t|cannot|doesn['’]?t|called|phones|only)\b/iu,
      1,
    )[0] ?? '',
    'after',
  );

/** A short name of what a sentence is about, out of its own words; empty where there are none. */
export const topicOf = (
  sentence: string,
  cue: { readonly from: number; readonly to: number },
  side: 'before' | 'after' | 'subject',
): string => {
  const before = nearest(sentence.slice(0, cue.from), 'before');
  const after = nearest(sentence.slice(cue.to), 'after');
  const sides =
    side === 'subject'
      ? [subject(sentence), before, after]
      : side === 'before'
        ? [before, after]
        : [after, before];
  const all = [...sides, nearest(sentence, 'after')];
  return (all.find(isTelling) ?? all.find((topic) => topic !== '') ?? '').slice(0, 80);
};

/** How many words say something beside those that only hold a sentence together. */
export const sayingWords = (text: string): number => wordsOf(text).filter((word) => !isFiller(word)).length;
