import type { Body } from './body.ts';
import { SAMPLE_RATE } from './chunk.ts';

const pitchOf = (key: number): number => 440 * 2 ** ((key - 69) / 12);

/** A sine with a little of its second and third partial, so that small loudspeakers tell its pitch. */
export const subBody = (key: number, gain: number): Body => {
  // Whole periods in about a second: it loops exactly.
  const cycles = Math.max(1, Math.round(pitchOf(key)));
  const size = Math.round((cycles * SAMPLE_RATE) / pitchOf(key));
  const table = new Float32Array(size);
  for (let index = 0; index < size; index += 1) {
    const phase = (2 * Math.PI * cycles * index) / size;
    table[index] = gain * (Math.sin(phase) + 0.18 * Math.sin(2 * phase) + 0.07 * Math.sin(3 * phase));
  }
  return { left: table, right: table, rightOffset: 0, end: size, loopStart: 0 };
};

interface Partials {
  readonly count: number;
  readonly level: (partial: number) => number;
  /** How long a partial rings, in seconds until it is a third as loud. */
  readonly ring: (partial: number) => number;
}

/** Sums partials that each die at their own speed; every one is a rotation, two multiplications a frame. */
const addPartials = (
  out: Float32Array,
  pitch: number,
  partials: Partials,
  phaseStep: number,
  gain: number,
): void => {
  for (let partial = 1; partial <= partials.count; partial += 1) {
    const hertz = pitch * partial;
    if (hertz > 16_000) break;
    const fall = Math.exp(-1 / (partials.ring(partial) * SAMPLE_RATE));
    const turn = (2 * Math.PI * hertz) / SAMPLE_RATE;
    const feedback = 2 * fall * Math.cos(turn);
    const decay = fall * fall;
    const level = gain * partials.level(partial);
    const phase = phaseStep * partial * partial;
    let before = (level * Math.sin(phase - turn)) / fall;
    let earlier = (level * Math.sin(phase - 2 * turn)) / decay;
    const audible = Math.min(out.length, Math.ceil(partials.ring(partial) * SAMPLE_RATE * 8));
    for (let index = 0; index < audible; index += 1) {
      const value = feedback * before - decay * earlier;
      out[index] = (out[index] ?? 0) + value;
      earlier = before;
      before = value;
    }
  }
};

const soften = (out: Float32Array, frames: number): void => {
  for (let index = 0; index < frames; index += 1) out[index] = (out[index] ?? 0) * (index / frames);
};

/** A plucked string of glass: bright for a moment, then round. The two ears are a few cents apart. */
export const pluckBody = (key: number, brightness: number, frames: number, gain: number): Body => {
  const pitch = pitchOf(key);
  const partials = {
    count: 28,
    level: (partial: number) => partial ** -(1.55 - 0.5 * brightness),
    ring: (partial: number) => (0.75 * (440 / (pitch + 220)) ** 0.35) / (1 + 0.35 * (partial - 1)),
  };
  const size = Math.min(frames, Math.ceil(SAMPLE_RATE * 4));
  const left = new Float32Array(size);
  const right = new Float32Array(size);
  addPartials(left, pitch * 2 ** (-2.5 / 1200), partials, 0.9, gain);
  addPartials(right, pitch * 2 ** (2.5 / 1200), partials, 1.3, gain);
  soften(left, 60);
  soften(right, 60);
  return { left, right, rightOffset: 0, end: size, loopStart: null };
};

/** A soft pulse wave that closes a little after its start and then stays. */
export const pulseBody = (key: number, brightness: number, frames: number, gain: number): Body => {
  const pitch = pitchOf(key);
  const width = 0.32;
  const edge = 900 + 3200 * brightness;
  const partials = {
    count: 32,
    level: (partial: number) =>
      (Math.sin(Math.PI * partial * width) / partial / (1 + ((pitch * partial) / edge) ** 2)) * 1.3,
    ring: (partial: number) => (pitch * partial < 700 ? 60 : 0.5 + 6 / partial),
  };
  const size = Math.min(frames, SAMPLE_RATE * 12);
  const left = new Float32Array(size);
  const right = new Float32Array(size);
  addPartials(left, pitch * 2 ** (-4 / 1200), partials, 0.7, gain * 0.7);
  addPartials(right, pitch * 2 ** (4 / 1200), partials, 1.1, gain * 0.7);
  addPartials(left, pitch * 2 ** (1.5 / 1200), partials, 1.9, gain * 0.5);
  addPartials(right, pitch * 2 ** (-1.5 / 1200), partials, 2.3, gain * 0.5);
  return { left, right, rightOffset: 0, end: size, loopStart: null };
};
