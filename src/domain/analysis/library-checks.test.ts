import { describe, expect, it } from 'vitest';
import type { CheckedTrack } from '#domain/analysis/library-checks.ts';
import { airOf, checkPairs, checkTrack, keyFit, offTheSlope } from '#domain/analysis/library-checks.ts';
import { measuredDifferences } from '#domain/analysis/compare-measured.ts';
import { trackCheckLimits, octaveLimits } from '#domain/analysis/track-check-limits.ts';
import { measureSound } from '#domain/analysis/measure-sound.ts';
import { sampleOfDay } from '#domain/analysis/sample-of-day.ts';
import { similarity } from '#domain/analysis/sound-print.ts';
import { band, soundOf } from '#domain/analysis/synthetic-sound.fixture.ts';
import { scoreOf } from '#domain/composer/compose.ts';
import { harmonyOf } from '#domain/composer/harmony-check.ts';
import { recipes } from '#domain/composer/recipes.ts';
import type { Measured } from '#domain/music/library-entry.ts';

const recipe = recipes.find(({ style, modulation }) => style === 'lo-fi' && modulation === null)!;
const harmony = harmonyOf(recipe);
const { slope, tolerance } = octaveLimits['lo-fi'];
const keyOfScale = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B']
  .flatMap((name) => [`${name} major`, `${name} minor`])
  .toSorted((a, b) => keyFit(b, harmony.scale) - keyFit(a, harmony.scale));

const measured: Measured = {
  loudness: -18,
  peak: -3,
  dc: 0,
  bpm: recipe.bpm,
  bpmConfidence: 1,
  modulationHz: null,
  modulationDepth: 0,
  octaves: [-6, ...[0, 1, 2, 3, 4, 5].map((step) => -4 + slope * step), -24],
  seam: -3,
  key: keyOfScale[0]!,
  print: [],
};
const good: CheckedTrack = { recipe, score: scoreOf(recipe), harmony, measured, clipped: 0 };
const withMeasured = (change: Partial<Measured>): CheckedTrack => ({
  ...good,
  measured: { ...measured, ...change },
});
const checksOf = (track: CheckedTrack) => checkTrack(track).map(({ check }) => check);
const bent = (index: number, by: number) => measured.octaves.with(index, measured.octaves[index]! + by);

describe('[MUSIC-01] checkTrack', () => {
  it('reports nothing about a good track', () => {
    expect(checkTrack(good)).toEqual([]);
  });

  it.each<[string, Partial<Measured>, Partial<Measured>]>([
    ['loudness', { loudness: -18.5 }, { loudness: -18.51 }],
    ['loudness', { loudness: -17.5 }, { loudness: -17.49 }],
    ['true peak', { peak: -1 }, { peak: -0.99 }],
    ['DC', { dc: 0.0005 }, { dc: 0.0006 }],
    ['loop seam', { seam: 3 }, { seam: 3.1 }],
    ['octave balance', { octaves: bent(3, 1.19 * tolerance) }, { octaves: bent(3, 1.21 * tolerance) }],
    ['air above 2 kHz', {}, { octaves: [-3, -8, -12, -16, -20, -28, -33, -50] }],
    ['key heard', {}, { key: keyOfScale.at(-1)! }],
    ['key heard', {}, { key: null }],
    ['tempo', { bpm: recipe.bpm * 1.014 }, { bpm: recipe.bpm * 1.016 }],
    ['tempo', {}, { bpm: recipe.bpm * 2 }],
    ['tempo', {}, { bpm: null }],
    ['modulation', {}, { modulationHz: 16, modulationDepth: 0.3 }],
  ])('checks the %s: %j passes and %j fails', (check, passes, fails) => {
    expect(checksOf(withMeasured(passes))).toEqual([]);
    expect(checksOf(withMeasured(fails))).toContain(check);
  });

  it('reports clipped samples', () => {
    expect(checksOf({ ...good, clipped: 1 })).toEqual(['clipping']);
  });

  it('reports notes outside of the key', () => {
    const wrong = good.score.parts.map((part) => ({
      ...part,
      notes: part.notes.map((note, index) => ({ ...note, key: note.key + (index % 2) })),
    }));
    expect(checksOf({ ...good, score: { ...good.score, parts: wrong } })).toEqual(['notes in key']);
  });

  it.each([
    [16, 0.45, []],
    [16.09, 0.23, []],
    [16.11, 0.45, ['modulation']],
    [16, 0.22, ['modulation']],
    [null, 0, ['modulation']],
  ])(
    'checks for 16 Hz at medium depth: %d Hz at depth %d gives %j',
    (modulationHz, modulationDepth, found) => {
      const score = { ...good.score, modulation: { rateHz: 16, depth: 'medium' as const } };
      expect(checksOf({ ...withMeasured({ modulationHz, modulationDepth }), score })).toEqual(found);
    },
  );
});

it('[MUSIC-01] measures each octave against the slope of a style, and the air above it', () => {
  expect(offTheSlope([0, -1, -4, -7, -10, -13, -16, 0], { slope: -3, bass: true })).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
  expect(offTheSlope([0, 0, 0, 0, 0, 0, 6, 0], { slope: 0, bass: true })).toEqual([-1, -1, -1, -1, -1, 5]);
  expect(offTheSlope([0, -40, 0, 0, 0, 0, 0, 0], { slope: 0, bass: false })).toEqual([0, 0, 0, 0, 0, 0]);
  expect(offTheSlope([0, 15, 0, 0, 0, 0, 0, 0], { slope: 0, bass: false })).toEqual([15, 0, 0, 0, 0, 0]);
  expect(airOf([0, 0, 0, 0, 0, -10, -10, -120])).toBeCloseTo(-7, 1);
});

const entryOf = (recipe: string, print: readonly number[]) => ({ recipe, measured: { ...measured, print } });

describe('[MUSIC-01] similarity', () => {
  const rate = 16_000;
  const print = (options: Omit<Parameters<typeof band>[0], 'seconds'>, level = 1) => {
    const { left, sampleRate } = soundOf(12, band({ seconds: 12, ...options }), rate);
    const samples = left.map((value) => value * level);
    return measureSound({ left: samples, right: samples, sampleRate }).print;
  };
  const one = print({ bpm: 90 });

  it('rates a softer copy and another take as the same track, and another key, tempo or mode as a different one', () => {
    expect(similarity(one, one)).toBe(1);
    expect(similarity(one, print({ bpm: 90 }, 0.3))).toBeGreaterThan(0.97);
    expect(similarity(one, print({ bpm: 90, seed: 77 }))).toBeGreaterThan(0.9);
    for (const other of [
      { bpm: 120 },
      { bpm: 90, tonic: 5 },
      { bpm: 90, tonic: 2, mode: 'minor' as const },
    ]) {
      expect(similarity(one, print(other))).toBeLessThan(0.9);
    }
  });

  it('names the pair of tracks that are too alike', () => {
    const far = one.map((value) => value + 40);
    expect(checkPairs([entryOf('a', one), entryOf('b', far), entryOf('c', one)])).toEqual([
      {
        recipe: 'a',
        check: 'likeness',
        found: '1.000 like c',
        limit: `below ${trackCheckLimits.similarity}`,
      },
    ]);
  });
});

describe('measuredDifferences', () => {
  it.each<[Partial<Measured>, number]>([
    [{}, 0],
    [{ loudness: -18.09, peak: -3.2, bpm: recipe.bpm + 0.2, octaves: bent(2, 0.4) }, 0],
    [{ loudness: -18.11 }, 1],
    [{ bpm: null }, 1],
    [{ key: null, octaves: bent(2, 0.6) }, 2],
    [{ print: [60] }, 1],
  ])('measurements with %j differ in %i values', (change, count) => {
    expect(measuredDifferences(measured, { ...measured, ...change })).toHaveLength(count);
  });
});

describe('sampleOfDay', () => {
  it.each([1, 2, 7, 146])('picks each of %i items within one round of days', (length) => {
    const items = Array.from({ length }, (_, index) => index);
    const days = Math.ceil(length / Math.min(2, length));
    const seen = new Set(Array.from({ length: days }, (_, day) => sampleOfDay(items, 2, day)).flat());
    expect(seen.size).toBe(length);
  });

  it('picks nothing from an empty list', () => {
    expect(sampleOfDay([], 2, 5)).toEqual([]);
  });
});
