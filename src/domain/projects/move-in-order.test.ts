import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPosition, moveInOrder } from '#domain/projects/move-in-order.ts';
import { byPosition } from '#domain/records/position.ts';

const list = (...positions: readonly string[]) =>
  positions.map((position, index) => ({ id: String.fromCodePoint(97 + index), position }));

const after = (order: ReturnType<typeof list>, id: string, by: -1 | 1): string => {
  const places = new Map(moveInOrder(order, id, by).map((one) => [one.id, one.position]));
  return order
    .map((one) => ({ ...one, position: places.get(one.id) ?? one.position }))
    .toSorted(byPosition)
    .map(({ id: one }) => one)
    .join('');
};

describe('moving one place in an order', () => {
  const three = list('a0', 'a1', 'a2');

  it.each([
    ['a', -1, 'abc'],
    ['a', 1, 'bac'],
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['c', 1, 'abc'],
    ['nobody', 1, 'abc'],
  ] as const)('moving %s by %d gives %s', (id, by, expected) => {
    expect(after(three, id, by)).toBe(expected);
  });

  it('changes the position of one item only', () => {
    expect(moveInOrder(three, 'c', -1)).toHaveLength(1);
    expect(moveInOrder(three, 'c', 1)).toEqual([]);
  });

  it('always moves by exactly one place, also where two devices chose the same position', () => {
    const places = array(constantFrom('a0', 'a1', 'a2', 'a3', 'a1V'), { minLength: 2, maxLength: 8 });
    assert(
      property(places, nat(), constantFrom<-1 | 1>(-1, 1), (positions, seed, by) => {
        const order = list(...positions.toSorted());
        const from = seed % order.length;
        const ids = order.map(({ id }) => id);
        const moved = ids[from] ?? '';
        const to = Math.min(order.length - 1, Math.max(0, from + by));
        expect(after(order, moved, by)).toBe(ids.toSpliced(from, 1).toSpliced(to, 0, moved).join(''));
      }),
    );
  });

  it.each([[[]], [['a0']], [['a5', 'a0']]])('puts the last position after %j', (positions) => {
    const last = lastPosition(list(...positions));
    expect(positions.every((position) => position < last)).toBe(true);
  });
});
