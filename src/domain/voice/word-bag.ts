/**
 * A way of saying something in no fixed order: one word of every group, and besides them only words that change
 * nothing. A single word from elsewhere, and it is not this.
 */
export interface WordBag {
  readonly needs: readonly (readonly string[])[];
  readonly may: readonly string[];
  /** What makes it something else after all. */
  readonly not: readonly string[];
}

/** Words that never change what is meant. */
const everyday = new Set(
  'a an the some my this that it please now just for me us i to of and can could would will like'.split(' '),
);

const longest = 10;

export const bag = (needs: readonly string[], may: string, not = ''): WordBag => ({
  needs: needs.map((group) => group.split(' ')),
  may: may === '' ? [] : may.split(' '),
  not: not === '' ? [] : not.split('|'),
});

export const fitsBag = (words: readonly string[], { needs, may, not }: WordBag): boolean =>
  words.length <= longest &&
  !not.some((some) => ` ${words.join(' ')} `.includes(` ${some} `)) &&
  needs.every((group) => group.some((word) => words.includes(word))) &&
  words.every(
    (word) => everyday.has(word) || may.includes(word) || needs.some((group) => group.includes(word)),
  );
