import { SAMPLE_RATE } from './chunk.ts';

/** How far the kick pushes at each frame, 0 to 1: down in 6 ms, back within most of a beat. */
export const duckCurve = (kicks: readonly number[], bpm: number, frames: number) => {
  const starts = kicks.map((at) => Math.round(at * SAMPLE_RATE) % frames).toSorted((a, b) => a - b);
  const fall = Math.round(0.006 * SAMPLE_RATE);
  const rise = Math.round(Math.min(0.42, (60 / bpm) * 0.8) * SAMPLE_RATE);
  const shape = new Float32Array(fall + rise);
  for (let index = 0; index < shape.length; index += 1) {
    shape[index] =
      index < fall
        ? 0.5 - 0.5 * Math.cos((Math.PI * index) / fall)
        : 0.5 + 0.5 * Math.cos((Math.PI * (index - fall)) / rise);
  }
  return (out: Float32Array, from: number, count: number): boolean => {
    out.fill(0, 0, count);
    const loopFrom = ((from % frames) + frames) % frames;
    let any = false;
    for (const start of starts) {
      // This round's kick, and the one of the round before that still pushes.
      for (const shift of [0, frames]) {
        const begin = start - shift - loopFrom;
        if (begin >= count || begin + shape.length <= 0) continue;
        any = true;
        const first = Math.max(0, begin);
        const last = Math.min(count, begin + shape.length);
        for (let index = first; index < last; index += 1) {
          const pushed = shape[index - begin] ?? 0;
          if (pushed > (out[index] ?? 0)) out[index] = pushed;
        }
      }
    }
    return any;
  };
};
