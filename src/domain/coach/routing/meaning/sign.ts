/**
 * What somebody may mean, told by groups of words that stand together, in whatever order: a wish and not being, a height
 * and how easy it would be. A phrase that nobody foresaw is heard as long as its parts are.
 */
/** What can be looked for in a text: an expression, or two groups near each other. */
interface Heard {
  readonly exec: (text: string) => readonly string[] | null;
}

export interface Sign {
  /** Every one of these is there. */
  readonly all: readonly Heard[];
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

/** All of a group that a text has, to be counted. */
export const every = (lines: string): RegExp => new RegExp(String.raw`\b${words(lines)}\b`, 'g');

// Groups stand in many signs. Each is made into an expression once: making them is what takes time.
const made = new Map<string, RegExp>();
const everyOf = (group: string): RegExp => {
  const known = made.get(group) ?? new RegExp(String.raw`\b${group}(?!\w)`, 'g');
  made.set(group, known);
  return known;
};

const pairOf = (text: string, one: string, other: string, most: number): readonly [string] | null => {
  const seconds = Array.from(text.matchAll(everyOf(other)));
  if (seconds.length === 0) return null;
  for (const first of text.matchAll(everyOf(one))) {
    const end = first.index + first[0].length;
    for (const second of seconds) {
      if (second.index <= end) continue;
      const between = text.slice(end, second.index);
      // A turn of speech that was taken out parts what stands around it.
      if (between.includes('…') || between.split(' ').length - 2 > most) break;
      return [text.slice(first.index, second.index + second[0].length)];
    }
  }
  return null;
};

/** Two groups with few words between them, whichever comes first. */
export const near = (one: string, other: string, most: number): Heard => ({
  exec: (text) => pairOf(text, one, other, most) ?? pairOf(text, other, one, most),
});

/** One group and then another, with few words between them. */
export const followedBy = (one: string, other: string, most: number): Heard => ({
  exec: (text) => pairOf(text, one, other, most),
});

export const sign = (...all: readonly Heard[]): Sign => ({ all });

/** The words of the first sign that is there. */
export const heardSign = (signs: readonly Sign[], text: string): string | null => {
  for (const { all, unless } of signs) {
    const found = all.map((group) => group.exec(text)?.[0]);
    if (found.every((one) => one !== undefined) && unless?.test(text) !== true) return found.join(' + ');
  }
  return null;
};
