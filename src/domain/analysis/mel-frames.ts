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

/** Writes the energy of each band to `energies`, from `place` on. */
const addEnergies = (
  power: Float64Array,
  { bins, starts, weights }: FilterBank,
  energies: Float32Array,
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
    energies[place + band] = sum;
  }
};

interface Split {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
  readonly firstPower: Float64Array;
  readonly secondPower: Float64Array;
}

/** The power of each of two real signals that went through one transform. */
const splitPower = ({ real, imaginary, firstPower, secondPower }: Split): void => {
  const size = real.length;
  for (let bin = 1; bin < size / 2; bin += 1) {
    const r = real[bin] ?? 0;
    const i = imaginary[bin] ?? 0;
    const mirroredR = real[size - bin] ?? 0;
    const mirroredI = imaginary[size - bin] ?? 0;
    firstPower[bin] = ((r + mirroredR) ** 2 + (i - mirroredI) ** 2) * 0.25;
    secondPower[bin] = ((i + mirroredI) ** 2 + (mirroredR - r) ** 2) * 0.25;
  }
};

const sumOfSquares = (samples: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2;
  return sum;
};

/** Takes a mono signal in pieces. */
export const createMelFrames = (rate: number) => {
  const size = nextPowerOfTwo(rate / 32);
  const hop = Math.round(rate / framesPerSecond);
  const fft = fftOf(size);
  const window = hann(size);
  const bank = filterBank(size, rate);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const firstPower = new Float64Array(size / 2 + 1);
  const secondPower = new Float64Array(size / 2 + 1);
  const held = new Float32Array(8 * size);
  let energies = new Float32Array(1024 * melBands);
  let [filled, frames, squares, length] = [0, 0, 0, 0];

  const room = (): void => {
    if ((frames + 2) * melBands <= energies.length) return;
    const larger = new Float32Array(2 * energies.length);
    larger.set(energies);
    energies = larger;
  };
  // Two frames go through one transform, as its real and its imaginary half.
  const pair = (start: number, second: number): void => {
    room();
    windowed(held, start, window, real);
    windowed(held, second, window, imaginary);
    fft.transform(real, imaginary);
    splitPower({ real, imaginary, firstPower, secondPower });
    addEnergies(firstPower, bank, energies, frames * melBands);
    if (second !== start) addEnergies(secondPower, bank, energies, (frames + 1) * melBands);
    frames += second === start ? 1 : 2;
  };
  const work = (): void => {
    let start = 0;
    for (; start + hop + size <= filled; start += 2 * hop) pair(start, start + hop);
    held.copyWithin(0, start, filled);
    filled -= start;
  };
  return {
    add: (samples: Float32Array): void => {
      squares += sumOfSquares(samples);
      length += samples.length;
      let at = 0;
      while (at < samples.length) {
        const some = samples.subarray(at, at + held.length - filled);
        held.set(some, filled);
        filled += some.length;
        at += some.length;
        work();
      }
    },
    /** The loudness of the whole plays no part: softer is the same music. To be asked once, at the end. */
    frames: (): MelFrames => {
      if (filled >= size) pair(0, 0);
      const scale = range / (size * size * Math.max(length === 0 ? 0 : squares / length, 1e-12));
      const levels = energies.subarray(0, frames * melBands);
      for (let index = 0; index < levels.length; index += 1) {
        levels[index] = Math.log1p((levels[index] ?? 0) * scale);
      }
      return { frameRate: rate / hop, frames, levels };
    },
  };
};

export const melFrames = ({ samples, rate }: Mono): MelFrames => {
  const mel = createMelFrames(rate);
  mel.add(samples);
  return mel.frames();
};
