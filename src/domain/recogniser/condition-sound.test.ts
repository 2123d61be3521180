import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditionSound } from './condition-sound.ts';

const how = { level: 0.1, before: 0.1, after: 0.2, range: 40, silence: -55 };
const rate = 16_000;

/** Quiet, then a tone, then quiet. */
const sound = (before: number, loud: number, after: number, amplitude = 0.2, offset = 0): Float32Array => {
  const out = new Float32Array(Math.round((before + loud + after) * rate)).fill(offset);
  for (let index = before * rate; index < (before + loud) * rate; index += 1) {
    out[index] = offset + amplitude * Math.sin(index / 7);
  }
  return out;
};

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

describe('conditioning sound for the recogniser', () => {
  test.each([
    ['long quiet on both sides is cut', sound(2, 1, 3), 1.3],
    ['missing quiet is added', sound(0, 1, 0), 1.3],
    ['a little on one side is filled up', sound(0.04, 1, 2), 1.3],
  ])('trims and pads quiet: %s', (_, samples, seconds) => {
    expect(conditionSound(samples, how)?.length).toBeCloseTo(seconds * rate, -3);
  });

  test.each([0.004, 0.02, 0.2, 0.9])('levels a voice of amplitude %d to the same loudness', (amplitude) => {
    const out = conditionSound(sound(1, 1, 1, amplitude), how);
    expect(rms(out?.subarray(0.1 * rate, 1.1 * rate) ?? new Float32Array(1))).toBeCloseTo(0.1, 2);
  });

  test('removes the DC offset of the microphone', () => {
    expect(conditionSound(new Float32Array(rate).fill(0.3), how)).toBeNull();
    const out = conditionSound(sound(1, 1, 1, 0.2, 0.3), how);
    expect(out?.reduce((sum, value) => sum + value, 0) ?? 1).toBeCloseTo(0, -1);
  });

  test.each([
    [30, false],
    [50, false],
    [150, true],
    [1000, true],
  ])('decides whether %d Hz beside a voice is kept: %s', (hertz, kept) => {
    const voice = sound(0, 1, 0);
    const hum = voice.map((_, index) => 0.2 * Math.sin((2 * Math.PI * hertz * index) / rate));
    const out = conditionSound(hum, { ...how, silence: -26 });
    expect(out !== null).toBe(kept);
  });

  test.each([
    ['just below the bound', 10 ** (-56 / 20), true],
    ['just above the bound', 10 ** (-53 / 20), false],
  ])('decides whether a sound is silence: %s', (_, level, silent) => {
    const samples = sound(0, 1, 0, level * Math.SQRT2);
    expect(conditionSound(samples, how) === null).toBe(silent);
  });

  test('returns bounded numbers for any samples', () => {
    fc.assert(
      fc.property(fc.float32Array({ maxLength: 2000 }), (samples) => {
        const out = conditionSound(samples, how);
        if (out === null) return;
        expect(out.length).toBeLessThanOrEqual(samples.length + 0.3 * rate);
        expect(out.every((value) => value >= -1 && value <= 1)).toBe(true);
      }),
    );
  });
});
