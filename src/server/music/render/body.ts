/**
 * One key of one instrument, ready to be added to a mix: at its pitch, filtered, with everything of its envelope that
 * does not depend on when the note ends. Equal notes share it, so a repeated note costs one multiplication a sample.
 */
export interface Body {
  readonly left: Float32Array;
  /** The same array where there is one channel. */
  readonly right: Float32Array;
  /** How much later the right ear starts in a loop, which makes a mono table wide. */
  readonly rightOffset: number;
  readonly end: number;
  /** Where it goes on after its end; null when it is over there. */
  readonly loopStart: number | null;
}

/** Adds a stretch of a body with a gain that moves in a line. */
export const addBody = (
  out: Float32Array,
  at: number,
  count: number,
  source: Float32Array,
  position: number,
  end: number,
  loopStart: number | null,
  gain: number,
  slope: number,
): void => {
  let target = at;
  const last = at + count;
  let from = position;
  if (from >= end) {
    if (loopStart === null) return;
    from = loopStart + ((from - loopStart) % (end - loopStart));
  }
  let g = gain;
  while (target < last) {
    const run = Math.min(last - target, end - from);
    const shift = from - target;
    const stop = target + run;
    if (slope === 0) {
      for (let index = target; index < stop; index += 1) {
        out[index] = (out[index] ?? 0) + (source[index + shift] ?? 0) * g;
      }
    } else {
      for (let index = target; index < stop; index += 1) {
        out[index] = (out[index] ?? 0) + (source[index + shift] ?? 0) * g;
        g += slope;
      }
    }
    target = stop;
    if (loopStart === null) return;
    from = loopStart;
  }
};

/** The same into both ears, read once: most notes are a steady tone from one recording. */
export const addBodyToBoth = (
  left: Float32Array,
  right: Float32Array,
  at: number,
  count: number,
  body: Body,
  position: number,
  gainLeft: number,
  gainRight: number,
  gain: number,
  slope: number,
): void => {
  const { left: source, end, loopStart } = body;
  let target = at;
  const last = at + count;
  let from = position;
  if (from >= end) {
    if (loopStart === null) return;
    from = loopStart + ((from - loopStart) % (end - loopStart));
  }
  let g = gain;
  while (target < last) {
    const stop = target + Math.min(last - target, end - from);
    const shift = from - target;
    for (let index = target; index < stop; index += 1) {
      const value = (source[index + shift] ?? 0) * g;
      left[index] = (left[index] ?? 0) + value * gainLeft;
      right[index] = (right[index] ?? 0) + value * gainRight;
      g += slope;
    }
    target = stop;
    if (loopStart === null) return;
    from = loopStart;
  }
};
