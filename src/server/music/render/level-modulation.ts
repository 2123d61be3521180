import { modulationDepths, type Modulation } from '#domain/composer/score.ts';
import { SAMPLE_RATE } from './chunk.ts';

const EDGE = 180;

/**
 * How often the level goes up and down in the whole loop. A rate within a hundredth of a whole number of times a beat
 * is locked to the beat; any other becomes whole turns of the loop.
 */
export const modulationTurns = (rateHz: number, bpm: number, frames: number): number => {
  const perBeat = rateHz / (bpm / 60);
  const whole = Math.round(perBeat);
  const locked = whole >= 1 && Math.abs(perBeat - whole) / whole < 0.01;
  return Math.max(1, Math.round(((locked ? whole * (bpm / 60) : rateHz) * frames) / SAMPLE_RATE));
};

/**
 * A raised cosine on everything above 180 Hz: the loudest moment keeps its level, (loudest − softest) ÷ (loudest +
 * softest) is the depth. The bass stays steady, which keeps it from sounding like a fault.
 */
export const makeModulation = (modulation: Modulation, bpm: number, frames: number) => {
  const depth = modulationDepths[modulation.depth];
  const turn = (2 * Math.PI * modulationTurns(modulation.rateHz, bpm, frames)) / frames;
  const g = Math.tan((Math.PI * EDGE) / SAMPLE_RATE);
  const a1 = 1 / (1 + g * (g + Math.SQRT2));
  const a2 = g * a1;
  const a3 = g * a2;
  const gainAt = (frame: number): number => (1 + depth * Math.cos(turn * frame)) / (1 + depth);
  const memory = new Float64Array(4);
  const gains = new Float32Array(2048);
  const channel = (samples: Float32Array, count: number, slot: number): void => {
    let first = memory[slot] ?? 0;
    let second = memory[slot + 1] ?? 0;
    for (let index = 0; index < count; index += 1) {
      const x = samples[index] ?? 0;
      const v3 = x - second;
      const v1 = a1 * first + a2 * v3;
      const low = second + a2 * first + a3 * v3;
      first = 2 * v1 - first;
      second = 2 * low - second;
      samples[index] = low + (x - low) * (gains[index] ?? 0);
    }
    memory[slot] = first;
    memory[slot + 1] = second;
  };
  return (left: Float32Array, right: Float32Array, from: number, count: number): void => {
    // A line of 16 frames is a third of a millisecond: at these rates the curve itself.
    let now = gainAt(from);
    for (let start = 0; start < count; start += 16) {
      const run = Math.min(16, count - start);
      const next = gainAt(from + start + run);
      const slope = (next - now) / run;
      for (let index = 0; index < run; index += 1) gains[start + index] = now + slope * index;
      now = next;
    }
    channel(left, count, 0);
    channel(right, count, 2);
  };
};
