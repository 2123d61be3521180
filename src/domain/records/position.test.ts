import { describe, expect, it } from 'vitest';
import { positionBetween } from '#domain/records/position.ts';

describe('a place between two others', () => {
  it('sorts between them', () => {
    const middle = positionBetween('a0', 'a1');
    expect(middle > 'a0' && middle < 'a1').toBe(true);
  });

  it.each([
    ['5', null],
    [null, 'first'],
    ['a0', '~~'],
    ['', 'a1'],
    ['not a place', 'nor this'],
  ])('is found even where %j or %j is none', (before, after) => {
    expect(() => positionBetween(before, after)).not.toThrow();
  });
});
