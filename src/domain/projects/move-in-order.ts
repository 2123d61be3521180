import { positionBetween } from '#domain/records/position.ts';

interface Placed {
  readonly id: string;
  readonly position: string;
}

const renumbered = (order: readonly Placed[]): readonly Placed[] => {
  let last: string | null = null;
  return order.map(({ id }) => {
    last = positionBetween(last, null);
    return { id, position: last };
  });
};

/**
 * The new places when one of an ordered list goes one up (-1) or one down (1); nothing where it cannot go. One place
 * changes, unless two devices gave the same one away: then everybody gets a fresh one.
 */
export const moveInOrder = (order: readonly Placed[], id: string, by: -1 | 1): readonly Placed[] => {
  const from = order.findIndex((one) => one.id === id);
  const to = from + by;
  const moving = order[from];
  if (moving === undefined || to < 0 || to >= order.length) return [];
  const next = order.toSpliced(from, 1).toSpliced(to, 0, moving);
  const before = next[to - 1]?.position ?? null;
  const after = next[to + 1]?.position ?? null;
  if (before !== null && after !== null && before >= after) return renumbered(next);
  return [{ id, position: positionBetween(before, after) }];
};

/** After everything that is there. */
export const lastPosition = (order: readonly Placed[]): string => {
  let last: string | null = null;
  for (const { position } of order) if (last === null || position > last) last = position;
  return positionBetween(last, null);
};
