import { fftOf, nextPowerOfTwo } from '#domain/analysis/fft.ts';

/** How much a signal resembles itself after each lag, without its mean: 1 at lag 0. */
const autocorrelation = (signal: Float64Array, lags: number): Float64Array => {
  const { length } = signal;
  const size = nextPowerOfTwo(length + lags);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const mean = signal.reduce((sum, value) => sum + value, 0) / Math.max(1, length);
  for (let index = 0; index < length; index += 1) real[index] = (signal[index] ?? 0) - mean;
  const fft = fftOf(size);
  fft.transform(real, imaginary);
  for (let bin = 0; bin < size; bin += 1) {
    real[bin] = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    imaginary[bin] = 0;
  }
  fft.transform(real, imaginary);
  const whole = (real[0] ?? 0) / Math.max(1, length);
  // A longer lag has fewer pairs to add up.
  return Float64Array.from({ length: Math.min(lags, length) }, (_, lag) =>
    whole > 0 ? (real[lag] ?? 0) / (length - lag) / whole : 0,
  );
};

/** The same for several signals together, each by its weight and its strength. */
export const jointAutocorrelation = (
  signals: readonly Float64Array[],
  weights: readonly number[],
  lags: number,
): Float64Array => {
  const strengths = signals.map((signal, index) => (weights[index] ?? 0) * rootMeanSquare(signal));
  const all = strengths.reduce((sum, value) => sum + value, 0);
  const joint = new Float64Array(Math.min(lags, signals[0]?.length ?? 0));
  for (const [index, signal] of signals.entries()) {
    const weight = all > 0 ? (strengths[index] ?? 0) / all : 0;
    for (const [lag, value] of autocorrelation(signal, lags).entries()) {
      joint[lag] = (joint[lag] ?? 0) + weight * value;
    }
  }
  return joint;
};

export const rootMeanSquare = (signal: Float64Array): number =>
  Math.sqrt(signal.reduce((sum, value) => sum + value * value, 0) / Math.max(1, signal.length));
