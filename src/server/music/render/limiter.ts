import { SAMPLE_RATE } from './chunk.ts';

/** Room for what the encoder adds: −1 dBTP is promised of the file. */
export const CEILING = 10 ** (-2 / 20);
export const LOOK_AHEAD = 96;
const TAPS = 12;
// Below this nothing between two samples can come near the ceiling.
const WATCH = CEILING * 0.62;

/** Three points between two samples, each a windowed sinc. */
const between = [0.25, 0.5, 0.75].map((part) =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS / 2 - 1) - part;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5));
    return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** The average runs over what is left when the look between the samples has had its half of the taps. */
const AVERAGE = LOOK_AHEAD - TAPS / 2;

const peakAt = (line: Float32Array, at: number): number => {
  let peak = Math.abs(line[at] ?? 0);
  if (peak < WATCH && Math.abs(line[at + 1] ?? 0) < WATCH) return peak;
  for (const taps of between) {
    let value = 0;
    for (let tap = 0; tap < TAPS; tap += 1) {
      value += (taps[tap] ?? 0) * (line[at + tap - (TAPS / 2 - 1)] ?? 0);
    }
    peak = Math.max(peak, Math.abs(value));
  }
  return peak;
};

/**
 * Turns down before a peak comes and slowly up again, so that nothing, also between two samples, is louder than the
 * ceiling. What goes in comes out LOOK_AHEAD frames later. Music that stays below costs one look at each sample.
 */
export function makeLimiter(blockSize: number) {
  const history = LOOK_AHEAD + TAPS;
  const holdLeft = new Float32Array(history + blockSize);
  const holdRight = new Float32Array(history + blockSize);
  const wanted = new Float32Array(history + blockSize).fill(1);
  const averaged = new Float32Array(AVERAGE).fill(1);
  const release = 1 - Math.exp(-1 / (0.12 * SAMPLE_RATE));
  let before = 0;
  let gain = 1;
  let calm = history;
  let ring = 0;
  let sum = AVERAGE;

  /** Takes the block in behind what is still to leave; tells whether anything in it is too loud. */
  const take = (left: Float32Array, right: Float32Array, count: number): boolean => {
    holdLeft.copyWithin(0, before, before + history);
    holdRight.copyWithin(0, before, before + history);
    wanted.copyWithin(0, before, before + history);
    before = count;
    let loudest = 0;
    for (let index = 0; index < count; index += 1) {
      const l = left[index] ?? 0;
      const r = right[index] ?? 0;
      holdLeft[history + index] = l;
      holdRight[history + index] = r;
      const louder = Math.max(Math.abs(l), Math.abs(r));
      if (louder > loudest) loudest = louder;
    }
    wanted.fill(1, history, history + count);
    let limited = false;
    for (let index = history - TAPS; index < history + count - TAPS / 2; index += 1) {
      if (loudest < WATCH && index >= history) break;
      const peak = Math.max(peakAt(holdLeft, index), peakAt(holdRight, index));
      if (peak <= CEILING) continue;
      limited = true;
      wanted[index + TAPS / 2] = CEILING / peak;
    }
    return limited;
  };

  return (left: Float32Array, right: Float32Array, count: number): void => {
    const limited = take(left, right, count);
    calm = limited ? 0 : calm + count;
    if (calm > history + count && gain > 0.99995) {
      if (gain !== 1) {
        gain = 1;
        averaged.fill(1);
        sum = AVERAGE;
      }
      left.set(holdLeft.subarray(TAPS, TAPS + count));
      right.set(holdRight.subarray(TAPS, TAPS + count));
      return;
    }
    for (let index = 0; index < count; index += 1) {
      const at = history + index;
      let least = 1;
      for (let back = 0; back < LOOK_AHEAD; back += 1) {
        const one = wanted[at - back] ?? 1;
        if (one < least) least = one;
      }
      gain = least < gain ? least : gain + (least - gain) * release;
      sum += gain - (averaged[ring] ?? 1);
      averaged[ring] = gain;
      ring = (ring + 1) % AVERAGE;
      const now = sum / AVERAGE;
      left[index] = (holdLeft[at - LOOK_AHEAD] ?? 0) * now;
      right[index] = (holdRight[at - LOOK_AHEAD] ?? 0) * now;
    }
  };
}
