import { fftOf, hann, nextPowerOfTwo } from '#domain/analysis/fft.ts';
import type { Sound, SoundPiece } from '#domain/analysis/sound.ts';

/** The power of both sides in a long frame; `power` is reused for the next one. */
export interface LongSpectrum {
  readonly power: Float64Array;
  readonly hertzPerBin: number;
}

/** Copies a frame through a window. */
export const windowed = (
  samples: Float32Array,
  start: number,
  window: Float64Array,
  frame: Float64Array,
): void => {
  for (let index = 0; index < frame.length; index += 1) {
    frame[index] = (window[index] ?? 0) * (samples[start + index] ?? 0);
  }
};

/** The power of two real signals that went through one transform as its real and imaginary part. */
const addPower = (real: Float64Array, imaginary: Float64Array, power: Float64Array): void => {
  const size = real.length;
  for (let bin = 1; bin < power.length; bin += 1) {
    const r = real[bin] ?? 0;
    const i = imaginary[bin] ?? 0;
    const mirroredR = real[size - bin] ?? 0;
    const mirroredI = imaginary[size - bin] ?? 0;
    power[bin] = (r * r + i * i + mirroredR * mirroredR + mirroredI * mirroredI) / 2;
  }
};

/** Frames of about 190 ms, fine enough to tell low notes apart. What stands still (bin 0) is left out. */
export const createLongSpectra = (
  sampleRate: number,
  take: (spectrum: LongSpectrum) => void,
  /** Whether a frame by its number is looked at. */
  counts: (frame: number) => boolean = () => true,
) => {
  const size = nextPowerOfTwo(sampleRate * 0.15);
  const fft = fftOf(size);
  const window = hann(size);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const power = new Float64Array(size / 2 + 1);
  const spectrum = { power, hertzPerBin: sampleRate / size };
  const [left, right] = [new Float32Array(size), new Float32Array(size)];
  let filled = 0;
  let frames = 0;
  return {
    add: (piece: SoundPiece): void => {
      let at = 0;
      while (at < piece.left.length) {
        const count = Math.min(size - filled, piece.left.length - at);
        left.set(piece.left.subarray(at, at + count), filled);
        right.set(piece.right.subarray(at, at + count), filled);
        filled += count;
        at += count;
        if (filled < size) return;
        filled = 0;
        frames += 1;
        if (!counts(frames - 1)) continue;
        windowed(left, 0, window, real);
        windowed(right, 0, window, imaginary);
        fft.transform(real, imaginary);
        addPower(real, imaginary, power);
        take(spectrum);
      }
    },
  };
};

export const eachLongSpectrum = (sound: Sound, take: (spectrum: LongSpectrum) => void): void =>
  createLongSpectra(sound.sampleRate, take).add(sound);
