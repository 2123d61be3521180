/**
 * What somebody may mean, told by groups of words that stand together, in whatever order: a wish and not being, a height
 * and how easy it would be. A phrase that nobody foresaw is heard as long as its parts are.
 */
export interface Sign {
  /** Every one of these is there. */
  readonly all: readonly RegExp[];
  /** And none of this. */
  readonly unless?: RegExp;
}

/** A group of words, one way to say it a line. `*` stands for the rest of a word. */
export const words = (lines: string): string =>
  `(?:${lines
    .split('\n')
    .map((line) => line.trim().replaceAll('*', String.raw`\w*`))
    .filter((line) => line !== '')
    .join('|')})`;

export const any = (group: string): RegExp => new RegExp(String.raw`\b${group}\b`);

/** Two groups with few words between them, whichever comes first. */
export const near = (one: string, other: string, most: number): RegExp => {
  const between = String.raw`(?: \w+){0,${most}} `;
  return new RegExp(String.raw`\b(?:${one}${between}${other}|${other}${between}${one})\b`);
};

/** One group and then another, with few words between them. */
export const followedBy = (one: string, other: string, most: number): RegExp =>
  new RegExp(String.raw`\b${one}(?: \w+){0,${most}} ${other}\b`);

export const sign = (...all: readonly RegExp[]): Sign => ({ all });

/** The words of the first sign that is there. */
export const heardSign = (signs: readonly Sign[], text: string): string | null => {
  for (const { all, unless } of signs) {
    const found = all.map((group) => group.exec(text)?.[0]);
    if (found.every((one) => one !== undefined) && unless?.test(text) !== true) return found.join(' + ');
  }
  return null;
};
