import { describe, expect, it } from 'vitest';
import { createConventionMeter } from '#domain/analysis/convention-meter.ts';
import type { Sound } from '#domain/analysis/sound.ts';
import {
  bursts,
  decibels,
  every,
  mixed,
  noise,
  sine,
  soundOf,
} from '#domain/analysis/synthetic-sound.fixture.ts';

const conventionOf = (sound: Sound) => {
  const meter = createConventionMeter(sound.sampleRate);
  meter.add(sound);
  return meter.convention();
};
const dominantOf = (wave: (t: number) => number, seconds = 3, rate = 44_100): readonly number[] =>
  conventionOf(soundOf(seconds, wave, rate)).dominantFrequencies;

const inOneTenth = (level: number) => (t: number) => (t >= 4 && t < 5 ? sine(440, decibels(level))(t) : 0);

describe('[ANALYSIS-01] dominant frequencies', () => {
  it.each([6, 10, 14, 20, 40, 99.3, 220, 440, 442.7, 777.77, 999])(
    'finds a sine of %d Hz and nothing else',
    (hertz) => {
      const found = dominantOf(sine(hertz));
      expect(found).toHaveLength(1);
      expect(Math.abs(found[0]! - hertz)).toBeLessThan(hertz < 15 ? 0.6 : 0.1);
    },
  );

  // Exactly between two bins of 5.38 Hz, and exactly on one: a tone is as loud in both places.
  it.each([438.7, 440.0, 441.43, 444.12])('cuts off a sine of %d Hz at −60 dB of full scale', (hertz) => {
    expect(dominantOf(sine(hertz, decibels(-59.9)))).toHaveLength(1);
    expect(dominantOf(sine(hertz, decibels(-60.1)))).toHaveLength(0);
  });

  it('takes a tone on one side as 3 dB quieter, and one turned against the other as no quieter', () => {
    const { left, sampleRate } = soundOf(3, sine(440, decibels(-58)));
    const against = left.map((sample) => -sample);
    const alone = new Float32Array(left.length);
    expect(conventionOf({ left, right: against, sampleRate }).dominantFrequencies).toEqual([440]);
    expect(conventionOf({ left, right: alone, sampleRate }).dominantFrequencies).toHaveLength(0);
  });

  it.each([
    [1000, 1],
    [1003, 0],
    [1500, 0],
  ])('looks from 1 to 1000 Hz alone: of %d Hz it keeps %i', (hertz, count) => {
    expect(dominantOf(sine(hertz))).toHaveLength(count);
  });

  it('orders two tones by their level, and keeps one that is 30 dB below its neighbour', () => {
    expect(dominantOf(mixed(sine(330, 0.1), sine(550, 0.2)))).toEqual([550, 330]);
    expect(dominantOf(mixed(sine(300, 0.5), sine(400, 0.5 * decibels(-30))))).toHaveLength(2);
  });

  it('keeps the ten strongest of twelve tones', () => {
    const tones = Array.from({ length: 12 }, (_, index) => sine(60 + 75 * index, decibels(-20 - index)));
    const found = dominantOf(mixed(...tones));
    expect(found.map(Math.round)).toEqual(Array.from({ length: 10 }, (_, index) => 60 + 75 * index));
  });

  it.each([8000, 22_050, 48_000, 96_000, 192_000])('finds the same frequency in a file of %i Hz', (rate) => {
    const found = dominantOf(sine(523.25, 0.3), 3, rate);
    expect(found.map(Math.round)).toEqual([523]);
  });

  it('looks at ten places: a tone in one tenth of the sound counts with a tenth of its power', () => {
    expect(dominantOf(inOneTenth(-49.5), 10)).toHaveLength(1);
    expect(dominantOf(inOneTenth(-50.5), 10)).toHaveLength(0);
  });

  it('finds nothing in silence, nor in what stands still', () => {
    for (const wave of [() => 0, () => 0.3]) {
      const { dominantFrequency, brainwaveType, complexity, energyLevel, spectralCentroid } = conventionOf(
        soundOf(2, wave),
      );
      expect({ dominantFrequency, brainwaveType, complexity, energyLevel }).toEqual({
        dominantFrequency: 0,
        brainwaveType: 'unknown',
        complexity: 1,
        energyLevel: 'low',
      });
      expect(spectralCentroid).toBeLessThan(1);
    }
  });
});

describe('[ANALYSIS-01] the worked example of decision 071', () => {
  it('follows from a sine of 10 Hz and one of 900 Hz', () => {
    const { dominantFrequency, dominantFrequencies, spectralCentroid, zeroCrossingRate, ...rules } =
      conventionOf(soundOf(4, mixed(sine(10, 0.4), sine(900, 0.2))));
    expect([dominantFrequency, ...dominantFrequencies].map(Math.round)).toEqual([10, 10, 900]);
    expect(Math.round(spectralCentroid)).toBe(312);
    expect(zeroCrossingRate).toBeCloseTo(0.0136, 4);
    expect(rules).toEqual({
      brainwaveType: 'alpha',
      energyLevel: 'low',
      bpm: rules.bpm,
      complexity: 1,
      suitability: 4.1,
      sessionSeconds: 1800,
      confidence: 0.85,
    });
  });
});

describe('[ANALYSIS-01] brightness', () => {
  it.each([
    [440, 2 * 440],
    [1000, 2 * 1000],
    [5000, 2 * 5000],
  ])('has its centroid at %i Hz for a sine, which crosses zero %i times a second', (hertz, crossings) => {
    const { spectralCentroid, zeroCrossingRate } = conventionOf(soundOf(2, sine(hertz, 0.5)));
    expect(Math.abs(spectralCentroid - hertz)).toBeLessThan(5);
    expect(zeroCrossingRate).toBeCloseTo(crossings / 44_100, 4);
  });

  it('counts crossings for every sample at 44 100 Hz, whatever the rate of the file', () => {
    for (const rate of [22_050, 48_000, 96_000]) {
      expect(conventionOf(soundOf(2, sine(1000, 0.5), rate)).zeroCrossingRate).toBeCloseTo(2000 / 44_100, 4);
    }
  });

  it('has its centroid at a quarter of the rate for white noise, and every second sample crosses', () => {
    const { spectralCentroid, zeroCrossingRate, energyLevel } = conventionOf(soundOf(4, noise(7, 0.3)));
    expect(Math.abs(spectralCentroid - 11_025)).toBeLessThan(100);
    expect(zeroCrossingRate).toBeCloseTo(0.5, 1);
    expect(energyLevel).toBe('high');
  });

  it('has no crossings below one step of 16 bits', () => {
    expect(conventionOf(soundOf(2, sine(1000, 2 ** -16))).zeroCrossingRate).toBe(0);
  });

  it.each([
    [780, 'low'],
    [820, 'medium'],
    [1980, 'medium'],
    [2020, 'high'],
  ])('calls the energy of a sine of %i Hz %s', (hertz, level) => {
    expect(conventionOf(soundOf(2, sine(hertz, 0.5))).energyLevel).toBe(level);
  });
});

const clicks = (bpm: number, level = 0.9, seconds = 20): number =>
  conventionOf(soundOf(seconds, bursts(every(60 / bpm, seconds), noise(3, level), 0.01))).bpm;

const square = (level: number) => (t: number) => (t % 0.75 < 0.05 && t > 0.1 ? level : 0);

const steps = (rise: number) => (t: number) => (t % 0.75 < 0.2 ? 0.3 * Math.sqrt(rise) : 0.3);

describe('[ANALYSIS-01] the onset rule', () => {
  it.each([50, 60, 75, 90, 100, 120, 137, 150, 180, 200])('counts clicks at %i BPM', (bpm) => {
    expect(Math.abs(clicks(bpm) - bpm)).toBeLessThanOrEqual(1);
  });

  it.each([
    [40, 80],
    [240, 120],
  ])('counts clicks at %i BPM as %i', (bpm, counted) => {
    expect(clicks(bpm)).toBe(counted);
  });

  it('has 120 BPM for silence, for one onset alone, and for clicks with an energy below 0.01', () => {
    expect(conventionOf(soundOf(3, () => 0)).bpm).toBe(120);
    expect(conventionOf(soundOf(3, (t) => (t < 1 ? 0 : 0.5))).bpm).toBe(120);
    expect(conventionOf(soundOf(9, square(0.099))).bpm).toBe(120);
    expect(conventionOf(soundOf(9, square(0.101))).bpm).toBe(80);
  });

  it('needs more than 1.3 times the energy of the window before', () => {
    // The first window rises from nothing: one onset, and no other.
    expect(conventionOf(soundOf(9, steps(1.29))).bpm).toBe(120);
    expect(conventionOf(soundOf(9, steps(1.31))).bpm).toBe(80);
  });
});
