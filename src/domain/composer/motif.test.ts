import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inventMotif, type Motif, vary } from '#domain/composer/motif.ts';
import { seededRandom } from '#domain/composer/random.ts';

const motif: Motif = [
  { beat: 0, beats: 1, step: 2 },
  { beat: 1.5, beats: 1, step: 4 },
  { beat: 3, beats: 1, step: 3 },
  { beat: 4, beats: 2, step: 0 },
];
const stepsOf = (varied: Motif): readonly number[] => varied.map(({ step }) => step);

describe('a motif', () => {
  it.each([
    ['plain', [2, 4, 3, 0]],
    ['higher', [4, 6, 5, 2]],
    ['lower', [0, 2, 1, -2]],
    ['mirrored', [2, 0, 1, 4]],
    ['thinned', [2, 3, 0]],
    ['held', [2, 4, 3]],
  ] as const)('varies a motif: %s gives the steps %j', (variation, steps) => {
    expect(stepsOf(vary(motif, variation))).toEqual(steps);
  });

  it('invents a motif of two bars, in order, within an octave and a half, for any seed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('sparse', 'calm', 'lively', 'swung'), (seed, feel) => {
        const invented = inventMotif(seededRandom(seed, 'test'), feel);
        expect(invented.length).toBeGreaterThan(1);
        for (const [index, { beat, beats, step }] of invented.entries()) {
          expect(beat).toBeGreaterThanOrEqual(index === 0 ? 0 : invented[index - 1]!.beat + 0.25);
          expect(beat + beats).toBeLessThanOrEqual(8);
          expect(step).toBeGreaterThanOrEqual(-3);
          expect(step).toBeLessThanOrEqual(7);
        }
      }),
    );
  });
});
