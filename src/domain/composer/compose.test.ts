import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Composition, compose, scoreOf } from '#domain/composer/compose.ts';
import { timeOf } from '#domain/composer/grid.ts';
import { instrumentRange } from '#domain/composer/instrument-range.ts';
import type { Line } from '#domain/composer/line.ts';
import { type TrackRecipe, styles } from '#domain/composer/track-recipe.ts';
import { demoRecipes, recipes } from '#domain/composer/recipes.ts';
import type { Score } from '#domain/composer/score.ts';
import { energies } from '#domain/records/kinds/energy.ts';
import { serviceMoods } from '#domain/music/service-mood.ts';

const compositions = recipes.map((recipe) => ({ recipe, composition: compose(recipe) }));

const mostAtOnce = ({ parts }: Score): number => {
  const edges = parts
    .flatMap(({ notes }) => notes)
    .flatMap(({ at, seconds }) => [
      [at, 1],
      [at + seconds, -1],
    ])
    .toSorted((one, other) => one[0]! - other[0]! || one[1]! - other[1]!);
  let now = 0;
  let most = 0;
  for (const edge of edges) {
    now += edge[1]!;
    most = Math.max(most, now);
  }
  return most;
};

/** Everything that is wrong with a score, in words. */
const faults = (score: Score): readonly string[] => {
  const found: string[] = [];
  const bars = score.seconds / (240 / score.bpm);
  if (Math.abs(bars - Math.round(bars)) > 1e-6) found.push(`${bars} bars`);
  for (const { instrument, notes, level, pan, reverb, delay, duck } of score.parts) {
    const [low, high] = instrumentRange[instrument];
    let last = 0;
    for (const { at, seconds, key, velocity } of notes) {
      const where = `${instrument} at ${at}`;
      if (![at, seconds, key, velocity].every(Number.isFinite)) found.push(`${where}: not a number`);
      if (at < last) found.push(`${where}: out of order`);
      if (at < 0 || at >= score.seconds) found.push(`${where}: outside the loop`);
      if (seconds <= 0 || seconds > score.seconds) found.push(`${where}: ${seconds} s long`);
      if (key < low || key > high || !Number.isInteger(key)) found.push(`${where}: key ${key}`);
      if (velocity <= 0 || velocity > 1) found.push(`${where}: velocity ${velocity}`);
      last = at;
    }
    if (![reverb, delay, duck].every((send) => send >= 0 && send <= 1)) found.push(`${instrument}: send`);
    if (Math.abs(pan) > 1 || level > 0 || level < -40) found.push(`${instrument}: pan or level`);
  }
  const count = score.parts.reduce((sum, { notes }) => sum + notes.length, 0);
  if (count >= 20_000) found.push(`${count} notes`);
  if (mostAtOnce(score) > 32) found.push(`${mostAtOnce(score)} notes at once`);
  if (score.parts.length === 0 && score.textures.length === 0) found.push('silence');
  if (score.kicks.some((at, index) => at < (score.kicks[index - 1] ?? 0))) found.push('kicks out of order');
  return found;
};

/** The place in sixteenths of every note, and how far beside it the note stands. */
const placesOf = ({ frame: { grid } }: Composition, { part }: Line) => {
  const steps = Array.from({ length: grid.beats * 4 + 1 }, (_, step) => timeOf(grid, step / 4));
  let step = 0;
  return part.notes.map(({ at }) => {
    while (step + 1 < steps.length && steps[step + 1]! <= at) step += 1;
    const after = steps[step + 1] ?? Infinity;
    const nearer = after - at < 0.008 ? step + 1 : step;
    return { step: nearer, beside: Math.abs(at - steps[nearer]!) };
  });
};

describe('a composed piece', () => {
  it.each(styles)('[MUSIC-01] composes %s pieces within all bounds, two to four minutes long', (style) => {
    for (const { recipe, composition } of compositions.filter(({ recipe }) => recipe.style === style)) {
      expect(faults(composition.score), recipe.id).toEqual([]);
      const { seconds } = composition.score;
      expect(seconds, recipe.id).toBeGreaterThanOrEqual(demoRecipes.includes(recipe.id) ? 96 : 120);
      expect(seconds, recipe.id).toBeLessThanOrEqual(240);
    }
  });

  it('places notes on the swung grid, each part within its own looseness', () => {
    for (const { recipe, composition } of compositions) {
      for (const line of composition.lines) {
        const where = `${recipe.id}, ${line.part.instrument}`;
        // Rolled chords and a late snare may take their time, but not another beat.
        expect(line.looseness, where).toBeLessThanOrEqual(line.role === 'chords' ? 0.07 : 0.022);
        const worst = Math.max(0, ...placesOf(composition, line).map(({ beside }) => beside));
        expect(worst, where).toBeLessThanOrEqual(line.looseness + 1e-9);
      }
    }
  });

  it('repeats a motif: the same two bars of rhythm at least three times', () => {
    for (const { recipe, composition } of compositions) {
      for (const line of composition.lines.filter(({ role }) => role === 'melody')) {
        const pairs = new Map<number, number[]>();
        for (const { step } of placesOf(composition, line)) {
          const pair = Math.floor(step / 32);
          pairs.set(pair, [...(pairs.get(pair) ?? []), step % 32]);
        }
        const rhythms = [...pairs.values()].map((steps) => steps.join(' '));
        const most = Math.max(...rhythms.map((one) => rhythms.filter((other) => other === one).length));
        expect(most, recipe.id).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('keeps the melody of a focus piece to at most half of its bars', () => {
    for (const { recipe, composition } of compositions.filter(({ recipe }) => recipe.mood === 'focus')) {
      for (const line of composition.lines.filter(({ role }) => role === 'melody')) {
        const bars = new Set(placesOf(composition, line).map(({ step }) => Math.floor(step / 16)));
        expect(bars.size / (composition.frame.grid.beats / 4), recipe.id).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it('composes the same piece for the same recipe, and a different one for every other', () => {
    for (const { recipe, composition } of compositions.filter((_, index) => index % 7 === 0)) {
      expect(JSON.stringify(scoreOf(recipe))).toBe(JSON.stringify(composition.score));
    }
    const events = compositions.map(({ composition: { score } }) =>
      JSON.stringify([score.textures, score.parts.map(({ notes }) => notes)]),
    );
    expect(new Set(events).size).toBe(recipes.length);
  });

  it('loops its modulation in whole cycles near 16 Hz', () => {
    for (const { composition } of compositions) {
      const { modulation, seconds } = composition.score;
      if (!modulation) continue;
      expect(modulation.rateHz * seconds).toBeCloseTo(Math.round(modulation.rateHz * seconds), 6);
      expect(Math.abs(modulation.rateHz - 16)).toBeLessThanOrEqual(1.01);
    }
  });

  it('composes within bounds for any seed, style, mood and tempo', () => {
    const anyRecipe: fc.Arbitrary<TrackRecipe> = fc.record({
      id: fc.constant('any'),
      title: fc.constant('Any'),
      artist: fc.constant('Any'),
      genre: fc.constant('Any'),
      style: fc.constantFrom(...styles),
      mood: fc.constantFrom(...serviceMoods),
      energyLevel: fc.constantFrom(...energies),
      focusType: fc.constantFrom(...energies),
      tags: fc.subarray(['rain', 'evening', 'harp', 'strings', 'flute', 'piano']),
      seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
      bpm: fc.integer({ min: 60, max: 150 }),
      modulation: fc.constantFrom(null, { rateHz: 16, depth: 'low' } as const),
    });
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        expect(faults(scoreOf(recipe))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
