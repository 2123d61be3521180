import type { LongSpectrum } from '#domain/analysis/long-spectra.ts';

export const pitchClasses = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const;

// Krumhansl and Kessler 1982: how well each step fits after a key was heard.
const profiles = {
  major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
} as const;
export type KeyMode = keyof typeof profiles;

const lowest = 100;
const highest = 2000;
/** A peak stands this far above the frame's middle, as energy; noise has hardly any such. */
const peakOverMedian = 40;
const leastFit = 0.5;
/** How much of the energy belongs to tones; rain and noise stay far below. */
const leastTonal = 0.25;

/** Adds up how much of each of the twelve notes sounds. */
export const createChroma = () => {
  const sums = new Float64Array(12);
  let tonal = 0;
  let all = 0;
  return {
    add: ({ power, hertzPerBin }: LongSpectrum): void => {
      const from = Math.ceil(lowest / hertzPerBin);
      const to = Math.floor(highest / hertzPerBin);
      const range = power.subarray(from, to);
      const threshold = peakOverMedian * medianOf(range);
      for (let bin = from; bin < to; bin += 1) {
        const here = power[bin] ?? 0;
        const before = power[bin - 1] ?? 0;
        const after = power[bin + 1] ?? 0;
        all += here;
        if (here <= threshold || here < before || here <= after) continue;
        tonal += here + before + after;
        const [a, b, c] = [Math.log(before + 1e-30), Math.log(here), Math.log(after + 1e-30)];
        const place = bin + (0.5 * (a - c)) / (a - 2 * b + c);
        const key = 69 + 12 * Math.log2((place * hertzPerBin) / 440);
        const nearest = Math.round(key);
        // What lies between two keys is no help in telling them apart.
        const weight = Math.cos(Math.PI * (key - nearest)) * Math.sqrt(here);
        sums[((nearest % 12) + 12) % 12] = (sums[((nearest % 12) + 12) % 12] ?? 0) + weight;
      }
    },
    /** The twelve notes from C; they add up to 1, or are all zero. */
    chroma: (): readonly number[] => {
      const total = sums.reduce((sum, value) => sum + value, 0);
      return [...sums].map((sum) => (total > 0 ? sum / total : 0));
    },
    /** How much of the energy in the middle belongs to tones, 0 to 1. */
    tonality: (): number => (all > 0 ? tonal / all : 0),
  };
};

/** Near enough to the middle value: every eighth bin, sorted. */
const medianOf = (power: Float64Array): number => {
  const some = new Float64Array(Math.ceil(power.length / 8));
  for (let index = 0; index < some.length; index += 1) some[index] = power[8 * index] ?? 0;
  some.sort();
  return some[some.length >> 1] ?? 0;
};

const correlation = (a: readonly number[], b: readonly number[]): number => {
  const meanA = a.reduce((sum, value) => sum + value, 0) / a.length;
  const meanB = b.reduce((sum, value) => sum + value, 0) / b.length;
  let [ab, aa, bb] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const x = value - meanA;
    const y = (b[index] ?? 0) - meanB;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
};

export interface Key {
  /** 0 is C. */
  readonly tonic: number;
  readonly mode: KeyMode;
  readonly name: string;
}

/** The key whose profile fits best; null where nothing fits or hardly anything is a tone. */
export const estimateKey = (chroma: readonly number[], tonality: number): Key | null => {
  if (tonality < leastTonal) return null;
  let best: Key | null = null;
  let fit = leastFit;
  for (const mode of ['major', 'minor'] as const) {
    for (const [tonic, name] of pitchClasses.entries()) {
      const turned = chroma.map((_, index) => chroma[(index + tonic) % 12] ?? 0);
      const found = correlation(turned, profiles[mode]);
      if (found > fit) {
        fit = found;
        best = { tonic, mode, name: `${name} ${mode}` };
      }
    }
  }
  return best;
};
