import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const tone = (hertz: number, rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rate));

/** Without the edges, where half of the window hangs over. */
const inner = (samples: Float32Array): Float32Array => samples.subarray(400, -400);

const level = (samples: Float32Array): number =>
  Math.sqrt(inner(samples).reduce((sum, x) => sum + x * x, 0) / inner(samples).length);

describe('another rate', () => {
  it.each([
    [48_000, 16_000],
    [44_100, 16_000],
    [8000, 16_000],
    [16_000, 24_000],
    [22_050, 16_000],
  ])('keeps a tone as it is from %i to %i Hz', (from, to) => {
    const heard = resample(tone(1000, from, 0.5), from, to);
    const wanted = tone(1000, to, 0.5);
    expect(heard).toHaveLength(wanted.length);
    const off = inner(heard).reduce((most, x, i) => Math.max(most, Math.abs(x - (inner(wanted)[i] ?? 0))), 0);
    expect(off).toBeLessThan(0.005);
  });

  it('filters out what the lower rate cannot hold', () => {
    expect(level(resample(tone(12_000, 48_000, 0.5), 48_000, 16_000))).toBeLessThan(0.001);
    expect(level(resample(tone(7000, 48_000, 0.5), 48_000, 16_000))).toBeGreaterThan(0.3);
  });

  it('returns samples that have the rate already, and nothing for nothing', () => {
    const samples = tone(440, 16_000, 0.1);
    expect(resample(samples, 16_000, 16_000)).toBe(samples);
    expect(resample(new Float32Array(0), 48_000, 16_000)).toHaveLength(0);
  });
});
