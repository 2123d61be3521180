import type { Score } from '#domain/composer/score.ts';
import { BLOCK } from './chunk.ts';
import { highPass, highShelf } from './filters.ts';
import { makeModulation } from './level-modulation.ts';
import { LOOK_AHEAD, makeLimiter } from './limiter.ts';
import { makeWow, WOW_DELAY } from './tape-wow.ts';

/** Leaves the sum of a usual piece where the saturation only rounds its peaks. */
const INTO_TAPE = 1.4;

const saturate = (left: Float32Array, right: Float32Array, count: number): void => {
  for (let index = 0; index < count; index += 1) {
    const l = (left[index] ?? 0) * INTO_TAPE;
    const r = (right[index] ?? 0) * INTO_TAPE;
    const squareLeft = Math.min(9, l * l);
    const squareRight = Math.min(9, r * r);
    left[index] = (l * (27 + squareLeft)) / (27 + 9 * squareLeft);
    right[index] = (r * (27 + squareRight)) / (27 + 9 * squareRight);
  }
};

/** What the whole mix passes through; it comes out `delay` frames later. */
export const makeMaster = (score: Score, frames: number, gain: number) => {
  const wow = score.wow > 0 ? makeWow(Math.min(1, score.wow), frames) : null;
  const rumble = highPass(24);
  const tilt = Math.abs(score.tilt) < 0.05 ? null : highShelf(2400, score.tilt);
  const modulation = score.modulation === null ? null : makeModulation(score.modulation, score.bpm, frames);
  const limiter = makeLimiter(BLOCK);
  return {
    delay: LOOK_AHEAD + (wow === null ? 0 : WOW_DELAY),
    run: (left: Float32Array, right: Float32Array, from: number, count: number): void => {
      wow?.(left, right, from, count);
      tilt?.run(left, right, count);
      saturate(left, right, count);
      rumble.run(left, right, count);
      modulation?.(left, right, from, count);
      for (let index = 0; index < count; index += 1) {
        left[index] = (left[index] ?? 0) * gain;
        right[index] = (right[index] ?? 0) * gain;
      }
      limiter(left, right, count);
    },
  };
};
