const LONGEST = 128;
/** How alike two names have to be for PostgREST to suggest one for the other. */
const LIKENESS = 0.33;

/**
 * The known name that a mistyped one most likely meant, or nothing when none is near. As PostgREST chooses: among the
 * names that share three neighbouring letters the one with the fewest changes; where none of those is near enough,
 * among those that share two.
 */
export const closestName = (asked: string, known: Iterable<string>): string | undefined => {
  if (asked.length > LONGEST) return undefined;
  const wanted = asked.toLowerCase();
  const names = [...known].filter((name) => name.length <= LONGEST);
  const same = names.find((name) => name.toLowerCase() === wanted);
  if (same !== undefined) return same;
  return nearestOf(wanted, names, 3) ?? nearestOf(wanted, names, 2);
};

const nearestOf = (wanted: string, names: readonly string[], size: number): string | undefined => {
  const own = piecesOf(wanted, size);
  const scored = names.flatMap((name) => {
    const shared = cosine(own, piecesOf(name, size));
    if (shared === 0) return [];
    const likeness = 1 - editDistance(wanted, name.toLowerCase()) / Math.max(wanted.length, name.length);
    return likeness < LIKENESS ? [] : [{ name, likeness, shared }];
  });
  return scored.toSorted((a, b) => b.likeness - a.likeness || b.shared - a.shared)[0]?.name;
};

/** Neighbouring letters and digits of a name, with its beginning and its end, and how often they come. */
const piecesOf = (name: string, size: number): ReadonlyMap<string, number> => {
  const text = `-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}\s,]/gu, '')}-`;
  const pieces = new Map<string, number>();
  for (let at = 0; at + size <= text.length; at += 1) {
    const piece = text.slice(at, at + size);
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  }
  return pieces;
};

const cosine = (left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number => {
  let shared = 0;
  for (const [piece, count] of left) shared += count * (right.get(piece) ?? 0);
  return shared === 0 ? 0 : shared / (Math.hypot(...left.values()) * Math.hypot(...right.values()));
};

/** How many letters have to be put in, left out or changed to make one of the other. */
export const editDistance = (left: string, right: string): number => {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
};
