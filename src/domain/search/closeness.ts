/** How well a word of a text answers a word of the query; 0 is not at all. */
export const closeness = { exact: 1, plural: 0.9, prefix: 0.7, typo: 0.4, none: 0 } as const;

const shortestPrefix = 2;

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** The word itself, its plural, or a longer word that begins with it. */
export const directCloseness = (asked: string, found: string): number => {
  if (asked === found) return closeness.exact;
  if (singular(asked) === singular(found)) return closeness.plural;
  if (asked.length >= shortestPrefix && found.startsWith(asked)) return closeness.prefix;
  return closeness.none;
};

/** One slip of the finger in four letters, two in eight; shorter words mean too many other words by then. */
const slipsAllowed = (letters: number): number => {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
};

export const isTypoOf = (asked: string, found: string): boolean => {
  const allowed = slipsAllowed(asked.length);
  if (allowed === 0 || Math.abs(asked.length - found.length) > allowed) return false;
  return slipsBetween(asked, found) <= allowed;
};

/** Letters missing, added, changed or swapped with their neighbour (optimal string alignment). */
const slipsBetween = (left: string, right: string): number => {
  let before: readonly number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = current;
  }
  return above[right.length] ?? 0;
};
