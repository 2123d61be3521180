import { SAMPLE_RATE } from './chunk.ts';

/** Room for what the encoder adds: −1 dBTP is promised of the file. */
export const CEILING = 10 ** (-2 / 20);
export const LOOK_AHEAD = 96;
const TAPS = 12;
// Below this nothing between two samples can come near the ceiling.
const WATCH = CEILING * 0.62;

/** Three points between two samples, each a windowed sinc. */
const tapsAt = (part: number): Float64Array =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS / 2 - 1) - part;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5));
    return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
const quarter = tapsAt(0.25);
const half = tapsAt(0.5);

/** The average runs over what is left when the look between the samples has had its half of the taps. */
const AVERAGE = LOOK_AHEAD - TAPS / 2;

const peakBetween = (line: Float32Array, at: number): number => {
  let first = 0;
  let second = 0;
  let third = 0;
  const from = at - (TAPS / 2 - 1);
  for (let tap = 0; tap < TAPS; tap += 1) {
    const value = line[from + tap] ?? 0;
    const side = quarter[tap] ?? 0;
    first += side * value;
    second += (half[tap] ?? 0) * value;
    // Three quarters of the way is a quarter from the other side.
    third += side * (line[from + TAPS - 1 - tap] ?? 0);
  }
  return Math.max(Math.abs(first), Math.abs(second), Math.abs(third));
};

const peakAt = (line: Float32Array, at: number): number => {
  const peak = Math.abs(line[at] ?? 0);
  if (peak < WATCH && Math.abs(line[at + 1] ?? 0) < WATCH) return peak;
  return Math.max(peak, peakBetween(line, at));
};

/**
 * Turns down before a peak comes and slowly up again, so that nothing, also between two samples, is louder than the
 * ceiling. What goes in comes out LOOK_AHEAD frames later. Music that stays below costs one look at each sample.
 */
export const makeLimiter = (blockSize: number) => {
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
  // Places in `wanted` of the gains that may still be the least ahead, the least first: each enters and leaves once.
  const least = new Int32Array(history + blockSize);

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
    let first = 0;
    let behind = 0;
    for (let at = history - LOOK_AHEAD + 1; at < history + count; at += 1) {
      const one = wanted[at] ?? 1;
      while (behind > first && (wanted[least[behind - 1] ?? 0] ?? 1) >= one) behind -= 1;
      least[behind] = at;
      behind += 1;
      if (at < history) continue;
      if ((least[first] ?? 0) <= at - LOOK_AHEAD) first += 1;
      const target = wanted[least[first] ?? 0] ?? 1;
      gain = target < gain ? target : gain + (target - gain) * release;
      sum += gain - (averaged[ring] ?? 1);
      averaged[ring] = gain;
      ring = ring + 1 === AVERAGE ? 0 : ring + 1;
      const now = sum / AVERAGE;
      left[at - history] = (holdLeft[at - LOOK_AHEAD] ?? 0) * now;
      right[at - history] = (holdRight[at - LOOK_AHEAD] ?? 0) * now;
    }
  };
};
