import { SAMPLE_RATE } from '../chunk.ts';
import { fillNoise, mixSeed, randomOf } from '../noise.ts';

export interface GrainKind {
  /** How many a second. */
  readonly rate: number;
  /** Decibels between the soft many and the loud few. */
  readonly range: number;
  /** Lowest and highest tone of a grain in Hz. */
  readonly tones: readonly [number, number];
  /** How long one rings, shortest and longest, in seconds. */
  readonly rings: readonly [number, number];
  /** Share of noise in it, 0 to 1. */
  readonly rough: number;
}

const TAIL = 8192;

const one = new Float32Array(TAIL);
const grit = new Float32Array(16_384);
fillNoise(grit, grit.length, 77);

/** One grain into `one`: a dying rotation and dying noise. */
const ringOnce = (length: number, turn: number, fall: number, rough: number, gritFrom: number): void => {
  const feedback = 2 * fall * Math.cos(turn);
  const decay = fall * fall;
  let before = (-(1 - rough) * Math.sin(turn)) / fall;
  let earlier = (-(1 - rough) * Math.sin(2 * turn)) / decay;
  let level = rough;
  for (let index = 0; index < length; index += 1) {
    const tone = feedback * before - decay * earlier;
    earlier = before;
    before = tone;
    const value = tone + (grit[gritFrom + index] ?? 0) * level;
    level *= fall;
    one[index] = index < 8 ? value * (index / 8) : value;
  }
};

/** Single drops, crackles and snaps: short ringing clicks at random moments of a block, some reaching into the next. */
export const makeGrains = (kind: GrainKind, seed: number) => {
  const holdLeft = new Float32Array(TAIL * 2);
  const holdRight = new Float32Array(TAIL * 2);
  // Behind this place nothing rings.
  let reach = 0;
  return (left: Float32Array, right: Float32Array, count: number, block: number, density: number): void => {
    const random = randomOf(mixSeed(seed, block));
    random();
    const expected = (kind.rate * density * count) / SAMPLE_RATE;
    let number = Math.floor(expected);
    if (random() < expected - number) number += 1;
    for (let grain = 0; grain < number; grain += 1) {
      const at = Math.floor(random() * count);
      const amount = 10 ** ((-kind.range * random()) / 20) * (0.7 + 0.3 * random());
      const hertz = kind.tones[0] * (kind.tones[1] / kind.tones[0]) ** random();
      const ring = kind.rings[0] * (kind.rings[1] / kind.rings[0]) ** random();
      const angle = (random() * Math.PI) / 2;
      const [gainLeft, gainRight] = [Math.cos(angle) * amount, Math.sin(angle) * amount];
      const fall = Math.exp(-1 / (ring * SAMPLE_RATE));
      const turn = (2 * Math.PI * hertz) / SAMPLE_RATE;
      const length = Math.min(TAIL - 1, Math.ceil(ring * SAMPLE_RATE * 7));
      reach = Math.max(reach, at + length);
      ringOnce(length, turn, fall, kind.rough, Math.floor(random() * 4096));
      for (let index = 0; index < length; index += 1) {
        const value = one[index] ?? 0;
        holdLeft[at + index] = (holdLeft[at + index] ?? 0) + value * gainLeft;
        holdRight[at + index] = (holdRight[at + index] ?? 0) + value * gainRight;
      }
    }
    for (let index = 0; index < count; index += 1) {
      left[index] = (left[index] ?? 0) + (holdLeft[index] ?? 0);
      right[index] = (right[index] ?? 0) + (holdRight[index] ?? 0);
    }
    const rest = Math.max(0, reach - count);
    holdLeft.copyWithin(0, count, count + rest);
    holdRight.copyWithin(0, count, count + rest);
    holdLeft.fill(0, rest, reach);
    holdRight.fill(0, rest, reach);
    reach = rest;
  };
};
