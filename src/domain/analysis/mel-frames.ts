import { fftOf, hann, nextPowerOfTwo } from '#domain/analysis/fft.ts';
import { windowed } from '#domain/analysis/long-spectra.ts';
import type { Mono } from '#domain/analysis/mono.ts';

export const melBands = 36;

/** Level of each mel band in short frames, in natural logarithms above a floor. */
export interface MelFrames {
  readonly frameRate: number;
  readonly frames: number;
  /** Frame after frame, `melBands` each. */
  readonly levels: Float32Array;
}

const framesPerSecond = 86;
const lowest = 30;
const highest = 10_000;
/** What lies 50 dB and more below the whole is nothing. */
const range = 1e5;
const melOf = (hertz: number): number => 1127 * Math.log1p(hertz / 700);
const hertzOf = (mel: number): number => 700 * Math.expm1(mel / 1127);

interface FilterBank {
  /** The first bin of each band. */
  readonly bins: Int32Array;
  /** Where each band's weights begin; one more for the end. */
  readonly starts: Int32Array;
  readonly weights: Float64Array;
}

/** Triangles with their middle at even mel distances, one after the other in one array. */
const filterBank = (size: number, rate: number): FilterBank => {
  const top = Math.min(highest, 0.48 * rate);
  const step = (melOf(top) - melOf(lowest)) / (melBands + 1);
  const edge = (number: number) => (hertzOf(melOf(lowest) + number * step) * size) / rate;
  const bins = new Int32Array(melBands);
  const starts = new Int32Array(melBands + 1);
  const weights: number[] = [];
  for (let band = 0; band < melBands; band += 1) {
    const [from, middle, to] = [edge(band), edge(band + 1), edge(band + 2)];
    bins[band] = Math.max(1, Math.floor(from));
    for (let bin = bins[band] ?? 0; bin <= Math.ceil(to); bin += 1) {
      // Low bands are narrower than a bin: each keeps at least its nearest one.
      const reach = Math.max(bin < middle ? middle - from : to - middle, 1);
      weights.push(Math.max(0, 1 - Math.abs(bin - middle) / reach));
    }
    starts[band + 1] = weights.length;
  }
  return { bins, starts, weights: Float64Array.from(weights) };
};

/** Writes the level of each band to `levels`, from `place` on. */
const addLevels = (
  power: Float64Array,
  { bins, starts, weights }: FilterBank,
  levels: Float32Array,
  place: number,
): void => {
  for (let band = 0; band < melBands; band += 1) {
    const start = starts[band] ?? 0;
    const end = starts[band + 1] ?? 0;
    const shift = (bins[band] ?? 0) - start;
    let sum = 0;
    for (let index = start; index < end; index += 1) {
      sum += (weights[index] ?? 0) * (power[index + shift] ?? 0);
    }
    levels[place + band] = Math.log1p(sum * range);
  }
};

const meanSquare = (samples: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2;
  return samples.length === 0 ? 0 : sum / samples.length;
};

interface Split {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
  readonly scale: number;
  readonly firstPower: Float64Array;
  readonly secondPower: Float64Array;
}

/** The power of each of two real signals that went through one transform. */
const splitPower = ({ real, imaginary, scale, firstPower, secondPower }: Split): void => {
  const size = real.length;
  const factor = 0.25 * scale;
  for (let bin = 1; bin < size / 2; bin += 1) {
    const r = real[bin] ?? 0;
    const i = imaginary[bin] ?? 0;
    const mirroredR = real[size - bin] ?? 0;
    const mirroredI = imaginary[size - bin] ?? 0;
    firstPower[bin] = ((r + mirroredR) ** 2 + (i - mirroredI) ** 2) * factor;
    secondPower[bin] = ((i + mirroredI) ** 2 + (mirroredR - r) ** 2) * factor;
  }
};

/** The loudness of the whole plays no part: softer is the same music. */
export const melFrames = ({ samples, rate }: Mono): MelFrames => {
  const size = nextPowerOfTwo(rate / 32);
  const hop = Math.round(rate / framesPerSecond);
  const fft = fftOf(size);
  const window = hann(size);
  const bank = filterBank(size, rate);
  const frames = Math.max(0, Math.floor((samples.length - size) / hop) + 1);
  const levels = new Float32Array(frames * melBands);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const firstPower = new Float64Array(size / 2 + 1);
  const secondPower = new Float64Array(size / 2 + 1);
  const scale = 1 / (size * size * Math.max(meanSquare(samples), 1e-12));

  // Two frames go through one transform, as its real and its imaginary half.
  for (let frame = 0; frame < frames; frame += 2) {
    const start = frame * hop;
    const second = frame + 1 < frames ? start + hop : start;
    windowed(samples, start, window, real);
    windowed(samples, second, window, imaginary);
    fft.transform(real, imaginary);
    splitPower({ real, imaginary, scale, firstPower, secondPower });
    addLevels(firstPower, bank, levels, frame * melBands);
    if (second !== start) addLevels(secondPower, bank, levels, (frame + 1) * melBands);
  }
  return { frameRate: rate / hop, frames, levels };
};
