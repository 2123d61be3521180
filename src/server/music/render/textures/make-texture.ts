import type { Texture } from '#domain/composer/score.ts';
import { BLOCK } from '../chunk.ts';
import { mixSeed } from '../noise.ts';
import { brownNoise, noiseBand, pinkNoise } from './coloured-noise.ts';
import { makeGrains } from './grains.ts';
import { slowWander } from './slow-wander.ts';
import type { TextureVoice } from './texture-voice.ts';

type Fill = (out: Float32Array, count: number, block: number) => void;

const bothEars =
  (left: Fill, right: Fill): TextureVoice =>
  (outLeft, outRight, _from, count, block) => {
    left(outLeft, count, block);
    right(outRight, count, block);
  };

/** A gain from block to block in a straight line, so that nothing steps. */
const shade = (out: Float32Array, count: number, from: number, to: number): void => {
  const slope = (to - from) / count;
  let gain = from;
  for (let index = 0; index < count; index += 1) {
    out[index] = (out[index] ?? 0) * gain;
    gain += slope;
  }
};

const addTo = (out: Float32Array, more: Float32Array, count: number, gain: number): void => {
  for (let index = 0; index < count; index += 1) out[index] = (out[index] ?? 0) + (more[index] ?? 0) * gain;
};

const rain = (seed: number, frames: number): TextureVoice => {
  const bands = [noiseBand(seed + 1), noiseBand(seed + 2)] as const;
  const murmurs = [noiseBand(seed + 3), noiseBand(seed + 4)] as const;
  const near = makeGrains(
    { rate: 55, range: 26, tones: [1400, 7000], rings: [0.0015, 0.007], rough: 0.45 },
    seed + 5,
  );
  const far = makeGrains(
    { rate: 260, range: 14, tones: [3000, 9000], rings: [0.0006, 0.002], rough: 0.7 },
    seed + 6,
  );
  const wander = slowWander(seed, [9, 17, 31], frames);
  const extra = new Float32Array(BLOCK);
  return (left, right, from, count, block) => {
    const before = 1 + 0.22 * wander(from);
    const after = 1 + 0.22 * wander(from + count);
    for (const [ear, out] of [left, right].entries()) {
      bands[ear === 0 ? 0 : 1](out, count, block, 500, 7500);
      shade(out, count, 0.5 * before, 0.5 * after);
      murmurs[ear === 0 ? 0 : 1](extra, count, block, 90, 520);
      addTo(out, extra, count, 0.75);
    }
    near(left, right, count, block, before);
    far(left, right, count, block, before);
  };
};

const vinyl = (seed: number): TextureVoice => {
  const hiss = [noiseBand(seed + 1), noiseBand(seed + 2)] as const;
  const rumble = brownNoise(seed + 3);
  const crackle = makeGrains(
    { rate: 16, range: 32, tones: [1800, 9000], rings: [0.0002, 0.0012], rough: 0.8 },
    seed + 4,
  );
  const pops = makeGrains(
    { rate: 0.7, range: 14, tones: [500, 2200], rings: [0.0008, 0.003], rough: 0.5 },
    seed + 5,
  );
  const low = new Float32Array(BLOCK);
  return (left, right, _from, count, block) => {
    hiss[0](left, count, block, 900, 9500);
    hiss[1](right, count, block, 900, 9500);
    shade(left, count, 0.08, 0.08);
    shade(right, count, 0.08, 0.08);
    rumble(low, count, block);
    addTo(left, low, count, 0.05);
    addTo(right, low, count, 0.05);
    crackle(left, right, count, block, 3);
    pops(left, right, count, block, 1.6);
  };
};

const wind = (seed: number, frames: number): TextureVoice => {
  const bands = [noiseBand(seed + 1), noiseBand(seed + 2)] as const;
  const leaves = [noiseBand(seed + 3), noiseBand(seed + 4)] as const;
  const gusts = [
    slowWander(seed + 5, [5, 11, 23], frames),
    slowWander(seed + 6, [6, 13, 29], frames),
  ] as const;
  const extra = new Float32Array(BLOCK);
  return (left, right, from, count, block) => {
    for (const [ear, out] of [left, right].entries()) {
      const side = ear === 0 ? 0 : 1;
      // Both ears feel the same weather, not quite at once.
      const gust = (frame: number): number => 0.7 * gusts[0](frame) + 0.3 * gusts[side](frame + ear * 9000);
      const now = gust(from);
      bands[side](out, count, block, 70, 420 * 2 ** (0.9 * now));
      shade(out, count, 2 * 10 ** (0.3 * now), 2 * 10 ** (0.3 * gust(from + count)));
      leaves[side](extra, count, block, 1800, 5200);
      addTo(out, extra, count, 0.16 * 10 ** (0.45 * now));
    }
  };
};

const waves = (seed: number, frames: number): TextureVoice => {
  const bodies = [noiseBand(seed + 1), noiseBand(seed + 2)] as const;
  const foams = [noiseBand(seed + 3), noiseBand(seed + 4)] as const;
  const pace = slowWander(seed + 5, [19, 37], frames);
  const seconds = frames / 44_100;
  const turns = Math.max(1, Math.round(seconds / 9.5));
  const extra = new Float32Array(BLOCK);
  const surge = (frame: number, late: number): number => {
    const phase = (2 * Math.PI * turns * frame) / frames + 0.9 * pace(frame) - late;
    // Comes faster than it goes.
    return (0.5 + 0.5 * Math.sin(phase + 0.55 * Math.sin(phase))) ** 1.6;
  };
  return (left, right, from, count, block) => {
    for (const [ear, out] of [left, right].entries()) {
      const side = ear === 0 ? 0 : 1;
      const late = ear * 0.35;
      const now = surge(from, late);
      const then = surge(from + count, late);
      bodies[side](out, count, block, 60, 350 + 900 * now);
      shade(out, count, 0.6 + 1.2 * now, 0.6 + 1.2 * then);
      const foam = surge(from, late + 0.7);
      foams[side](extra, count, block, 1200, 2500 + 5500 * foam);
      addTo(out, extra, count, 0.05 + 0.5 * foam);
    }
  };
};

const fire = (seed: number, frames: number): TextureVoice => {
  const rumbles = [brownNoise(seed + 1), brownNoise(seed + 2)] as const;
  const hiss = [noiseBand(seed + 3), noiseBand(seed + 4)] as const;
  const crackle = makeGrains(
    { rate: 26, range: 30, tones: [900, 6000], rings: [0.0004, 0.004], rough: 0.75 },
    seed + 5,
  );
  const snaps = makeGrains(
    { rate: 1.6, range: 16, tones: [500, 2600], rings: [0.002, 0.009], rough: 0.6 },
    seed + 6,
  );
  const wander = slowWander(seed + 7, [3, 7, 19], frames);
  const extra = new Float32Array(BLOCK);
  return (left, right, from, count, block) => {
    const now = wander(from);
    const then = wander(from + count);
    for (const [ear, out] of [left, right].entries()) {
      const side = ear === 0 ? 0 : 1;
      rumbles[side](out, count, block);
      shade(out, count, 0.55 * (1 + 0.35 * now), 0.55 * (1 + 0.35 * then));
      hiss[side](extra, count, block, 700, 6500);
      addTo(out, extra, count, 0.12 * (1 + 0.4 * now));
    }
    crackle(left, right, count, block, 1.1 + now);
    snaps(left, right, count, block, Math.max(0.1, 1 + 1.2 * now));
  };
};

/** Decibels that bring each to about −24 dBFS. */
export const textureLevels: Readonly<Record<Texture, number>> = {
  rain: -8.4,
  vinyl: 5,
  wind: -10.5,
  waves: -6.6,
  'brown-noise': -12.9,
  'pink-noise': -20.3,
  fire: -8.2,
};

/** The layer's noise before its level; `frames` is the loop that it has to meet the beginning of. */
export const makeTexture = (texture: Texture, scoreSeed: number, frames: number): TextureVoice => {
  const seed = mixSeed(scoreSeed, texture.length * 31 + texture.charCodeAt(0));
  switch (texture) {
    case 'rain':
      return rain(seed, frames);
    case 'vinyl':
      return vinyl(seed);
    case 'wind':
      return wind(seed, frames);
    case 'waves':
      return waves(seed, frames);
    case 'fire':
      return fire(seed, frames);
    case 'pink-noise':
      return bothEars(pinkNoise(seed + 1), pinkNoise(seed + 2));
    default:
      return bothEars(brownNoise(seed + 1), brownNoise(seed + 2));
  }
};
