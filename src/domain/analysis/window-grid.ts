import { analysisConstants } from '#domain/analysis/analysis-constants.ts';
import type { SoundPiece } from '#domain/analysis/sound.ts';

/** More than enough to find ten that lie evenly. */
const most = 64;

interface Kept extends SoundPiece {
  readonly start: number;
}

/**
 * The specification's ten windows lie in the middle of ten equal parts, but how long a sound is shows at its end only. So
 * windows are kept at even distances, and every second one is dropped when there are too many: at the end those nearest
 * to the middles are taken, none further off than a 64th of the whole.
 */
export const createWindowGrid = (sampleRate: number) => {
  const { fftSize, windows } = analysisConstants;
  const span = Math.ceil((fftSize * sampleRate) / analysisConstants.sampleRate);
  let distance = Math.ceil(span / 4);
  let kept: Kept[] = [];
  let total = 0;
  const sums = { left: 0, right: 0 };
  const [left, right] = [new Float32Array(2 * span), new Float32Array(2 * span)];
  /** Where in the whole sound the held samples begin, and how many there are. */
  let [begin, filled] = [0, 0];
  let next = 0;

  const keepAll = (): void => {
    while (next + span <= total) {
      const at = next - begin;
      kept.push({ start: next, left: left.slice(at, at + span), right: right.slice(at, at + span) });
      if (kept.length > most) {
        kept = kept.filter((_, index) => index % 2 === 0);
        distance *= 2;
      }
      next = (kept.at(-1)?.start ?? 0) + distance;
    }
  };

  const forget = (): void => {
    const old = Math.min(filled, Math.max(0, next - begin));
    left.copyWithin(0, old, filled);
    right.copyWithin(0, old, filled);
    begin += old;
    filled -= old;
  };

  return {
    add: (piece: SoundPiece): void => {
      let at = 0;
      while (at < piece.left.length) {
        const count = Math.min(left.length - filled, piece.left.length - at);
        const [someLeft, someRight] = [
          piece.left.subarray(at, at + count),
          piece.right.subarray(at, at + count),
        ];
        left.set(someLeft, filled);
        right.set(someRight, filled);
        sums.left += sumOf(someLeft);
        sums.right += sumOf(someRight);
        filled += count;
        total += count;
        at += count;
        keepAll();
        forget();
      }
    },
    /** Ten windows at the sound's own rate, without what stands still. A sound that is shorter is one window. */
    windows: (): readonly SoundPiece[] => {
      const found =
        kept.length > 0 ? kept : [{ start: 0, left: left.slice(0, span), right: right.slice(0, span) }];
      const length = Math.min(span, total);
      const still = { left: sums.left / Math.max(1, total), right: sums.right / Math.max(1, total) };
      return Array.from({ length: windows }, (_, index) => {
        const ideal = ((index + 0.5) * total) / windows - span / 2;
        const nearest = found.reduce((best, one) =>
          Math.abs(one.start - ideal) < Math.abs(best.start - ideal) ? one : best,
        );
        return {
          left: without(nearest.left, still.left, length),
          right: without(nearest.right, still.right, length),
        };
      });
    },
  };
};

const sumOf = (samples: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) sum += samples[index] ?? 0;
  return sum;
};

const without = (samples: Float32Array, still: number, length: number): Float32Array =>
  samples.map((sample, index) => (index < length ? sample - still : 0));
