import { analysisConstants } from '#domain/analysis/analysis-constants.ts';
import type { SoundPiece } from '#domain/analysis/sound.ts';

const { onset, onsetBpm } = analysisConstants;

/** Doubled or halved until somebody could tap it. */
const tapped = (bpm: number): number => {
  let folded = bpm;
  while (folded > onsetBpm.fastest) folded /= 2;
  while (folded < onsetBpm.slowest) folded *= 2;
  return Math.round(folded);
};

/**
 * The specification's tempo: an onset is a window of 10 ms with more than 1.3 times the energy of the one before and more
 * than 0.01. A rise over several windows is one onset. The tempo follows from the mean distance of onsets.
 */
export const createOnsetRule = (sampleRate: number) => {
  const step = onset.windowSeconds * sampleRate;
  let [frames, sum, windows, end] = [0, 0, 0, Math.round(step)];
  let before = 0;
  let from = 0;
  let rising = false;
  let first: number | null = null;
  let last = 0;
  let onsets = 0;

  const close = (): void => {
    const energy = sum / (end - from);
    const rises = energy > onset.rise * before && energy > onset.leastEnergy;
    if (rises && !rising) {
      first ??= windows;
      last = windows;
      onsets += 1;
    }
    rising = rises;
    before = energy;
    windows += 1;
    sum = 0;
    from = end;
    end = Math.round((windows + 1) * step);
  };

  return {
    add: ({ left, right }: SoundPiece): void => {
      let at = 0;
      while (at < left.length) {
        const to = Math.min(left.length, at + end - frames);
        let energy = 0;
        for (let index = at; index < to; index += 1) {
          const sample = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
          energy += sample * sample;
        }
        sum += energy;
        frames += to - at;
        at = to;
        if (frames === end) close();
      }
    },
    bpm: (): number =>
      first === null || onsets < 2
        ? onset.defaultBpm
        : tapped((60 * (onsets - 1)) / ((last - first) * onset.windowSeconds)),
  };
};
