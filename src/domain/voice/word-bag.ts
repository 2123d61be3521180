/**
 * A way of saying something in no fixed order: one word of every group, and besides them only words that change
 * nothing. A single word from elsewhere, and it is not this.
 */
export interface WordBag {
  readonly needs: readonly (readonly string[])[];
  readonly may: readonly string[];
}

/** Words that never change what is meant. */
const everyday = new Set(
  'a an the some my this that it please now just for me us i to of and with can could you would will like'.split(
    ' ',
  ),
);

const longest = 10;

export const bag = (needs: readonly string[], may: string): WordBag => ({
  needs: needs.map((group) => group.split(' ')),
  may: may === '' ? [] : may.split(' '),
});

export const fitsBag = (words: readonly string[], { needs, may }: WordBag): boolean =>
  words.length <= longest &&
  needs.every((group) => group.some((word) => words.includes(word))) &&
  words.every(
    (word) => everyday.has(word) || may.includes(word) || needs.some((group) => group.includes(word)),
  );
