import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from '#domain/composer/compose.ts';
import { voicingsOf } from '#domain/composer/layers/voicings.ts';
import { recipes } from '#domain/composer/recipes.ts';
import { readChord } from '#domain/composer/theory/chord.ts';
import { barsOf } from '#domain/composer/theory/progression.ts';
import {
  keyOfDegree,
  nearestKey,
  pitchClass,
  scaleClasses,
  scaleName,
} from '#domain/composer/theory/scale.ts';

describe('scales and chords', () => {
  it.each([
    ['Imaj9', 0, [0, 4, 11, 2, 7]],
    ['IIm9', 0, [2, 5, 0, 4, 9]],
    ['V13', 0, [7, 11, 5, 4, 9]],
    ['bVImaj7', 9, [5, 9, 4, 0]],
    ['Vsus4', 2, [9, 2, 4]],
    ['VIm7b5', 0, [9, 0, 7, 3]],
  ])('reads the chord %s on pitch class %i as %j', (symbol, tonic, classes) => {
    expect(readChord(symbol, tonic).classes).toEqual(classes);
  });

  it.each(['', 'VIII', 'Imaj', 'iim7', 'bb'])('refuses “%s” as a chord', (symbol) => {
    expect(() => readChord(symbol, 0)).toThrow('no chord is written');
  });

  it('repeats a strain of four bars, and refuses one of three', () => {
    expect(barsOf('I | IIm7 V7 | Imaj7 | VIm7', 0).map((bar) => bar.length)).toEqual([
      1, 2, 1, 1, 1, 2, 1, 1,
    ]);
    expect(() => barsOf('I | IVmaj7 | V7', 0)).toThrow('3 bars');
  });

  it('climbs the scale by degrees through the octaves', () => {
    const scale = { tonic: 2, mode: 'dorian' } as const;
    expect([-1, 0, 2, 6, 7].map((degree) => keyOfDegree(scale, 60, degree))).toEqual([60, 62, 65, 72, 74]);
    expect(scaleName(scale)).toBe('D dorian');
    expect(scaleClasses(scale)).toEqual([2, 4, 5, 7, 9, 11, 0]);
  });

  it('finds the nearest key of a chord no further than a tritone away', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1 }),
        fc.integer({ min: 20, max: 100 }),
        (classes, key) => {
          const near = nearestKey(classes, key);
          expect(classes).toContain(pitchClass(near));
          expect(Math.abs(near - key)).toBeLessThanOrEqual(6);
        },
      ),
    );
  });
});

describe('voice leading', () => {
  it('moves no voice by more than an octave, hardly any by more than a fifth, and keeps the register', () => {
    const register = { low: 52, high: 74, voices: 4 };
    let moves = 0;
    let wide = 0;
    for (const recipe of recipes) {
      const voicings = voicingsOf(compose(recipe).frame, register);
      for (const [index, voicing] of voicings.entries()) {
        expect(voicing.every((key) => key >= register.low && key <= register.high)).toBe(true);
        expect(voicing.toSorted((one, other) => one - other)).toEqual(voicing);
        const before = voicings[index - 1];
        if (before?.length !== voicing.length) continue;
        for (const [place, key] of voicing.entries()) {
          const move = Math.abs(key - before[place]!);
          expect(move, recipe.id).toBeLessThanOrEqual(12);
          moves += 1;
          if (move > 7) wide += 1;
        }
      }
    }
    expect(wide / moves).toBeLessThan(0.02);
  });
});
