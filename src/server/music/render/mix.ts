import type { Part, Score, TextureLayer } from '#domain/composer/score.ts';
import { BLOCK, SAMPLE_RATE } from './chunk.ts';
import { duckCurve } from './duck-curve.ts';
import { sweptLowPass } from './filters.ts';
import { panGains, playPart } from './part-player.ts';
import { makePingPong } from './ping-pong.ts';
import { makeReverb } from './reverb.ts';
import type { SoundBank } from './sound-bank.ts';
import { turnsIn } from './tape-wow.ts';
import { makeTexture, textureLevels } from './textures/make-texture.ts';

const decibels = (value: number): number => 10 ** (value / 20);
/** A filter rings a moment after its part has ended. */
const AFTER = 4;
/** Steps in which a sweep moves. */
const SWEEP_STEP = 256;

export interface Buses {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly roomLeft: Float32Array;
  readonly roomRight: Float32Array;
  readonly echoLeft: Float32Array;
  readonly echoRight: Float32Array;
  readonly duck: Float32Array;
}

const partLane = (part: Part, bank: SoundBank, frames: number, startAt: number) => {
  const player = playPart(part, bank, frames, startAt);
  const filter = sweptLowPass();
  const left = new Float32Array(BLOCK);
  const right = new Float32Array(BLOCK);
  const level = decibels(part.level);
  const pan = panGains(part.pan);
  const { lowpass } = part;
  const turns = lowpass === null ? 0 : turnsIn(1 / Math.max(0.5, lowpass.periodSeconds), frames);
  const edgeAt = (frame: number): number => {
    if (lowpass === null) return 20_000;
    const share = 0.5 - 0.5 * Math.cos((2 * Math.PI * turns * frame) / frames);
    return lowpass.from * (lowpass.to / lowpass.from) ** share;
  };
  let rest = 0;
  return (buses: Buses, from: number, count: number, ducked: boolean): void => {
    left.fill(0);
    if (player.stereo) right.fill(0);
    rest = player.add(left, right, from, count) ? AFTER : rest - 1;
    if (rest < 0) return;
    if (lowpass !== null) {
      for (let start = 0; start < count; start += SWEEP_STEP) {
        const end = Math.min(count, start + SWEEP_STEP);
        filter.run(left, player.stereo ? right : null, start, end, edgeAt(from + start));
      }
    }
    const other = player.stereo ? right : left;
    const gainLeft = level * (player.stereo ? 1 : pan[0]);
    const gainRight = level * (player.stereo ? 1 : pan[1]);
    const push = ducked ? part.duck : 0;
    if (push > 0) {
      duckLine(left, buses.duck, push, count);
      if (player.stereo) duckLine(right, buses.duck, push, count);
    }
    send(left, buses.left, buses.roomLeft, gainLeft, part.reverb, count);
    send(other, buses.right, buses.roomRight, gainRight, part.reverb, count);
    if (part.delay > 0) {
      add(left, buses.echoLeft, gainLeft * part.delay, count);
      add(other, buses.echoRight, gainRight * part.delay, count);
    }
  };
};

const duckLine = (line: Float32Array, duck: Float32Array, push: number, count: number): void => {
  for (let index = 0; index < count; index += 1) {
    line[index] = (line[index] ?? 0) * (1 - push * (duck[index] ?? 0));
  }
};

const add = (from: Float32Array, to: Float32Array, gain: number, count: number): void => {
  for (let index = 0; index < count; index += 1) to[index] = (to[index] ?? 0) + (from[index] ?? 0) * gain;
};

const send = (
  from: Float32Array,
  dry: Float32Array,
  room: Float32Array,
  gain: number,
  share: number,
  count: number,
): void => {
  if (share === 0) {
    add(from, dry, gain, count);
    return;
  }
  for (let index = 0; index < count; index += 1) {
    const value = (from[index] ?? 0) * gain;
    dry[index] = (dry[index] ?? 0) + value;
    room[index] = (room[index] ?? 0) + value * share;
  }
};

const textureLane = (layer: TextureLayer, seed: number, frames: number) => {
  const voice = makeTexture(layer.texture, seed, frames);
  const left = new Float32Array(BLOCK);
  const right = new Float32Array(BLOCK);
  const { swell } = layer;
  const turns = swell === null ? 0 : turnsIn(1 / Math.max(0.5, swell.periodSeconds), frames);
  const gainAt = (frame: number): number =>
    decibels(
      textureLevels[layer.texture] +
        layer.level +
        (swell === null ? 0 : 0.5 * swell.decibels * Math.sin((2 * Math.PI * turns * frame) / frames)),
    );
  return (buses: Buses, from: number, count: number, block: number): void => {
    voice(left, right, from, count, block);
    const gain = gainAt(from);
    const slope = (gainAt(from + count) - gain) / count;
    for (let index = 0; index < count; index += 1) {
      const now = gain + slope * index;
      buses.left[index] = (buses.left[index] ?? 0) + (left[index] ?? 0) * now;
      buses.right[index] = (buses.right[index] ?? 0) + (right[index] ?? 0) * now;
    }
  };
};

const line = (): Float32Array => new Float32Array(BLOCK);

/** Everything up to the stereo sum: parts and textures, the room and the echoes. */
export const makeMix = (score: Score, bank: SoundBank, frames: number, startAt: number) => {
  const parts = score.parts.map((part) => partLane(part, bank, frames, startAt));
  const textures = score.textures.map((layer, index) => textureLane(layer, score.seed + index * 101, frames));
  const duck = duckCurve(score.kicks, score.bpm, frames);
  const room = score.parts.some(({ reverb }) => reverb > 0)
    ? makeReverb(score.reverb.seconds, score.reverb.damping)
    : null;
  const echo = score.parts.some(({ delay }) => delay > 0)
    ? makePingPong(score.delay.seconds, score.delay.feedback)
    : null;
  const spare = { roomLeft: line(), roomRight: line(), echoLeft: line(), echoRight: line(), duck: line() };
  return (left: Float32Array, right: Float32Array, from: number, count: number, block: number): void => {
    const buses: Buses = { left, right, ...spare };
    for (const bus of [left, right, spare.roomLeft, spare.roomRight, spare.echoLeft, spare.echoRight]) {
      bus.fill(0);
    }
    const ducked = duck(spare.duck, from, count);
    for (const part of parts) part(buses, from, count, ducked);
    for (const texture of textures) texture(buses, from, count, block);
    echo?.add(spare.echoLeft, spare.echoRight, left, right, count);
    room?.add(spare.roomLeft, spare.roomRight, left, right, count);
  };
};

/** Seconds after which nothing of a moment is left in the effects. */
export const memorySeconds = (score: Score): number => {
  const echoes = Math.ceil(-60 / (20 * Math.log10(Math.max(0.01, Math.min(0.85, score.delay.feedback))))) + 1;
  const echo = score.parts.some(({ delay }) => delay > 0) ? 2 * echoes * score.delay.seconds : 0;
  const room = score.parts.some(({ reverb }) => reverb > 0) ? score.reverb.seconds * 1.15 : 0;
  return Math.min(24, Math.max(1.5, echo, room) + 0.5);
};

export const framesOf = (score: Score): number => Math.max(1, Math.round(score.seconds * SAMPLE_RATE));
