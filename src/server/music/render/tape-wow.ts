import { SAMPLE_RATE } from './chunk.ts';

const ROOM = 1024;
const MASK = ROOM - 1;
/** Frames that the tape is behind. */
export const WOW_DELAY = 128;

/** A number of whole turns in the loop, so that its end meets its beginning. */
export const turnsIn = (hertz: number, frames: number): number =>
  Math.max(1, Math.round((hertz * frames) / SAMPLE_RATE));

/** The slow and the quick wander of a worn tape's speed, as a delay that moves. */
export const makeWow = (amount: number, frames: number) => {
  const lineLeft = new Float32Array(ROOM);
  const lineRight = new Float32Array(ROOM);
  const waves = [
    { turns: turnsIn(0.53, frames), depth: 44 * amount },
    { turns: turnsIn(0.19, frames), depth: 50 * amount },
    { turns: turnsIn(6.1, frames), depth: 0.9 * amount },
  ];
  const delayAt = (frame: number): number =>
    waves.reduce(
      (sum, { turns, depth }) => sum + depth * Math.sin((2 * Math.PI * turns * frame) / frames),
      WOW_DELAY,
    );
  let write = 0;
  return (left: Float32Array, right: Float32Array, from: number, count: number): void => {
    for (let start = 0; start < count; start += 32) {
      const run = Math.min(32, count - start);
      let delay = delayAt(from + start);
      const slope = (delayAt(from + start + run) - delay) / run;
      for (let index = start; index < start + run; index += 1) {
        const at = write & MASK;
        lineLeft[at] = left[index] ?? 0;
        lineRight[at] = right[index] ?? 0;
        const behind = Math.ceil(delay);
        const part = behind - delay;
        const i = write - behind;
        const a = (i - 1) & MASK;
        const b = i & MASK;
        const c = (i + 1) & MASK;
        const d = (i + 2) & MASK;
        // A curve through four points; what each counts for is the same for both ears.
        const toA = 0.5 * part * (part * (2 - part) - 1);
        const toB = 1 + 0.5 * part * part * (3 * part - 5);
        const toC = 0.5 * part * (1 + part * (4 - 3 * part));
        const toD = 0.5 * part * part * (part - 1);
        left[index] =
          toA * (lineLeft[a] ?? 0) +
          toB * (lineLeft[b] ?? 0) +
          toC * (lineLeft[c] ?? 0) +
          toD * (lineLeft[d] ?? 0);
        right[index] =
          toA * (lineRight[a] ?? 0) +
          toB * (lineRight[b] ?? 0) +
          toC * (lineRight[c] ?? 0) +
          toD * (lineRight[d] ?? 0);
        delay += slope;
        write += 1;
      }
    }
    write &= 0x3fffffff;
  };
};
