import type { SoundPiece } from '#domain/analysis/sound.ts';

const firstBlock = 64;

const highestOf = (samples: Float32Array, from: number, to: number, least: number): number => {
  let top = least;
  for (let index = from; index < to; index += 1) {
    const size = Math.abs(samples[index] ?? 0);
    if (size > top) top = size;
  }
  return top;
};

/** The outline of a sound of any length in a fixed number of peaks. Takes it in pieces. */
export const createWaveformPeaks = (count: number) => {
  /** At least sixteen blocks for every peak once the sound is long; twice as many before they are put together. */
  const peaks = new Float32Array(32 * count);
  let size = firstBlock;
  let [blocks, inBlock, highest] = [0, 0, 0];

  const merge = (): void => {
    for (let index = 0; index < blocks / 2; index += 1) {
      peaks[index] = Math.max(peaks[2 * index] ?? 0, peaks[2 * index + 1] ?? 0);
    }
    blocks /= 2;
    size *= 2;
  };

  return {
    add: ({ left, right }: SoundPiece): void => {
      let at = 0;
      while (at < left.length) {
        const to = Math.min(left.length, at + size - inBlock);
        let top = highest;
        top = highestOf(left, at, to, top);
        if (right !== left) top = highestOf(right, at, to, top);
        inBlock += to - at;
        at = to;
        highest = top;
        if (inBlock < size) return;
        peaks[blocks] = top;
        [blocks, inBlock, highest] = [blocks + 1, 0, 0];
        if (blocks === peaks.length) merge();
      }
    },
    /** 0 to 1; a sound of fewer blocks than peaks has each of them several times. */
    peaks: (): readonly number[] => {
      const found = [...peaks.subarray(0, blocks), ...(inBlock > 0 ? [highest] : [])];
      return Array.from({ length: count }, (_, index) => {
        const from = Math.floor((index * found.length) / count);
        const to = Math.max(from + 1, Math.floor(((index + 1) * found.length) / count));
        const top = found.slice(from, to).reduce((most, value) => Math.max(most, value), 0);
        return Math.round(Math.min(1, top) * 1000) / 1000;
      });
    },
  };
};
