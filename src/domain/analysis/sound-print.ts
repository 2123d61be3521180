import { jointAutocorrelation } from '#domain/analysis/autocorrelation.ts';
import type { MelFrames } from '#domain/analysis/mel-frames.ts';
import { melBands } from '#domain/analysis/mel-frames.ts';
import type { Onsets } from '#domain/analysis/onset-strength.ts';

const means = 10;
const spreads = 8;
const lags = 16;
const [shortestLag, longestLag] = [0.16, 2.4];
const notes = 12;
const stretches = 8;

/** The parts of a print, how many numbers each has, and how far two unlike tracks are apart in one of them. */
const groups = [
  { length: means, scale: 6 },
  { length: spreads, scale: 3 },
  { length: lags, scale: 14 },
  { length: notes, scale: 12 },
  { length: 2 * stretches, scale: 5 },
] as const;

/** Cosines over the bands: the first is the level, the second how bright, the rest ever finer colour. */
const shapes: readonly Float64Array[] = Array.from({ length: means + 1 }, (_, number) =>
  Float64Array.from(
    { length: melBands },
    (_, band) => Math.cos((Math.PI * number * (band + 0.5)) / melBands) / Math.sqrt(melBands),
  ),
);

interface Ingredients {
  readonly mel: MelFrames;
  readonly onsets: Onsets;
  readonly chroma: readonly number[];
}

/** Colour, rhythm, notes and course of a piece in a few whole numbers. */
export const soundPrint = ({ mel, onsets, chroma }: Ingredients): readonly number[] => {
  const sums = shapes.map(() => 0);
  const squares = shapes.map(() => 0);
  const course = Array.from({ length: stretches }, () => ({ level: 0, brightness: 0, count: 0 }));
  let count = 0;
  for (let frame = 0; frame < mel.frames; frame += 2) {
    const values = shapes.map((shape) => {
      let sum = 0;
      for (let band = 0; band < melBands; band += 1) {
        sum += (shape[band] ?? 0) * (mel.levels[frame * melBands + band] ?? 0);
      }
      return sum;
    });
    for (const [index, value] of values.entries()) {
      sums[index] = (sums[index] ?? 0) + value;
      squares[index] = (squares[index] ?? 0) + value * value;
    }
    const stretch = course[Math.floor((frame * stretches) / mel.frames)];
    if (stretch !== undefined) {
      stretch.level += values[0] ?? 0;
      stretch.brightness += values[1] ?? 0;
      stretch.count += 1;
    }
    count += 1;
  }
  const mean = (index: number): number => (sums[index] ?? 0) / Math.max(1, count);
  const spread = (index: number): number =>
    Math.sqrt(Math.max(0, (squares[index] ?? 0) / Math.max(1, count) - mean(index) ** 2));
  const repeats = jointAutocorrelation(onsets.groups, [1, 1, 1], Math.ceil(longestLag * mel.frameRate) + 2);
  const repeat = (index: number): number => {
    const seconds = shortestLag * (longestLag / shortestLag) ** (index / (lags - 1));
    const lag = Math.round(seconds * mel.frameRate);
    return Math.max(repeats[lag - 1] ?? 0, repeats[lag] ?? 0, repeats[lag + 1] ?? 0);
  };
  return [
    ...Array.from({ length: means }, (_, index) => 4 * mean(index + 1)),
    ...Array.from({ length: spreads }, (_, index) => 4 * spread(index)),
    ...Array.from({ length: lags }, (_, index) => 100 * repeat(index)),
    ...chroma.map((share) => 200 * share),
    ...course.map(({ level, count }) => 4 * (level / Math.max(1, count) - mean(0))),
    ...course.map(({ brightness, count }) => 4 * (brightness / Math.max(1, count) - mean(1))),
  ].map(Math.round);
};

/** 1 for the same, about a third for strangers: e to the minus distance, averaged over the parts of the print. */
export const similarity = (a: readonly number[], b: readonly number[]): number => {
  let from = 0;
  let distance = 0;
  for (const { length, scale } of groups) {
    let sum = 0;
    for (let index = from; index < from + length; index += 1) {
      sum += ((a[index] ?? 0) - (b[index] ?? 0)) ** 2;
    }
    distance += Math.sqrt(sum / length) / scale / groups.length;
    from += length;
  }
  return Math.exp(-distance);
};
