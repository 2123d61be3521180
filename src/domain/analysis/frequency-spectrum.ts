import { analysisConstants } from '#domain/analysis/analysis-constants.ts';
import { fftOf, hann } from '#domain/analysis/fft.ts';
import { resampled } from '#domain/analysis/resampled.ts';
import type { SoundPiece } from '#domain/analysis/sound.ts';

const { fftSize, sampleRate: specifiedRate } = analysisConstants;
export const hertzPerBin = specifiedRate / fftSize;

/**
 * How large a sine in each bin is, over all windows and both sides: the root of the mean power, so that 1 is a sine at full
 * scale on both sides throughout.
 */
export const frequencySpectrum = (windows: readonly SoundPiece[], sampleRate: number): Float64Array => {
  const fft = fftOf(fftSize);
  const shape = hann(fftSize);
  const power = new Float64Array(fftSize / 2 + 1);
  for (const { left, right } of windows) {
    const real = Float64Array.from(
      resampled(left, sampleRate, specifiedRate, fftSize),
      (value, index) => value * (shape[index] ?? 0),
    );
    const imaginary = Float64Array.from(
      resampled(right, sampleRate, specifiedRate, fftSize),
      (value, index) => value * (shape[index] ?? 0),
    );
    fft.transform(real, imaginary);
    for (let bin = 0; bin < power.length; bin += 1) {
      const mirrored = (fftSize - bin) % fftSize;
      const here = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
      const there = (real[mirrored] ?? 0) ** 2 + (imaginary[mirrored] ?? 0) ** 2;
      // Half for the two that went through one transform, half again for the mean of both sides.
      power[bin] = (power[bin] ?? 0) + (here + there) / 4;
    }
  }
  // A sine of size 1 becomes half the sum of the window, which is half its length.
  return power.map((sum) => (4 / fftSize) * Math.sqrt(sum / Math.max(1, windows.length)));
};

/** The mean of all frequencies, each by its size; 0 for silence. */
export const spectralCentroid = (spectrum: Float64Array): number => {
  let [weighted, sum] = [0, 0];
  for (let bin = 1; bin < spectrum.length; bin += 1) {
    const size = spectrum[bin] ?? 0;
    weighted += bin * hertzPerBin * size;
    sum += size;
  }
  return sum > silence ? weighted / sum : 0;
};

/** All bins together: what rounding leaves of nothing. */
const silence = 1e-7;
