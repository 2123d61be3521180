import type { LongSpectrum } from '#domain/analysis/long-spectra.ts';

export const octaveCentres = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const;

const quietest = -120;

/** Adds up the octaves of frame after frame. */
export const createOctaveBalance = () => {
  const sums = new Float64Array(octaveCentres.length);
  let edges: readonly number[] | undefined;
  return {
    add: ({ power, hertzPerBin }: LongSpectrum): void => {
      edges ??= [...octaveCentres, 16_000].map((hertz) => Math.round(hertz / Math.SQRT2 / hertzPerBin));
      for (let octave = 0; octave < sums.length; octave += 1) {
        let sum = 0;
        const end = Math.min(edges[octave + 1] ?? 0, power.length);
        for (let bin = edges[octave] ?? 0; bin < end; bin += 1) sum += power[bin] ?? 0;
        sums[octave] = (sums[octave] ?? 0) + sum;
      }
    },
    /** Each octave's energy against that of all eight, in dB. */
    balance: (): readonly number[] => {
      const total = sums.reduce((sum, value) => sum + value, 0);
      return [...sums].map((sum) => (sum > 0 ? Math.max(quietest, 10 * Math.log10(sum / total)) : quietest));
    },
  };
};
