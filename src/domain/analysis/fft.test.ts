import { describe, expect, it } from 'vitest';
import { fftOf, hann, nextPowerOfTwo } from '#domain/analysis/fft.ts';
import { seeded } from '#domain/analysis/synthetic-sound.fixture.ts';

const slowly = (real: readonly number[], imaginary: readonly number[]) =>
  real.map((_, bin) => {
    let [r, i] = [0, 0];
    for (const [index, value] of real.entries()) {
      const turn = (-2 * Math.PI * bin * index) / real.length;
      r += value * Math.cos(turn) - imaginary[index]! * Math.sin(turn);
      i += value * Math.sin(turn) + imaginary[index]! * Math.cos(turn);
    }
    return [r, i] as const;
  });

describe('fftOf', () => {
  it.each([4, 8, 16, 64, 256])('matches the definition of the Fourier transform for %i values', (size) => {
    const random = seeded(size);
    const real = Array.from({ length: size }, () => random() - 0.5);
    const imaginary = Array.from({ length: size }, () => random() - 0.5);
    const expected = slowly(real, imaginary);
    const [r, i] = [Float64Array.from(real), Float64Array.from(imaginary)];
    fftOf(size).transform(r, i);
    for (const [bin, [er, ei]] of expected.entries()) {
      expect(r[bin]).toBeCloseTo(er, 9);
      expect(i[bin]).toBeCloseTo(ei, 9);
    }
  });

  it.each([0, 2, 3, 6, 1000])('refuses a transform of %i values', (size) => {
    expect(() => fftOf(size)).toThrow(RangeError);
  });

  it('refuses arrays of another length than the transform', () => {
    expect(() => fftOf(8).transform(new Float64Array(8), new Float64Array(4))).toThrow(RangeError);
  });
});

it.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [1024, 1024],
  [1025, 2048],
])('rounds a length of %i up to the power of two %i', (length, power) => {
  expect(nextPowerOfTwo(length)).toBe(power);
});

it('starts a Hann window at zero and peaks at one in its middle', () => {
  expect(hann(8)[0]).toBe(0);
  expect(hann(8)[4]).toBe(1);
});
