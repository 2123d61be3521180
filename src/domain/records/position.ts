import { generateKeyBetween } from 'fractional-indexing';

// A plain client may have written anything: a place that is none must not keep people from adding and moving things.
const readable = (place: string | null): string | null => {
  try {
    if (place !== null) generateKeyBetween(place, null);
    return place;
  } catch {
    return null;
  }
};

/**
 * A place between two others, as text that sorts by plain comparison. Null stands for the beginning or the end. Two
 * devices may find the same place for two records: the id decides then.
 */
export const positionBetween = (before: string | null, after: string | null): string =>
  generateKeyBetween(readable(before), readable(after));

interface Placed {
  readonly id: string;
  readonly position: string;
}

export const byPosition = (a: Placed, b: Placed): number => {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
};
