import { generateKeyBetween } from 'fractional-indexing';

/**
 * A place between two others, as text that sorts by plain comparison. Null stands for the beginning or the end. Two
 * devices may find the same place for two records: the id decides then.
 */
export const positionBetween = (before: string | null, after: string | null): string =>
  generateKeyBetween(before, after);

interface Placed {
  readonly id: string;
  readonly position: string;
}

export const byPosition = (a: Placed, b: Placed): number => {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
};
