import { describe, expect, it } from 'vitest';
import { analyseSound } from '#domain/analysis/analyse-sound.ts';
import { thirdOctaves } from '#domain/analysis/curve-sizes.ts';
import { soundCurvesSchema } from '#domain/analysis/sound-curves.ts';
import { nothingEmbedded, type SoundFacts, soundFiguresSchema } from '#domain/analysis/sound-figures.ts';
import { createSoundMeter } from '#domain/analysis/sound-meter.ts';
import type { Sound } from '#domain/analysis/sound.ts';
import {
  band,
  decibels,
  modulated,
  mixed,
  pink,
  sine,
  soundOf,
} from '#domain/analysis/synthetic-sound.fixture.ts';

const factsOf = ({ left, sampleRate }: Sound): SoundFacts => ({
  format: 'wav',
  container: 'wav',
  sampleRate,
  channels: 2,
  durationSeconds: left.length / sampleRate,
  bitrateKbps: null,
  embedded: nothingEmbedded,
});

const analysed = (sound: Sound) => analyseSound(sound, factsOf(sound));
describe('what is measured', () => {
  const wave = mixed(modulated(pink(5, 0.2), 16, 0.6), sine(440, 0.01));

  it('gives tempo, key, loudness and peak of a piece that is known', () => {
    const { figures, curves } = analysed(
      soundOf(40, band({ bpm: 96, seconds: 40, tonic: 2, mode: 'minor' }), 22_050),
    );
    expect(figures.bpm).toBeCloseTo(96, 0);
    expect(figures.bpmConfidence).toBeGreaterThan(0.6);
    expect(figures.key).toBe('D minor');
    expect(figures.loudnessLufs).toBeLessThan(-10);
    expect(figures.clipped).toBe(0);
    expect(curves.tempo).toHaveLength(5);
    for (const { bpm } of curves.tempo) expect(Math.abs((bpm ?? 0) - 96)).toBeLessThan(1.5);
    expect(soundFiguresSchema.parse(figures)).toEqual(figures);
  });

  it('gives loudness and peak of a sine, and null for silence', () => {
    const { figures } = analysed(soundOf(3, sine(997, decibels(-23)), 48_000));
    expect(figures.loudnessLufs).toBeCloseTo(-23, 1);
    expect(figures.truePeakDb).toBeCloseTo(-23, 1);
    const silent = analysed(soundOf(3, () => 0)).figures;
    expect(silent).toMatchObject({
      loudnessLufs: null,
      truePeakDb: null,
      bpm: null,
      key: null,
      modulationHz: null,
    });
  });

  it('finds a modulation, and shows it as the highest of its curve', () => {
    const { figures, curves } = analysed(soundOf(20, wave, 32_000));
    expect(figures.modulationHz).toBeCloseTo(16, 1);
    expect(curves.modulation[15]).toBe(Math.max(...curves.modulation));
    expect(curves.modulation[15]).toBeGreaterThan(11);
  });

  it('shows a sine as the highest third of an octave, at its level', () => {
    for (const [hertz, level] of [
      [1000, 0],
      [100, -20],
      [8000, -40],
    ] as const) {
      const { spectrum } = analysed(soundOf(2, sine(hertz, decibels(level)))).curves;
      const at = thirdOctaves.findIndex((middle) => middle === hertz);
      expect(Math.max(...spectrum)).toBe(spectrum[at]);
      expect(spectrum[at]).toBeCloseTo(level, 0);
    }
  });

  it('draws the outline of a sound in 400 peaks, however short or long it is', () => {
    const ramp = analysed(soundOf(4, (t) => (t / 4) * Math.sign(Math.sin(600 * t)))).curves.waveform;
    for (const index of [0, 100, 200, 399]) expect(ramp[index]).toBeCloseTo((index + 1) / 400, 2);
    expect(analysed(soundOf(0.001, () => 0.5)).curves.waveform).toEqual(
      Array.from({ length: 400 }, () => 0.5),
    );
    expect(analysed(soundOf(0, () => 0.5)).curves.waveform).toEqual(Array.from({ length: 400 }, () => 0));
  });

  it.each([0, 0.001, 0.05, 1, 13])('has figures and curves of the agreed shape for %d seconds', (seconds) => {
    const { figures, curves } = analysed(soundOf(seconds, wave));
    expect(soundFiguresSchema.parse(figures)).toEqual(figures);
    expect(soundCurvesSchema.parse(curves)).toEqual(curves);
    expect(JSON.stringify(curves).length).toBeLessThan(16_384);
  });

  it('measures the same however a sound is cut into pieces', () => {
    const sound = soundOf(15, band({ bpm: 110, seconds: 15 }), 44_100);
    const meter = createSoundMeter(sound.sampleRate);
    for (let at = 0, size = 1; at < sound.left.length; at += size, size = (size * 7) % 9973) {
      meter.add({ left: sound.left.subarray(at, at + size), right: sound.right.subarray(at, at + size) });
    }
    expect(meter.frames()).toBe(sound.left.length);
    const pieces = meter.analysed(factsOf(sound));
    expect(pieces).toEqual(analysed(sound));
  });
});
