import { describe, expect, it } from 'vitest';
import { positionBetween } from '#domain/records/position.ts';

describe('a position between two others', () => {
  it('sorts the new position between the two', () => {
    const middle = positionBetween('a0', 'a1');
    expect(middle > 'a0' && middle < 'a1').toBe(true);
  });

  it.each([
    ['5', null],
    [null, 'first'],
    ['a0', '~~'],
    ['', 'a1'],
    ['not a place', 'nor this'],
  ])('finds a position even where %j or %j is not one', (before, after) => {
    expect(() => positionBetween(before, after)).not.toThrow();
  });
});
