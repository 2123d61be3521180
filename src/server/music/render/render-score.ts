import type { Score } from '#domain/composer/score.ts';
import { BLOCK, type Chunk, SAMPLE_RATE } from './chunk.ts';
import { makeMaster } from './master.ts';
import { framesOf, makeMix, memorySeconds } from './mix.ts';
import type { SoundBank } from './sound-bank.ts';

export interface RenderOptions {
  /** What the finished mix is multiplied by, before the last limiter. */
  readonly gain: number;
  /** Runs the whole loop so often before; the sound must not depend on it. */
  readonly roundsBefore?: number;
}

/**
 * The sound of a score in pieces of about a second, each made when it is asked for. It begins with the last seconds of
 * the loop, unheard, so that rooms, echoes and filters are where they will be at its end: the last frame meets the first.
 */
export const renderScore = function* (
  score: Score,
  bank: SoundBank,
  { gain, roundsBefore = 0 }: RenderOptions,
): Generator<Chunk, void, undefined> {
  const frames = framesOf(score);
  const blocks = Math.ceil(frames / BLOCK);
  const master = makeMaster(score, frames, gain);
  const warm = Math.ceil(memorySeconds(score) * SAMPLE_RATE) + roundsBefore * frames;
  // Blocks lie at the same places in every round, so that noise with a seed for each block is the same in all.
  let round = -Math.ceil(warm / frames);
  let block = Math.max(0, Math.floor((-round * frames - warm) / BLOCK));
  const mix = makeMix(score, bank, frames, round * frames + block * BLOCK);
  const left = new Float32Array(BLOCK);
  const right = new Float32Array(BLOCK);
  let made = 0;
  let chunk = emptyChunk(frames);
  let filled = 0;
  while (made < frames) {
    const from = round * frames + block * BLOCK;
    const count = Math.min(BLOCK, frames - block * BLOCK);
    mix(left, right, from, count, block);
    master.run(left, right, from, count);
    block += 1;
    if (block === blocks) {
      block = 0;
      round += 1;
    }
    // What leaves the master now went in a little earlier; frame 0 is the first that counts.
    let at = Math.max(0, master.delay - from);
    while (at < count && made < frames) {
      const run = Math.min(count - at, chunk.left.length - filled);
      chunk.left.set(left.subarray(at, at + run), filled);
      chunk.right.set(right.subarray(at, at + run), filled);
      at += run;
      filled += run;
      made += run;
      if (filled === chunk.left.length) {
        yield chunk;
        chunk = emptyChunk(frames - made);
        filled = 0;
      }
    }
  }
};

const emptyChunk = (framesLeft: number): Chunk => {
  const size = Math.min(SAMPLE_RATE, framesLeft);
  return { left: new Float32Array(size), right: new Float32Array(size) };
};
