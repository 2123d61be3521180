import { fftOf } from '#domain/analysis/fft.ts';

/** Turns of a circle in steps of its size; the same for every transform of that size, so they are made once. */
interface Circle {
  readonly cosine: Float64Array;
  readonly sine: Float64Array;
}

const circles = new Map<number, Circle>();

const circleOf = (size: number): Circle => {
  const known = circles.get(size);
  if (known !== undefined) return known;
  const made = { cosine: new Float64Array(size / 2), sine: new Float64Array(size / 2) };
  for (let index = 0; index < size / 2; index += 1) {
    made.cosine[index] = Math.cos((2 * Math.PI * index) / size);
    made.sine[index] = Math.sin((2 * Math.PI * index) / size);
  }
  circles.set(size, made);
  return made;
};

/**
 * The sound of a spectrum: the real part of its inverse transform, unscaled. Bin 0 and those from the middle up are taken
 * as empty. A sound is real, so its even and odd samples are the two parts of a transform of half the size.
 */
export const soundOfSpectrum = (real: Float64Array, imaginary: Float64Array): Float64Array => {
  const size = real.length;
  const half = size / 2;
  const { cosine, sine } = circleOf(size);
  const even = new Float64Array(half);
  const odd = new Float64Array(half);
  for (let bin = 1; bin < half; bin += 1) {
    const r = 0.5 * (real[bin] ?? 0);
    const i = 0.5 * (imaginary[bin] ?? 0);
    // The mirror image of the upper half.
    const upR = 0.5 * (real[half - bin] ?? 0);
    const upI = -0.5 * (imaginary[half - bin] ?? 0);
    const apartR = r - upR;
    const apartI = i - upI;
    const c = cosine[bin] ?? 0;
    const s = sine[bin] ?? 0;
    even[bin] = r + upR - (apartR * s + apartI * c);
    odd[bin] = i + upI + (apartR * c - apartI * s);
  }
  // With the two parts exchanged, the transform is its own inverse.
  fftOf(half).transform(odd, even);
  const sound = new Float64Array(size);
  for (let index = 0; index < half; index += 1) {
    sound[2 * index] = even[index] ?? 0;
    sound[2 * index + 1] = odd[index] ?? 0;
  }
  return sound;
};
