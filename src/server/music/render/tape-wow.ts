import { SAMPLE_RATE } from './chunk.ts';

const ROOM = 1024;
const MASK = ROOM - 1;
/** Frames that the tape is behind. */
export const WOW_DELAY = 128;

/** A number of whole turns in the loop, so that its end meets its beginning. */
export const turnsIn = (hertz: number, frames: number): number =>
  Math.max(1, Math.round((hertz * frames) / SAMPLE_RATE));

/** The slow and the quick wander of a worn tape's speed, as a delay that moves. */
export function makeWow(amount: number, frames: number) {
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
        const la = lineLeft[a] ?? 0;
        const lb = lineLeft[b] ?? 0;
        const lc = lineLeft[c] ?? 0;
        const ld = lineLeft[d] ?? 0;
        const ra = lineRight[a] ?? 0;
        const rb = lineRight[b] ?? 0;
        const rc = lineRight[c] ?? 0;
        const rd = lineRight[d] ?? 0;
        left[index] =
          lb +
          0.5 * part * (lc - la + part * (2 * la - 5 * lb + 4 * lc - ld + part * (3 * (lb - lc) + ld - la)));
        right[index] =
          rb +
          0.5 * part * (rc - ra + part * (2 * ra - 5 * rb + 4 * rc - rd + part * (3 * (rb - rc) + rd - ra)));
        delay += slope;
        write += 1;
      }
    }
    write &= 0x3fffffff;
  };
}
