import type { Sound, SoundPiece } from '#domain/analysis/sound.ts';

export interface Mono {
  readonly rate: number;
  readonly samples: Float32Array;
}

const reach = 15;
const taps = Float64Array.from({ length: 2 * reach + 1 }, (_, index) => {
  const distance = index - reach;
  const window = Math.cos((Math.PI * distance) / (2 * (reach + 1))) ** 2;
  const sinc = distance === 0 ? 1 : Math.sin((Math.PI * distance) / 2) / ((Math.PI * distance) / 2);
  return (sinc * window) / 2;
});

/** Beats, modulation and timbre need no more than half of this, and half is twice as fast. */
const tooFine = 32_000;

/** Every second weight beside the middle is zero, and both sides are alike. */
const [t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0, t5 = 0, t6 = 0, t7 = 0] = taps.filter(
  (_, index) => index < reach && index % 2 === 0,
);
const middle = taps[reach] ?? 0;

/** Writes every second sample of a filtered signal; written out, because this runs for every one of them. */
const filterHalf = (held: Float32Array, half: Float32Array): void => {
  for (let index = 0, at = 0; index < half.length; index += 1, at += 2) {
    half[index] =
      middle * (held[at + 15] ?? 0) +
      t0 * ((held[at] ?? 0) + (held[at + 30] ?? 0)) +
      t1 * ((held[at + 2] ?? 0) + (held[at + 28] ?? 0)) +
      t2 * ((held[at + 4] ?? 0) + (held[at + 26] ?? 0)) +
      t3 * ((held[at + 6] ?? 0) + (held[at + 24] ?? 0)) +
      t4 * ((held[at + 8] ?? 0) + (held[at + 22] ?? 0)) +
      t5 * ((held[at + 10] ?? 0) + (held[at + 20] ?? 0)) +
      t6 * ((held[at + 12] ?? 0) + (held[at + 18] ?? 0)) +
      t7 * ((held[at + 14] ?? 0) + (held[at + 16] ?? 0));
  }
};

/** Halves the rate of a signal that comes in pieces. What it gives is overwritten by the next. */
const createHalver = () => {
  let held = new Float32Array(0);
  let result = new Float32Array(0);
  let filled = reach;
  return (samples: Float32Array): Float32Array => {
    if (held.length < filled + samples.length) {
      const larger = new Float32Array(filled + samples.length + 2 * reach);
      larger.set(held.subarray(0, filled));
      held = larger;
    }
    held.set(samples, filled);
    filled += samples.length;
    const count = Math.max(0, Math.floor((filled - 2 * reach - 1) / 2) + 1);
    if (result.length < count) result = new Float32Array(count);
    const half = result.subarray(0, count);
    filterHalf(held, half);
    held.copyWithin(0, 2 * count, filled);
    filled -= 2 * count;
    return half;
  };
};

const addUp = (left: Float32Array, right: Float32Array, sum: Float32Array): void => {
  for (let index = 0; index < left.length; index += 1) {
    sum[index] = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
  }
};

/** Both sides together at 16 to 32 kHz. Takes a sound in pieces and gives as much as there is, until the next. */
export const createMonoMixer = (sampleRate: number) => {
  const halvers: ((samples: Float32Array) => Float32Array)[] = [];
  let rate = sampleRate;
  let sum = new Float32Array(0);
  while (rate >= tooFine) {
    rate /= 2;
    halvers.push(createHalver());
  }
  const lower = (samples: Float32Array): Float32Array =>
    halvers.reduce((finer, halve) => halve(finer), samples);
  return {
    rate,
    add: ({ left, right }: SoundPiece): Float32Array => {
      if (left === right) return lower(left);
      if (sum.length < left.length) sum = new Float32Array(left.length);
      addUp(left, right, sum);
      return lower(sum.subarray(0, left.length));
    },
    /** What the filters still held back. */
    rest: (): Float32Array =>
      halvers.length === 0 ? new Float32Array(0) : lower(new Float32Array(2 ** halvers.length * reach)),
  };
};

export const monoOf = (sound: Sound): Mono => {
  const mixer = createMonoMixer(sound.sampleRate);
  const most = Math.floor((sound.left.length * mixer.rate) / sound.sampleRate);
  const samples = new Float32Array(most);
  const first = mixer.add(sound).subarray(0, most);
  samples.set(first);
  samples.set(mixer.rest().subarray(0, most - first.length), first.length);
  return { rate: mixer.rate, samples };
};
