import type { MelFrames } from '#domain/analysis/mel-frames.ts';
import { melBands } from '#domain/analysis/mel-frames.ts';

const localSeconds = 0.8;
/** What was as loud so shortly before has not begun now: a level that rises and falls 14 times a second is no beat. */
const memorySeconds = 0.075;
/** Bass, middle and treble by mel band: a hat twice as often as the kick must not drown it. */
const groups = [
  [0, 5],
  [5, 20],
  [20, melBands],
] as const;

/** How much begins at each moment in bass, middle and treble. */
export interface Onsets {
  readonly frameRate: number;
  readonly groups: readonly Float64Array[];
}

/** A beat falls between two frames as often as on one. */
const smoothed = (values: Float64Array): Float64Array =>
  values.map((value, frame) => {
    const before = frame > 0 ? (values[frame - 1] ?? 0) : 0;
    const after = frame + 1 < values.length ? (values[frame + 1] ?? 0) : 0;
    return 0.5 * value + 0.25 * (before + after);
  });

const strengthOf = ({ frames, frameRate, levels }: MelFrames, from: number, to: number): Float64Array => {
  const rises = new Float64Array(frames);
  const memory = Math.max(2, Math.round(memorySeconds * frameRate));
  for (let frame = memory; frame < frames; frame += 1) {
    let sum = 0;
    const place = frame * melBands;
    for (let band = from; band < to; band += 1) {
      const now = levels[place + band] ?? 0;
      let highest = 0;
      for (let back = 1; back <= memory; back += 1) {
        const before = levels[place - back * melBands + band] ?? 0;
        if (before > highest) highest = before;
      }
      if (now > highest) sum += now - highest;
    }
    rises[frame] = sum / (to - from);
  }
  const reach = Math.round((localSeconds * frameRate) / 2);
  const strength = new Float64Array(frames);
  let around = 0;
  for (let frame = 0; frame < Math.min(reach, frames); frame += 1) around += rises[frame] ?? 0;
  for (let frame = 0; frame < frames; frame += 1) {
    if (frame + reach < frames) around += rises[frame + reach] ?? 0;
    if (frame > reach) around -= rises[frame - reach - 1] ?? 0;
    strength[frame] = Math.max(0, (rises[frame] ?? 0) - around / (2 * reach + 1));
  }
  return smoothed(strength);
};

/** What grows in any band of a group, less what grows around it anyway. */
export const onsetsOf = (mel: MelFrames): Onsets => ({
  frameRate: mel.frameRate,
  groups: groups.map(([from, to]) => strengthOf(mel, from, to)),
});
