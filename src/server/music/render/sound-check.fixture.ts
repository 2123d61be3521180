import type { Score } from '#domain/composer/score.ts';
import type { Chunk } from './chunk.ts';
import { renderScore, type RenderOptions } from './render-score.ts';
import type { SoundBank } from './sound-bank.ts';

export const joinChunks = (chunks: Iterable<Chunk>): Chunk => {
  const all = [...chunks];
  const length = all.reduce((sum, { left }) => sum + left.length, 0);
  const joined = { left: new Float32Array(length), right: new Float32Array(length) };
  let at = 0;
  for (const { left, right } of all) {
    joined.left.set(left, at);
    joined.right.set(right, at);
    at += left.length;
  }
  return joined;
};

export const soundOf = (score: Score, bank: SoundBank, options: RenderOptions = { gain: 1 }): Chunk =>
  joinChunks(renderScore(score, bank, options));

export const level = (samples: Float32Array, from = 0, to = samples.length): number => {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += (samples[index] ?? 0) ** 2;
  return 10 * Math.log10(sum / (to - from) + 1e-20);
};

/** The strength of one frequency in a stretch. */
export const toneAt = (samples: Float32Array, from: number, to: number, hertz: number): number => {
  let real = 0;
  let imaginary = 0;
  for (let index = from; index < to; index += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (index - from)) / (to - from));
    const phase = (2 * Math.PI * hertz * index) / 44_100;
    real += (samples[index] ?? 0) * window * Math.cos(phase);
    imaginary += (samples[index] ?? 0) * window * Math.sin(phase);
  }
  return Math.hypot(real, imaginary) / (to - from);
};

/** How far from the pitch that was asked for, in cents: the best likeness over many periods, found from coarse to fine. */
export const centsOff = (samples: Float32Array, from: number, length: number, hertz: number): number => {
  const period = 44_100 / hertz;
  const likeness = (lag: number): number => {
    const whole = Math.floor(lag);
    const p = lag - whole;
    let both = 0;
    let second = 0;
    for (let index = from; index < from + length; index += 1) {
      const at = index + whole;
      const [a, b, c, d] = [
        samples[at - 1] ?? 0,
        samples[at] ?? 0,
        samples[at + 1] ?? 0,
        samples[at + 2] ?? 0,
      ];
      const value = b + 0.5 * p * (c - a + p * (2 * a - 5 * b + 4 * c - d + p * (3 * (b - c) + d - a)));
      both += (samples[index] ?? 0) * value;
      second += value * value;
    }
    return both / Math.sqrt(second + 1e-20);
  };
  let cents = 0;
  let width = 50;
  for (let periods = 1; periods * period < 3000; periods *= 2) {
    let best = Number.NEGATIVE_INFINITY;
    const centre = cents;
    for (let step = -25; step <= 25; step += 1) {
      const candidate = centre + (step / 25) * width;
      const found = likeness((periods * period) / 2 ** (candidate / 1200));
      if (found > best) {
        best = found;
        cents = candidate;
      }
    }
    width = Math.max(2, width / 1.8);
  }
  return cents;
};
