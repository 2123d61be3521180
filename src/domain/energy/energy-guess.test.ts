import { describe, expect, it } from 'vitest';
import { energyByHourInWords } from '#domain/energy/energy-by-hour.ts';
import { guessAt, nearestEnergy } from '#domain/energy/energy-guess.ts';
import type { HourEnergy } from '#domain/energy/hourly-profile.ts';

const day = (means: Readonly<Record<number, number>>): readonly HourEnergy[] =>
  Array.from({ length: 24 }, (_, hour) => {
    const mean = means[hour] ?? null;
    return { hour, mean, count: mean === null ? 0 : 3, known: mean !== null };
  });

describe('the nearest energy', () => {
  it.each([
    [1, 'low'],
    [1.49, 'low'],
    [1.5, 'medium'],
    [2.49, 'medium'],
    [2.5, 'high'],
    [3, 'high'],
  ])('rounds a mean of %d to %s energy', (mean, energy) => {
    expect(nearestEnergy(mean)).toBe(energy);
  });
});

describe('the guess for an hour', () => {
  it('guesses the energy that is usual at an hour', () => {
    expect(guessAt(day({ 15: 1.2 }), 15)).toEqual({ energy: 'low', because: 'Usually low at this hour' });
  });

  it('guesses nothing for an hour with too few checks', () => {
    const profile = [{ hour: 0, mean: 3, count: 2, known: false }];
    expect(guessAt(profile, 0)).toBeNull();
    expect(guessAt(profile, 1)).toBeNull();
  });
});

describe('the sentence about the day', () => {
  it.each([
    [{}, 'A first impression. It gets clearer after three check-ins at the same hour.'],
    [{ 9: 2 }, 'Most check-ins are around 9 so far. Keep checking in to fill in the rest.'],
    [{ 9: 2, 12: 2.2 }, 'About the same at every hour so far.'],
    [{ 9: 2, 12: 2.25 }, 'Usually highest around noon, lowest around 9.'],
    [{ 0: 1, 10: 3, 11: 3, 15: 1.5 }, 'Usually highest around 10, lowest around midnight.'],
  ])('describes a day with the hourly means %j', (means, words) => {
    expect(energyByHourInWords(day(means))).toBe(words);
  });
});
