import { describe, expect, it } from 'vitest';
import { byPosition, positionBetween } from '#domain/records/position.ts';
import { type Beside, placeAmong } from './place-among.ts';

const list = [
  { id: 'a', position: 'a0' },
  { id: 'b', position: 'a1' },
  { id: 'c', position: 'a2' },
];

const orderAfter = (
  of: readonly { readonly id: string; readonly position: string }[],
  id: string,
  beside: Beside,
): string => {
  const placed = new Map(placeAmong(of, id, beside).map((one) => [one.id, one.position]));
  const known = of.some((one) => one.id === id) ? of : [...of, { id, position: '' }];
  return known
    .map(({ id: each, position }) => ({ id: each, position: placed.get(each) ?? position }))
    .toSorted(byPosition)
    .map((one) => one.id)
    .join('');
};

describe('[ADMIN-01] the order of cards', () => {
  it.each([
    ['a', { other: 'c', edge: 'after' }, 'bca'],
    ['a', { other: 'c', edge: 'before' }, 'bac'],
    ['c', { other: 'a', edge: 'before' }, 'cab'],
    ['c', { other: 'a', edge: 'after' }, 'acb'],
    ['b', { other: null, edge: 'after' }, 'acb'],
    ['n', { other: null, edge: 'after' }, 'abcn'],
    ['n', { other: 'a', edge: 'before' }, 'nabc'],
    ['n', { other: 'gone', edge: 'before' }, 'abcn'],
  ] as const)('puts %s at %j, so that the order is %s', (id, beside, order) => {
    expect(orderAfter(list, id, beside)).toBe(order);
  });

  it.each([
    ['b', { other: 'a', edge: 'after' }],
    ['b', { other: 'c', edge: 'before' }],
    ['b', { other: 'b', edge: 'before' }],
    ['c', { other: null, edge: 'after' }],
  ] as const)('changes nothing for %s at %j, where it stands already', (id, beside) => {
    expect(placeAmong(list, id, beside)).toEqual([]);
  });

  it('changes one place alone, so that two people who move two cards do not undo each other', () => {
    expect(placeAmong(list, 'a', { other: 'b', edge: 'after' })).toHaveLength(1);
  });

  it('finds room between two that once got the same place', () => {
    const twins = [
      { id: 'a', position: 'a0' },
      { id: 'b', position: 'a0' },
      { id: 'c', position: 'a1' },
    ];
    expect(orderAfter(twins, 'c', { other: 'b', edge: 'before' })).toBe('acb');
    expect(orderAfter(twins, 'n', { other: 'a', edge: 'after' })).toBe('anbc');
  });

  it('keeps places short enough for the database after four thousand moves to the same spot', () => {
    let [lower, upper] = ['a0', 'a1'];
    for (let move = 0; move < 4000; move += 1) lower = positionBetween(lower, 'a1');
    for (let move = 0; move < 4000; move += 1) upper = positionBetween('a0', upper);
    expect(Math.max(lower.length, upper.length)).toBeLessThanOrEqual(1000);
  });
});
