import { SAMPLE_RATE } from '../chunk.ts';
import { firstOf, mixSeed, nextOf, WHITE } from '../noise.ts';

// Noise is made and filtered in one go: while one waits for its last result, the other is at work.

/** Noise that falls by three decibels an octave: white noise through slow and quick averages. */
export const pinkNoise = (seed: number) => {
  const memory = new Float64Array(4);
  return (out: Float32Array, count: number, block: number): void => {
    let x = firstOf(mixSeed(seed, block));
    let [a = 0, b = 0, c = 0, d = 0] = memory;
    for (let index = 0; index < count; index += 1) {
      x = nextOf(x);
      const white = Math.fround(x * WHITE);
      // Poles an equal ratio apart, each with the share that makes the sum fall evenly (fitted by least squares).
      a += 0.0026 * (white - a);
      b += 0.0172 * (white - b);
      c += 0.108 * (white - c);
      d += 0.52 * (white - d);
      out[index] = a * 9.2 + b * 3.6 + c * 1.45 + d * 0.62 + white * 0.12;
    }
    memory.set([a, b, c, d]);
  };
};

/** Noise that falls by six decibels an octave, down to where nobody hears it. */
export const brownNoise = (seed: number) => {
  const memory = new Float64Array(2);
  return (out: Float32Array, count: number, block: number): void => {
    let x = firstOf(mixSeed(seed, block));
    let [low = 0, dc = 0] = memory;
    for (let index = 0; index < count; index += 1) {
      x = nextOf(x);
      low = low * 0.9965 + Math.fround(x * WHITE) * 0.06;
      dc += 0.004 * (low - dc);
      out[index] = low - dc;
    }
    memory.set([low, dc]);
  };
};

/** A band of noise whose edges may move: one pole below, two above. */
export const noiseBand = (seed: number) => {
  const memory = new Float64Array(3);
  return (out: Float32Array, count: number, block: number, low: number, high: number): void => {
    let x = firstOf(mixSeed(seed, block));
    const up = 1 - Math.exp((-2 * Math.PI * high) / SAMPLE_RATE);
    const down = 1 - Math.exp((-2 * Math.PI * low) / SAMPLE_RATE);
    let [first = 0, second = 0, under = 0] = memory;
    for (let index = 0; index < count; index += 1) {
      x = nextOf(x);
      first += up * (Math.fround(x * WHITE) - first);
      second += up * (first - second);
      under += down * (second - under);
      out[index] = second - under;
    }
    memory.set([first, second, under]);
  };
};
