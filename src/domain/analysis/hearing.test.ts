import { describe, expect, it } from 'vitest';
import { createChroma, estimateKey } from '#domain/analysis/estimate-key.ts';
import { estimateTempo } from '#domain/analysis/estimate-tempo.ts';
import { eachLongSpectrum } from '#domain/analysis/long-spectra.ts';
import { measureModulation } from '#domain/analysis/measure-modulation.ts';
import { melFrames } from '#domain/analysis/mel-frames.ts';
import { monoOf } from '#domain/analysis/mono.ts';
import { createOctaveBalance, octaveCentres } from '#domain/analysis/octave-balance.ts';
import { onsetsOf } from '#domain/analysis/onset-strength.ts';
import type { Sound } from '#domain/analysis/sound.ts';
import {
  band,
  bursts,
  every,
  mixed,
  modulated,
  noise,
  pink,
  seeded,
  sine,
  soundOf,
} from '#domain/analysis/synthetic-sound.fixture.ts';

const rate = 16_000;
const seconds = 16;
const sound = (wave: (t: number) => number) => soundOf(seconds, wave, rate);
const tempo = (of: Sound) => estimateTempo(onsetsOf(melFrames(monoOf(of))));
const modulation = (wave: (t: number) => number, bpm: number | null = null) =>
  measureModulation(monoOf(sound(wave)), bpm);

const clicks = (length: number) => soundOf(length, bursts(every(0.5, length), noise(3, 0.5)), rate);

const randomMoments = () => {
  const random = seeded(9);
  const moments = [0];
  while (moments.at(-1)! < seconds) moments.push(moments.at(-1)! + 0.2 + 1.5 * random());
  return moments;
};

describe('[MUSIC-01] estimateTempo', () => {
  it.each([60, 75, 90, 113, 140, 180])('measures the tempo of clicks at %i bpm', (bpm) => {
    const { bpm: found, confidence } = tempo(sound(bursts(every(60 / bpm, seconds), noise(3, 0.5))));
    expect(Math.abs(found! - bpm)).toBeLessThan(0.1);
    expect(confidence).toBe(1);
  });

  it.each([78, 92, 118, 138])('measures the tempo of kick, snare, hats and chords at %i bpm', (bpm) => {
    const { bpm: found, confidence } = tempo(sound(band({ bpm, seconds })));
    expect(Math.abs(found! - bpm)).toBeLessThan(0.2);
    expect(confidence).toBeGreaterThan(0.6);
  });

  it('measures the same tempo at a low level and at any sample rate', () => {
    for (const other of [16_000, 44_100, 48_000]) {
      const clicks = bursts(every(0.5, 10), noise(3, 0.01));
      expect(tempo(soundOf(10, clicks, other)).bpm).toBeCloseTo(120, 0);
    }
  });

  it.each([
    ['silence', () => 0],
    ['noise', noise(1)],
    ['pink noise', pink(1)],
    ['a held chord', mixed(sine(220, 0.1), sine(277, 0.1), sine(330, 0.1))],
    ['things that happen at random', bursts(randomMoments(), noise(5, 0.5), 0.1)],
  ])('finds no tempo in %s', (_, wave) => {
    expect(tempo(sound(wave)).bpm).toBeNull();
  });

  it('finds no tempo in less than six seconds', () => {
    expect(tempo(clicks(5.9)).bpm).toBeNull();
    expect(tempo(clicks(6.5)).bpm).toBeCloseTo(120, 0);
  });
});

describe('[MUSIC-01] measureModulation', () => {
  it.each([6, 10, 16, 20, 40].flatMap((hertz) => [0.25, 0.65].map((depth) => [hertz, depth] as const)))(
    'finds modulation at %d Hz and depth %d in noise',
    (hertz, depth) => {
      const found = modulation(modulated(pink(hertz), hertz, depth));
      expect(Math.abs(found.hertz! - hertz)).toBeLessThan(0.05);
      expect(Math.abs(found.depth - depth)).toBeLessThan(hertz > 30 ? 0.12 : 0.06);
    },
  );

  it.each([71, 131])('finds 16 Hz modulation over a band at %i bpm, and none without it', (bpm) => {
    for (const depth of [0.25, 0.45, 0.65]) {
      const found = modulation(modulated(band({ bpm, seconds }), 16, depth), bpm);
      expect(Math.abs(found.hertz! - 16)).toBeLessThan(0.05);
      expect(Math.abs(found.depth - depth)).toBeLessThan(0.06);
    }
    expect(modulation(band({ bpm, seconds }), bpm)).toEqual({ hertz: null, depth: 0 });
  });

  it('finds deep modulation even where its rate is a multiple of the beat', () => {
    const found = modulation(modulated(band({ bpm: 120, seconds }), 16, 0.65), 120);
    expect(Math.abs(found.hertz! - 16)).toBeLessThan(0.05);
    expect(modulation(band({ bpm: 120, seconds }), 120).hertz).toBeNull();
  });

  it.each([
    ['silence', () => 0, null],
    ['noise', noise(1), null],
    ['pink noise', pink(2), null],
    ['a chord', mixed(sine(440, 0.1), sine(554.37, 0.1), sine(659.26, 0.1)), null],
    ['slow tremolo', modulated(pink(3), 4, 0.6), null],
    ['a very shallow one', modulated(pink(3), 16, 0.04), null],
    ['sixteenths without a known beat', bursts(every(0.125, seconds), pink(3), 0.05), 120],
    ['triplets', bursts(every(1 / 6, seconds), pink(3), 0.05), 120],
    ['one instrument that trembles', mixed(modulated(sine(440, 0.05), 7.3, 0.6), pink(6, 0.2)), null],
    ['drops at random', bursts(randomMoments(), noise(5, 0.5), 0.1), null],
  ])('does not take %s for modulation', (_, wave, bpm) => {
    expect(modulation(wave, bpm)).toEqual({ hertz: null, depth: 0 });
  });
});

const spectra = (of: Sound) => {
  const octaves = createOctaveBalance();
  const notes = createChroma();
  eachLongSpectrum(of, (spectrum) => {
    octaves.add(spectrum);
    notes.add(spectrum);
  });
  return { octaves: octaves.balance(), key: estimateKey(notes.chroma(), notes.tonality()) };
};

describe('[MUSIC-01] octave balance', () => {
  it.each(octaveCentres.map((hertz, index) => [hertz, index] as const))(
    'measures a tone of %i Hz in its own octave band',
    (hertz, index) => {
      const { octaves } = spectra(soundOf(3, sine(hertz, 0.5)));
      expect(octaves[index]).toBeCloseTo(0, 1);
      expect(Math.max(...octaves.toSpliced(index, 1))).toBeLessThan(-20);
    },
  );

  it('measures white noise 3 dB louder from octave to octave', () => {
    const { octaves } = spectra(soundOf(16, noise(1)));
    for (const [index, level] of octaves.slice(1).entries()) {
      expect(level - octaves[index]!).toBeCloseTo(3, 0);
    }
  });
});

describe('[MUSIC-01] estimateKey', () => {
  it.each([
    [0, 'major', 'C major'],
    [2, 'major', 'D major'],
    [8, 'major', 'A♭ major'],
    [9, 'minor', 'A minor'],
    [4, 'minor', 'E minor'],
  ] as const)('estimates the key of chords on pitch class %i in %s as %s', (tonic, mode, name) => {
    const key = spectra(sound(band({ bpm: 100, seconds, tonic, mode }))).key;
    expect(key?.name).toBe(name);
  });

  it('finds no key in noise', () => {
    expect(spectra(sound(noise(1))).key).toBeNull();
    expect(spectra(sound(pink(1))).key).toBeNull();
  });
});
