import type { Biquad } from '#domain/analysis/biquad.ts';
import { GrowingNumbers } from '#domain/analysis/growing-numbers.ts';
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

/** The energy of one band in blocks of 2.5 ms. */
const createBand = (rate: number, above: Biquad, below: Biquad) => {
  const step = rate / blockRate;
  const gain = (above.b0 * below.b0) ** 2;
  const energies = new GrowingNumbers();
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  let [frames, from, sum] = [0, 0, 0];
  let end = Math.round(step);
  const filter = (samples: Float32Array, start: number, stop: number): number => {
    // Locals are faster than what a closure holds, and this runs for every sample of every band.
    let [xa, xb, ya, yb, za, zb] = [x1, x2, y1, y2, z1, z2];
    // Both filters' own weights are 1, ∓2 and 1 but for a factor, which is taken into account at the end.
    const { a1, a2 } = above;
    const { a1: c1, a2: c2 } = below;
    let energy = 0;
    for (let index = start; index < stop; index += 1) {
      const x = samples[index] ?? 0;
      const y = x - 2 * xa + xb - a1 * ya - a2 * yb;
      const z = y + 2 * ya + yb - c1 * za - c2 * zb;
      energy += z * z;
      xb = xa;
      xa = x;
      yb = ya;
      ya = y;
      zb = za;
      za = z;
    }
    [x1, x2, y1, y2, z1, z2] = [xa, xb, ya, yb, za, zb];
    return energy * gain;
  };
  return {
    add: (samples: Float32Array): void => {
      let at = 0;
      while (at < samples.length) {
        const stop = Math.min(samples.length, at + end - frames);
        sum += filter(samples, at, stop);
        frames += stop - at;
        at = stop;
        if (frames < end) return;
        energies.push(sum / (end - from));
        sum = 0;
        from = end;
        end = Math.round((energies.length + 1) * step);
      }
    },
    envelope: (): Float64Array => {
      const blocks = energies.values();
      const values = new Float64Array(Math.floor(blocks.length / blocksPerValue));
      for (let index = 0; index < values.length; index += 1) {
        let sum = 0;
        for (let tap = 0; tap < smoothing.length; tap += 1) {
          sum += (smoothing[tap] ?? 0) * (blocks[index * blocksPerValue + tap - 3] ?? 0);
        }
        values[index] = sum / smoothingSum;
      }
      return values;
    },
  };
};

/** Takes a mono signal in pieces. */
export const createBandEnvelopes = (rate: number) => {
  const top = 0.45 * rate;
  const bands = edges.slice(1).flatMap((to, band) => {
    const from = edges[band] ?? 0;
    if (from >= top) return [];
    return [createBand(rate, highPass(rate, from, flat), lowPass(rate, Math.min(to, top), flat))];
  });
  return {
    add: (samples: Float32Array): void => {
      for (const band of bands) band.add(samples);
    },
    /** The energy of five bands, 200 times a second. */
    envelopes: (): readonly Float64Array[] => bands.map((band) => band.envelope()),
  };
};

/** The energy of five bands, 200 times a second. */
export const bandEnvelopes = (mono: Mono): readonly Float64Array[] => {
  const bands = createBandEnvelopes(mono.rate);
  bands.add(mono.samples);
  return bands.envelopes();
};
