import { describe, expect, it } from 'vitest';
import { loopSeconds, timeOf } from '#domain/composer/grid.ts';

const grid = { beatSeconds: 0.5, beats: 32, pair: 0.5 } as const;

describe('the grid', () => {
  it.each([
    [0.5, 0.25, 0.125],
    [0.66, 0.25, 0.165],
    [0.66, 0.5, 0.25],
    [0.66, 0.75, 0.415],
    [0.66, 4, 2],
  ])('with swing %d, beat %d falls at %d s', (swing, beat, at) => {
    expect(timeOf({ ...grid, swing }, beat)).toBeCloseTo(at, 9);
  });

  it('swings eighths where a pair is a whole beat', () => {
    expect(timeOf({ ...grid, pair: 1, swing: 0.6 }, 1.5)).toBeCloseTo(0.8, 9);
    expect(timeOf({ ...grid, pair: 1, swing: 0.6 }, 1)).toBeCloseTo(0.5, 9);
  });

  it('a loop lasts as long as its beats', () => expect(loopSeconds({ ...grid, swing: 0.5 })).toBe(16));
});
