import type { Sound } from '#domain/analysis/sound.ts';

const meanOf = (samples: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) sum += samples[index] ?? 0;
  return samples.length === 0 ? 0 : sum / samples.length;
};

/** How far the middle of the wave is from zero, on the worse side; full scale is 1. */
export const dcOffset = ({ left, right }: Sound): number =>
  Math.max(Math.abs(meanOf(left)), Math.abs(meanOf(right)));
