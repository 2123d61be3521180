import { analysisConstants } from '#domain/analysis/analysis-constants.ts';
import type { SoundPiece } from '#domain/analysis/sound.ts';

/** Smaller than a step of 16 bits: what a decoder makes of silence goes through zero all the time and is nothing. */
const nothing = 2 ** -15;

/** How often the sum of both sides changes its sign. Takes a sound in pieces. */
export const createZeroCrossings = (sampleRate: number) => {
  let crossings = 0;
  let sign = 0;
  let frames = 0;
  return {
    add: ({ left, right }: SoundPiece): void => {
      let [found, last] = [0, sign];
      for (let index = 0; index < left.length; index += 1) {
        const sample = (left[index] ?? 0) + (right[index] ?? 0);
        if (sample < 2 * nothing && sample > -2 * nothing) continue;
        const now = sample > 0 ? 1 : -1;
        if (now !== last) {
          if (last !== 0) found += 1;
          last = now;
        }
      }
      sign = last;
      crossings += found;
      frames += left.length;
    },
    /** Crossings for each sample, as many as there would be at the specification's rate. */
    rate: (): number =>
      frames === 0 ? 0 : Math.min(1, ((crossings / frames) * sampleRate) / analysisConstants.sampleRate),
  };
};
