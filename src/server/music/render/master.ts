import type { Score } from '#domain/composer/score.ts';
import { BLOCK } from './chunk.ts';
import { highPass, highShelf } from './filters.ts';
import { makeModulation } from './level-modulation.ts';
import { LOOK_AHEAD, makeLimiter } from './limiter.ts';
import { makeWow, WOW_DELAY } from './tape-wow.ts';

/** Leaves the sum of a usual piece where the saturation only rounds its peaks. */
const INTO_TAPE = 1.4;

function saturate(samples: Float32Array, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const x = (samples[index] ?? 0) * INTO_TAPE;
    const square = Math.min(9, x * x);
    samples[index] = (x * (27 + square)) / (27 + 9 * square);
  }
}

/** What the whole mix passes through; it comes out `delay` frames later. */
export function makeMaster(score: Score, frames: number, gain: number) {
  const wow = score.wow > 0 ? makeWow(Math.min(1, score.wow), frames) : null;
  const rumble = [highPass(24), highPass(24)] as const;
  const tilt =
    Math.abs(score.tilt) < 0.05
      ? null
      : ([highShelf(2400, score.tilt), highShelf(2400, score.tilt)] as const);
  const modulation = score.modulation === null ? null : makeModulation(score.modulation, score.bpm, frames);
  const limiter = makeLimiter(BLOCK);
  return {
    delay: LOOK_AHEAD + (wow === null ? 0 : WOW_DELAY),
    run: (left: Float32Array, right: Float32Array, from: number, count: number): void => {
      wow?.(left, right, from, count);
      tilt?.[0].run(left, count);
      tilt?.[1].run(right, count);
      saturate(left, count);
      saturate(right, count);
      rumble[0].run(left, count);
      rumble[1].run(right, count);
      modulation?.(left, right, from, count);
      for (let index = 0; index < count; index += 1) {
        left[index] = (left[index] ?? 0) * gain;
        right[index] = (right[index] ?? 0) * gain;
      }
      limiter(left, right, count);
    },
  };
}
