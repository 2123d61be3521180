import { describe, expect, it } from 'vitest';
import { element } from '#domain/composer/element.ts';
import { seededRandom } from '#domain/composer/random.ts';

const draw = (seed: number, stream: string, count = 2000): readonly number[] => {
  const random = seededRandom(seed, stream);
  return Array.from({ length: count }, () => random.next());
};

describe('chance with a seed', () => {
  it('comes out the same for the same seed and stream, and otherwise not', () => {
    expect(draw(7, 'a')).toEqual(draw(7, 'a'));
    expect(draw(7, 'a')).not.toEqual(draw(8, 'a'));
    expect(draw(7, 'a')).not.toEqual(draw(7, 'b'));
  });

  it('spreads evenly from 0 up to 1, also for seeds that follow each other', () => {
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

  it('a list goes round in both directions, an empty one has nothing', () => {
    expect([-1, 0, 2, 3, 7.9].map((index) => element(['a', 'b', 'c'], index)).join('')).toBe('cacab');
    expect(() => element([], 0)).toThrow(RangeError);
  });
});
