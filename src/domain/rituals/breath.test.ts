import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breathAt, breathCycle } from '#domain/rituals/breath.ts';

describe('breathing', () => {
  it.each([
    [0, 'in', 4],
    [0.9, 'in', 4],
    [1, 'in', 3],
    [3, 'in', 1],
    [3.999, 'in', 1],
    [4, 'hold', 2],
    [5.999, 'hold', 1],
    [6, 'out', 6],
    [11, 'out', 1],
    [11.999, 'out', 1],
    [12, 'in', 4],
    [16, 'hold', 2],
    [-1, 'in', 4],
  ] as const)('[RITUAL-01] after %d s, breathes %s with %d to go', (seconds, phase, left) => {
    expect(breathAt(seconds)).toEqual({ phase, left });
  });

  it('repeats every twelve seconds', () => {
    expect(breathCycle).toBe(12);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3600 }), (seconds) => {
        expect(breathAt(seconds + breathCycle)).toEqual(breathAt(seconds));
        expect(breathAt(seconds).left).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
