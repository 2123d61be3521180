import { positionBetween } from '#domain/records/position.ts';

interface Placed {
  readonly id: string;
  readonly position: string;
}

/** Beside which other, and on which side; without another, at the end. */
export interface Beside {
  readonly other: string | null;
  readonly edge: 'before' | 'after';
}

export const atEnd: Beside = { other: null, edge: 'after' };

/**
 * The places that change when one of a list, or a newcomer, is put beside another. Usually one; where two people once found
 * the same place for two of them, those behind move along. The list comes in its order. Nothing where it stands there already.
 */
export const placeAmong = (
  list: readonly Placed[],
  id: string,
  { other, edge }: Beside,
): readonly Placed[] => {
  const rest = list.filter((one) => one.id !== id);
  const found = other === null ? -1 : rest.findIndex((one) => one.id === other);
  const at = found < 0 ? rest.length : found + (edge === 'after' ? 1 : 0);
  if (other === id || list[at]?.id === id) return [];
  const before = rest[at - 1]?.position ?? null;
  const free = rest.findIndex(({ position }, index) => index >= at && (before === null || position > before));
  const end = free < 0 ? rest.length : free;
  const upper = rest[end]?.position ?? null;
  const placed: Placed[] = [];
  let last = before;
  for (const one of [id, ...rest.slice(at, end).map((each) => each.id)]) {
    last = positionBetween(last, upper);
    placed.push({ id: one, position: last });
  }
  return placed;
};
