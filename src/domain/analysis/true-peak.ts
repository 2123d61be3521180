import type { Sound } from '#domain/analysis/sound.ts';

const factor = 4;
const reach = 12;
const stretch = 64;

/** Windowed sincs that give the signal at one, two and three quarters between two samples. */
const phases: readonly Float64Array[] = [1, 2, 3].map((phase) =>
  Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - (reach - 1) - phase / factor;
    const window = Math.cos((Math.PI * distance) / (2 * (reach + 1))) ** 2;
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  }),
);

/**
 * The crest between two samples is never so much higher than all samples around it, short of full-scale whistles at the
 * very edge of what the rate can carry.
 */
const highestCrest = 1.5;

const largest = (samples: Float32Array, from: number, to: number): number => {
  let peak = 0;
  for (let at = from; at < to; at += 1) {
    const size = Math.abs(samples[at] ?? 0);
    if (size > peak) peak = size;
  }
  return peak;
};

/** The largest point between the samples of a stretch; `at` is where it begins. */
const between = (samples: Float32Array, at: number, taps: Float64Array): number => {
  let peak = 0;
  for (let start = at; start < at + stretch; start += 1) {
    let sum = 0;
    for (let tap = 0; tap < 2 * reach; tap += 1) sum += (taps[tap] ?? 0) * (samples[start + tap] ?? 0);
    const size = Math.abs(sum);
    if (size > peak) peak = size;
  }
  return peak;
};

const peakOf = (samples: Float32Array, floor: number): number => {
  const stretches = Math.ceil(samples.length / stretch);
  const padded = new Float32Array(stretches * stretch + 2 * reach);
  padded.set(samples, reach - 1);
  let peak = Math.max(floor, largest(padded, 0, padded.length));
  for (let index = 0; index < stretches; index += 1) {
    const at = index * stretch;
    // Most of a piece is far from its peak: only where something could be larger is it worth looking.
    if (largest(padded, at, at + stretch + 2 * reach) * highestCrest <= peak) continue;
    for (const taps of phases) peak = Math.max(peak, between(padded, at, taps));
  }
  return peak;
};

/** The highest point of the wave between the samples as well, in dBTP (four times oversampled, ITU-R BS.1770). */
export const truePeak = ({ left, right }: Sound): number => 20 * Math.log10(peakOf(right, peakOf(left, 0)));
