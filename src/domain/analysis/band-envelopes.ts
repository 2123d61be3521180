import type { Biquad } from '#domain/analysis/biquad.ts';
import { highPass, lowPass } from '#domain/analysis/biquad.ts';
import type { Mono } from '#domain/analysis/mono.ts';

export const envelopeRate = 200;

/** What lies under 250 Hz is left out: a bass note is slower than the movements looked for. */
const edges = [250, 600, 1200, 2400, 4500, 9000] as const;
const flat = Math.SQRT1_2;
const blocksPerValue = 2;
/** Smooths away what is faster than 100 Hz before every second value is dropped. */
const smoothing = [1, 4, 7, 8, 7, 4, 1] as const;
const smoothingSum = smoothing.reduce((sum, weight) => sum + weight, 0);
/** Blocks of 2.5 ms. */
const blockRate = envelopeRate * blocksPerValue;

/** How much of a movement at this rate the smoothing leaves, 0 to 1. */
export const envelopeResponse = (hertz: number): number => {
  const turn = (Math.PI * hertz) / blockRate;
  const block = hertz === 0 ? 1 : Math.sin(turn) / turn;
  const middle = (smoothing.length - 1) / 2;
  let sum = 0;
  for (const [index, weight] of smoothing.entries()) sum += weight * Math.cos(2 * turn * (index - middle));
  return (block * sum) / smoothingSum;
};

const energies = ({ samples, rate }: Mono, above: Biquad, below: Biquad): Float64Array => {
  const step = rate / blockRate;
  const sums = new Float64Array(Math.floor(samples.length / step));
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let block = 0; block < sums.length; block += 1) {
    const from = Math.round(block * step);
    const end = Math.round((block + 1) * step);
    let sum = 0;
    for (let index = from; index < end; index += 1) {
      const x = samples[index] ?? 0;
      const y = above.b0 * x + above.b1 * x1 + above.b2 * x2 - above.a1 * y1 - above.a2 * y2;
      const z = below.b0 * y + below.b1 * y1 + below.b2 * y2 - below.a1 * z1 - below.a2 * z2;
      sum += z * z;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
    }
    sums[block] = sum / (end - from);
  }
  return sums;
};

/** The energy of five bands, 200 times a second. */
export const bandEnvelopes = (mono: Mono): readonly Float64Array[] => {
  const top = 0.45 * mono.rate;
  return edges.slice(1).flatMap((to, band) => {
    const from = edges[band] ?? 0;
    if (from >= top) return [];
    const blocks = energies(
      mono,
      highPass(mono.rate, from, flat),
      lowPass(mono.rate, Math.min(to, top), flat),
    );
    const values = new Float64Array(Math.floor(blocks.length / blocksPerValue));
    for (let index = 0; index < values.length; index += 1) {
      let sum = 0;
      for (let tap = 0; tap < smoothing.length; tap += 1) {
        sum += (smoothing[tap] ?? 0) * (blocks[index * blocksPerValue + tap - 3] ?? 0);
      }
      values[index] = sum / smoothingSum;
    }
    return [values];
  });
};
