import { describe, expect, it } from 'vitest';
import { clipping } from '#domain/analysis/clipping.ts';
import { dcOffset } from '#domain/analysis/dc-offset.ts';
import { loopSeam } from '#domain/analysis/loop-seam.ts';
import { measureLoudness } from '#domain/analysis/measure-loudness.ts';
import type { Sound } from '#domain/analysis/sound.ts';
import {
  bursts,
  decibels,
  every,
  mixed,
  noise,
  pink,
  sine,
  soundOf,
} from '#domain/analysis/synthetic-sound.fixture.ts';
import { truePeak } from '#domain/analysis/true-peak.ts';

describe('[MUSIC-01] measureLoudness', () => {
  it.each([22_050, 32_000, 44_100, 48_000, 96_000])(
    'measures 997 Hz at −23 dBFS as −23 LUFS at a sample rate of %i Hz',
    (rate) => {
      expect(measureLoudness(soundOf(3, sine(997, decibels(-23)), rate))).toBeCloseTo(-23, 1);
    },
  );

  it('measures a tone in one channel alone as 3 dB quieter', () => {
    const { left, sampleRate } = soundOf(3, sine(997, decibels(-23)), 48_000);
    expect(measureLoudness({ left, right: new Float32Array(left.length), sampleRate })).toBeCloseTo(-26, 1);
  });

  it('gates silence: a tone followed by as long a silence is as loud as the tone', () => {
    const tone = sine(997, decibels(-20));
    expect(measureLoudness(soundOf(8, (t) => (t < 4 ? tone(t) : 0), 48_000))).toBeCloseTo(-20, 0);
  });

  // Ten below the whole is out, and the whole is that of the loud half, 3 dB lower.
  it.each([
    [-36, -20.0],
    [-30, -22.6],
  ])('gates quiet passages: with a second half at %i dBFS the whole measures %d LUFS', (second, whole) => {
    const [loud, soft] = [sine(997, decibels(-20)), sine(997, decibels(second))];
    const found = measureLoudness(soundOf(20, (t) => (t < 10 ? loud(t) : soft(t)), 48_000));
    expect(Math.abs(found - whole)).toBeLessThan(0.15);
  });

  it('weighs bass less and treble more', () => {
    const [bass, middle, treble] = [40, 997, 8000].map((hertz) =>
      measureLoudness(soundOf(2, sine(hertz, 0.1), 48_000)),
    );
    expect(bass).toBeLessThan(middle! - 4);
    expect(treble).toBeGreaterThan(middle! + 3);
  });

  it.each([0, 0.39])('has no loudness for %d seconds of sound, nor for silence', (seconds) => {
    expect(measureLoudness(soundOf(seconds, sine(997, 0.5)))).toBe(-Infinity);
    expect(measureLoudness(soundOf(3, () => 0))).toBe(-Infinity);
  });
});

describe('[MUSIC-01] truePeak', () => {
  it('finds a true peak that lies 3 dB above all samples', () => {
    const quarter = soundOf(1, (t) => Math.min(1, 20 * t) * Math.sin(2 * Math.PI * 11_025 * t + Math.PI / 4));
    expect(Math.max(...quarter.left)).toBeLessThan(0.72);
    expect(Math.abs(truePeak(quarter))).toBeLessThan(0.15);
  });

  it('takes the true peak of the louder channel', () => {
    const { left, sampleRate } = soundOf(0.5, sine(440, 0.5));
    const silent = new Float32Array(left.length);
    expect(truePeak({ left: silent, right: left, sampleRate })).toBeCloseTo(-6.02, 1);
    expect(truePeak({ left: silent, right: silent, sampleRate })).toBe(-Infinity);
  });
});

describe('[MUSIC-01] dcOffset and clipping', () => {
  it('measures the DC offset of either channel', () => {
    const { left, sampleRate } = soundOf(1, sine(100, 0.3));
    expect(dcOffset({ left, right: left, sampleRate })).toBeLessThan(1e-6);
    expect(dcOffset({ left, right: left.map((value) => value - 0.01), sampleRate })).toBeCloseTo(0.01, 5);
  });

  it.each([
    [[0.5, 0.999, 0.999, 0.2], 0],
    [[0.5, 0.999, 0.999, 0.999, 0.2], 1],
    [[0.5, 0.998, 0.998, 0.998, 0.2], 0],
    [[1, 1, -1, -1, 1], 0],
    [[-1, -1, -1, -1, -1, 0, 1, 1, 1], 2],
  ])('counts the clipped runs in %j: %i', (samples, times) => {
    const left = Float32Array.from(samples);
    expect(clipping({ left, right: new Float32Array(left.length), sampleRate: 44_100 })).toBe(times);
  });
});

const turned = ({ left, sampleRate }: Sound, seconds: number): Sound => {
  const at = Math.round(seconds * sampleRate);
  const samples = Float32Array.from([...left.subarray(at), ...left.subarray(0, at)]);
  return { left: samples, right: samples, sampleRate };
};

describe('[MUSIC-01] loopSeam', () => {
  const rate = 22_050;
  // Whole turns of every wave, so that it loops by itself.
  const loop = soundOf(8, mixed(sine(110, 0.2), sine(330, 0.1), sine(880, 0.05)), rate);
  const played = soundOf(8, mixed(bursts(every(0.5, 8), noise(2, 0.4), 0.08), sine(220, 0.02)), rate);

  it('finds no seam where a loop closes, wherever it begins', () => {
    expect(loopSeam(loop)).toBeLessThan(1);
    expect(loopSeam(soundOf(8, pink(4), rate))).toBeLessThan(1);
    expect(loopSeam(turned(loop, 3.123))).toBeLessThan(1);
    expect(loopSeam(turned(played, 1.5))).toBeLessThan(1);
  });

  it('finds the click of waves that do not meet at the loop point', () => {
    expect(loopSeam(soundOf(8.0012, mixed(sine(110, 0.2), sine(330, 0.1)), rate))).toBeGreaterThan(20);
  });

  it('finds a tail that was cut off at the loop point', () => {
    const tail = soundOf(8, (t) => sine(110.03, 0.2)(t) * (0.2 + t / 10), rate);
    expect(loopSeam(tail)).toBeGreaterThan(6);
  });
});
