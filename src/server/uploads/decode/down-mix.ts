import type { SoundPiece } from '#domain/analysis/sound.ts';

const half = Math.SQRT1_2;

/** How much of each channel goes to the left and to the right, in the order of WAV: as a browser plays them (Web Audio). */
const mixes: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [1, 0],
    [0, 1],
  ],
  3: [
    [1, 0],
    [0, 1],
    [half, half],
  ],
  4: [
    [0.5, 0],
    [0, 0.5],
    [0.5, 0],
    [0, 0.5],
  ],
  5: [
    [1, 0],
    [0, 1],
    [half, half],
    [half, 0],
    [0, half],
  ],
  6: [
    [1, 0],
    [0, 1],
    [half, half],
    [0, 0],
    [half, 0],
    [0, half],
  ],
  7: [
    [1, 0],
    [0, 1],
    [half, half],
    [0, 0],
    [0.5, 0.5],
    [half, 0],
    [0, half],
  ],
  8: [
    [1, 0],
    [0, 1],
    [half, half],
    [0, 0],
    [half, 0],
    [0, half],
    [half, 0],
    [0, half],
  ],
};

/** One array for each channel, all of the same length; up to eight. */
export const downMix = (planes: readonly Float32Array[]): SoundPiece => {
  const [first = new Float32Array(0), second] = planes;
  if (second === undefined) return { left: first, right: first };
  if (planes.length === 2) return { left: first, right: second };
  const left = new Float32Array(first.length);
  const right = new Float32Array(first.length);
  for (const [channel, [toLeft, toRight]] of (mixes[planes.length] ?? []).entries()) {
    const plane = planes[channel];
    if (plane === undefined || (toLeft === 0 && toRight === 0)) continue;
    for (let index = 0; index < left.length; index += 1) {
      const sample = plane[index] ?? 0;
      left[index] = (left[index] ?? 0) + toLeft * sample;
      right[index] = (right[index] ?? 0) + toRight * sample;
    }
  }
  return { left, right };
};
