import type { Sound } from '#domain/analysis/sound.ts';

const fullScale = 0.999;
/** A single sample may touch the ceiling; a flat top is a wave that was cut. */
const flatTop = 3;

const countIn = (samples: Float32Array): number => {
  let found = 0;
  let run = 0;
  let side = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0;
    const now = sample >= fullScale ? 1 : sample <= -fullScale ? -1 : 0;
    run = now === 0 ? 0 : now === side ? run + 1 : 1;
    side = now;
    if (run === flatTop) found += 1;
  }
  return found;
};

/** How many times the wave was cut off at full scale. */
export const clipping = ({ left, right }: Sound): number => countIn(left) + countIn(right);
