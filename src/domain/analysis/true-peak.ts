import type { Sound, SoundPiece } from '#domain/analysis/sound.ts';

const factor = 4;
const reach = 12;
const stretch = 64;

/** Windowed sincs that give the signal at one, two and three quarters between two samples. */
const phases: readonly Float64Array[] = [1, 2, 3].map((phase) =>
  Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - (reach - 1) - phase / factor;
    const window = Math.cos((Math.PI * distance) / (2 * (reach + 1))) ** 2;
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  }),
);

/**
 * The crest between two samples is never so much higher than all samples around it, short of full-scale whistles at the
 * very edge of what the rate can carry.
 */
const highestCrest = 1.5;

const largest = (samples: Float32Array, from: number, to: number): number => {
  let peak = 0;
  for (let at = from; at < to; at += 1) {
    const size = Math.abs(samples[at] ?? 0);
    if (size > peak) peak = size;
  }
  return peak;
};

/** The largest point between the samples of a stretch; `at` is where it begins. */
const between = (samples: Float32Array, at: number, taps: Float64Array): number => {
  let peak = 0;
  for (let start = at; start < at + stretch; start += 1) {
    let sum = 0;
    for (let tap = 0; tap < 2 * reach; tap += 1) sum += (taps[tap] ?? 0) * (samples[start + tap] ?? 0);
    const size = Math.abs(sum);
    if (size > peak) peak = size;
  }
  return peak;
};

/** Samples looked at together, beside those that reach over from before. */
const block = 64 * stretch;

const createSide = () => {
  const held = new Float32Array(block + 2 * reach);
  let filled = reach - 1;
  let peak = 0;
  const look = (): void => {
    for (let at = 0; at < block; at += stretch) {
      // Most of a piece is far from its peak: only where something could be larger is it worth looking.
      const top = largest(held, at, at + stretch + 2 * reach);
      if (top > peak) peak = top;
      if (top * highestCrest <= peak) continue;
      for (const taps of phases) peak = Math.max(peak, between(held, at, taps));
    }
  };
  const add = (samples: Float32Array): void => {
    let at = 0;
    while (at < samples.length) {
      const some = samples.subarray(at, at + held.length - filled);
      held.set(some, filled);
      filled += some.length;
      at += some.length;
      if (filled < held.length) return;
      look();
      held.copyWithin(0, block);
      filled = 2 * reach;
    }
  };
  return {
    add,
    peak: (): number => {
      held.fill(0, filled);
      look();
      return peak;
    },
  };
};

/** Takes a sound in pieces of any length. */
export const createTruePeakMeter = () => {
  const [left, right] = [createSide(), createSide()];
  return {
    add: (piece: SoundPiece): void => {
      left.add(piece.left);
      if (piece.right !== piece.left) right.add(piece.right);
    },
    /** The highest point of the wave between the samples as well, in dBTP (four times oversampled, ITU-R BS.1770). */
    peak: (): number => 20 * Math.log10(Math.max(left.peak(), right.peak())),
  };
};

/** The highest point of the wave between the samples as well, in dBTP (four times oversampled, ITU-R BS.1770). */
export const truePeak = (sound: Sound): number => {
  const meter = createTruePeakMeter();
  meter.add(sound);
  return meter.peak();
};
