import type { LongSpectrum } from '#domain/analysis/long-spectra.ts';
import { thirdOctaves } from '#domain/analysis/curve-sizes.ts';

const quietest = -120;

/** Adds up the power of frame after frame. */
export const createThirdOctaveSpectrum = () => {
  let sums: Float64Array | undefined;
  let frames = 0;
  let width = 0;
  return {
    add: ({ power, hertzPerBin }: LongSpectrum): void => {
      sums ??= new Float64Array(power.length);
      for (let bin = 0; bin < power.length; bin += 1) sums[bin] = (sums[bin] ?? 0) + (power[bin] ?? 0);
      frames += 1;
      width = hertzPerBin;
    },
    /** dB of each band; 0 is a sine at full scale on both sides. */
    levels: (): readonly number[] =>
      thirdOctaves.map((middle) => {
        if (sums === undefined) return quietest;
        const [from, to] = [middle / 2 ** (1 / 6) / width, (middle * 2 ** (1 / 6)) / width];
        let power = 0;
        // A bin reaches half of its width to both sides; the lowest bands are hardly wider than one.
        for (let bin = Math.max(1, Math.round(from)); bin < Math.min(sums.length, to + 1); bin += 1) {
          const inside = Math.min(bin + 0.5, to) - Math.max(bin - 0.5, from);
          if (inside > 0) power += inside * (sums[bin] ?? 0);
        }
        // Both sides add up, and a Hann window spreads a sine of size 1 to 3/32 of the size's square.
        const size = 2 * (sums.length - 1);
        const level = 10 * Math.log10(power / frames / (2 * (3 / 32) * size * size) + 1e-15);
        return Math.round(Math.max(quietest, level) * 10) / 10;
      }),
  };
};
