import type { Sound } from '#domain/analysis/sound.ts';

export interface Mono {
  readonly rate: number;
  readonly samples: Float32Array;
}

const reach = 15;
const taps = Float64Array.from({ length: 2 * reach + 1 }, (_, index) => {
  const distance = index - reach;
  const window = Math.cos((Math.PI * distance) / (2 * (reach + 1))) ** 2;
  const sinc = distance === 0 ? 1 : Math.sin((Math.PI * distance) / 2) / ((Math.PI * distance) / 2);
  return (sinc * window) / 2;
});

/** Room for a signal with silence before and after so that the filter never reads past an end. */
const padded = (length: number): Float32Array => new Float32Array(length + 2 * reach + 1);

/** Both sides together at 16 to 32 kHz: beats, modulation and timbre need no more, and half is twice as fast. */
export const monoOf = ({ left, right, sampleRate }: Sound): Mono => {
  let { length } = left;
  let rate = sampleRate;
  let samples = padded(length);
  for (let index = 0; index < length; index += 1) {
    samples[reach + index] = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
  }
  while (rate >= 32_000) {
    length >>= 1;
    rate /= 2;
    const half = padded(length);
    for (let index = 0; index < length; index += 1) {
      const from = 2 * index;
      let sum = (taps[reach] ?? 0) * (samples[from + reach] ?? 0);
      // Every second weight beside the middle is zero, and both sides are alike.
      for (let tap = 0; tap < reach; tap += 2) {
        sum += (taps[tap] ?? 0) * ((samples[from + tap] ?? 0) + (samples[from + 2 * reach - tap] ?? 0));
      }
      half[reach + index] = sum;
    }
    samples = half;
  }
  return { rate, samples: samples.subarray(reach, reach + length) };
};
