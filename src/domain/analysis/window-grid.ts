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
  /** Those that are not full yet, the oldest first. */
  let open: Kept[] = [];
  let total = 0;
  let next = 0;

  /** Every second one goes, and those under way that no longer lie at one of the places. */
  const thin = (): void => {
    distance *= 2;
    kept = kept.filter(({ start }) => start % distance === 0);
    open = open.filter(({ start }) => start % distance === 0);
    next = Math.ceil(next / distance) * distance;
  };

  const fill = ({ start, left, right }: Kept, piece: SoundPiece): void => {
    const from = Math.max(0, start - total);
    const to = Math.min(piece.left.length, start + span - total);
    left.set(piece.left.subarray(from, to), total + from - start);
    right.set(piece.right.subarray(from, to), total + from - start);
  };

  return {
    add: (piece: SoundPiece): void => {
      const end = total + piece.left.length;
      while (next < end) {
        open.push({ start: next, left: new Float32Array(span), right: new Float32Array(span) });
        next += distance;
      }
      for (const window of open) fill(window, piece);
      total = end;
      kept.push(...open.filter(({ start }) => start + span <= total));
      open = open.filter(({ start }) => start + span > total);
      while (kept.length > most) thin();
    },
    /** Ten windows at the sound's own rate, without what stands still. A sound that is shorter is one window. */
    windows: (): readonly SoundPiece[] => {
      const found =
        kept.length > 0
          ? kept
          : [open[0] ?? { start: 0, left: new Float32Array(span), right: new Float32Array(span) }];
      const length = Math.min(span, total);
      const still = {
        left: meanOf(found.map(({ left }) => left.subarray(0, length))),
        right: meanOf(found.map(({ right }) => right.subarray(0, length))),
      };
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

/** What stands still; the kept windows lie evenly over the whole sound. */
const meanOf = (windows: readonly Float32Array[]): number => {
  let [sum, count] = [0, 0];
  for (const samples of windows) {
    for (const sample of samples) sum += sample;
    count += samples.length;
  }
  return sum / Math.max(1, count);
};

const without = (samples: Float32Array, still: number, length: number): Float32Array =>
  samples.map((sample, index) => (index < length ? sample - still : 0));
