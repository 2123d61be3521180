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

/** Halves the rate of a signal that comes in pieces. */
const createHalver = () => {
  let held = new Float32Array(0);
  let filled = reach;
  const halve = (samples: Float32Array): Float32Array => {
    if (held.length < filled + samples.length) {
      const larger = new Float32Array(filled + samples.length);
      larger.set(held.subarray(0, filled));
      held = larger;
    }
    held.set(samples, filled);
    filled += samples.length;
    const count = Math.max(0, Math.floor((filled - 2 * reach - 1) / 2) + 1);
    const half = new Float32Array(count);
    const middle = taps[reach] ?? 0;
    for (let index = 0; index < count; index += 1) {
      const from = 2 * index;
      let sum = middle * (held[from + reach] ?? 0);
      // Every second weight beside the middle is zero, and both sides are alike.
      for (let tap = 0; tap < reach; tap += 2) {
        sum += (taps[tap] ?? 0) * ((held[from + tap] ?? 0) + (held[from + 2 * reach - tap] ?? 0));
      }
      half[index] = sum;
    }
    held.copyWithin(0, 2 * count, filled);
    filled -= 2 * count;
    return half;
  };
  return halve;
};

/** Both sides together at 16 to 32 kHz. Takes a sound in pieces and gives as much as there is by then. */
export const createMonoMixer = (sampleRate: number) => {
  const halvers: ((samples: Float32Array) => Float32Array)[] = [];
  let rate = sampleRate;
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
      const both = new Float32Array(left.length);
      for (let index = 0; index < both.length; index += 1) {
        both[index] = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
      }
      return lower(both);
    },
    /** What the filters still held back. */
    rest: (): Float32Array =>
      halvers.length === 0 ? new Float32Array(0) : lower(new Float32Array(2 ** halvers.length * reach)),
  };
};

export const monoOf = (sound: Sound): Mono => {
  const mixer = createMonoMixer(sound.sampleRate);
  const most = Math.floor((sound.left.length * mixer.rate) / sound.sampleRate);
  const [first, rest] = [mixer.add(sound), mixer.rest()];
  const samples = new Float32Array(most);
  samples.set(first.subarray(0, most));
  samples.set(rest.subarray(0, most - Math.min(most, first.length)), Math.min(most, first.length));
  return { rate: mixer.rate, samples };
};
