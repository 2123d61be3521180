const LIKENESS = 0.7;
const LONGEST = 128;

/** The known name that a mistyped one most likely meant, or nothing when none is near. */
export const closestName = (
  asked: string,
  known: Iterable<string>,
  likeness = LIKENESS,
): string | undefined => {
  if (asked.length > LONGEST) return undefined;
  const ownPairs = pairsOf(asked);
  let best: string | undefined;
  let bestScore = likeness;
  for (const name of known) {
    const longest = Math.max(asked.length, name.length);
    // Names whose lengths alone differ too much need no closer look.
    if (longest > LONGEST || 1 - Math.abs(asked.length - name.length) / longest < bestScore) continue;
    // As PostgREST has it, two names that share no two letters in a row are not alike, however short they are.
    if (ownPairs.isDisjointFrom(pairsOf(name))) continue;
    const score = 1 - editDistance(asked, name) / longest;
    if (score >= bestScore) {
      best = name;
      bestScore = score;
    }
  }
  return best;
};

/** Every two neighbours of a name's letters and digits, with its beginning and its end. */
const pairsOf = (name: string): Set<string> => {
  const text = `-${name.toLowerCase().replaceAll(/[^a-z0-9à-ÿ, ]/gu, '')}-`;
  return new Set(Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2)));
};

const editDistance = (left: string, right: string): number => {
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
