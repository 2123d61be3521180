import { normalise } from '#domain/memory/meaning/create-embedder.ts';
import type { GoalVectors } from '#server/coach/goal-vectors.ts';

/** How far the spread within the groups is taken for the same in all directions: few examples know it badly. */
const roundness = 0.7;

const meanOf = (vectors: readonly Float32Array[]): Float64Array => {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) vector.forEach((value, part) => (sum[part] = (sum[part] ?? 0) + value));
  return sum.map((value) => value / Math.max(1, vectors.length));
};

/** Gauss, for many right sides at once: each row of `right` is one. The matrix is used up. */
const solveAll = (matrix: Float64Array[], right: Float64Array[]): void => {
  for (const [at, pivot] of matrix.entries()) {
    const head = pivot[at] ?? 1;
    for (const [other, row] of matrix.entries()) {
      const factor = other === at ? 0 : (row[at] ?? 0) / head;
      if (factor === 0) continue;
      for (let column = at; column < row.length; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
      }
      for (const side of right) side[other] = (side[other] ?? 0) - factor * (side[at] ?? 0);
    }
  }
  for (const side of right) {
    for (const [at, row] of matrix.entries()) side[at] = (side[at] ?? 0) / (row[at] ?? 1);
  }
};

/**
 * Where each group lies, seen from the middle of all, with the directions in which a group's own members differ counted less:
 * what somebody works as changes a sentence much and the trouble little (Fisher's linear discriminant).
 */
export const goalDirections = (groups: ReadonlyMap<string, readonly Float32Array[]>): GoalVectors => {
  const all = [...groups.values()].flat();
  const middle = meanOf(all);
  const size = middle.length;
  const spread = Array.from({ length: size }, () => new Float64Array(size));
  const sides: Float64Array[] = [];
  for (const members of groups.values()) {
    const own = meanOf(members);
    sides.push(own.map((value, part) => value - (middle[part] ?? 0)));
    for (const member of members) {
      const apart = own.map((value, part) => (member[part] ?? 0) - value);
      for (const [at, row] of spread.entries()) {
        const here = (apart[at] ?? 0) / all.length;
        for (let part = 0; part < size; part += 1) row[part] = (row[part] ?? 0) + here * (apart[part] ?? 0);
      }
    }
  }
  const usual = spread.reduce((sum, row, at) => sum + (row[at] ?? 0), 0) / size;
  for (const [at, row] of spread.entries()) {
    for (let part = 0; part < size; part += 1) {
      row[part] = (row[part] ?? 0) * (1 - roundness) + (part === at ? roundness * usual : 0);
    }
  }
  solveAll(spread, sides);
  return {
    middle: Float32Array.from(middle),
    directions: new Map(
      [...groups.keys()].map((id, at) => [id, normalise(Float32Array.from(sides[at] ?? []))]),
    ),
  };
};
