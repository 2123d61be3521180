import { describe, expect, it } from 'vitest';
import { element } from '#domain/composer/element.ts';
import { seededRandom } from '#domain/composer/random.ts';

const draw = (seed: number, stream: string, count = 2000): readonly number[] => {
  const random = seededRandom(seed, stream);
  return Array.from({ length: count }, () => random.next());
};

describe('seeded random numbers', () => {
  it('draws the same numbers for the same seed and stream only', () => {
    expect(draw(7, 'a')).toEqual(draw(7, 'a'));
    expect(draw(7, 'a')).not.toEqual(draw(8, 'a'));
    expect(draw(7, 'a')).not.toEqual(draw(7, 'b'));
  });

  it('draws evenly from 0 up to 1, also across consecutive seeds', () => {
    for (const values of [
      draw(0, ''),
      draw(123, 'drums'),
      Array.from({ length: 2000 }, (_, seed) => draw(seed, 'x', 1)[0]!),
    ]) {
      const tenths = Array.from(
        { length: 10 },
        (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length,
      );
      expect(Math.min(...tenths)).toBeGreaterThan(140);
      expect(Math.max(...tenths)).toBeLessThan(265);
    }
  });

  it('wraps an index around a list in both directions, and refuses an empty list', () => {
    expect([-1, 0, 2, 3, 7.9].map((index) => element(['a', 'b', 'c'], index)).join('')).toBe('cacab');
    expect(() => element([], 0)).toThrow(RangeError);
  });
});
