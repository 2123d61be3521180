import type { Sound } from '#domain/analysis/sound.ts';

/** A small generator of even numbers from 0 to 1. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const decibels = (value: number): number => 10 ** (value / 20);

/** The same wave on both sides. */
export const soundOf = (seconds: number, wave: (t: number) => number, sampleRate = 44_100): Sound => {
  const left = Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    wave(index / sampleRate),
  );
  return { sampleRate, left, right: left };
};

export const sine =
  (hertz: number, level = 1) =>
  (t: number): number =>
    level * Math.sin(2 * Math.PI * hertz * t);

export const noise = (seed: number, level = 0.1): (() => number) => {
  const random = seeded(seed);
  return () => level * (random() + random() + random() + random() - 2);
};

/** Noise with as much energy in each octave, from three leaky sums. */
export const pink = (seed: number, level = 0.1): (() => number) => {
  const white = noise(seed, level);
  let [a, b, c] = [0, 0, 0];
  return () => {
    const x = white();
    a = 0.997 * a + 0.03 * x;
    b = 0.963 * b + 0.075 * x;
    c = 0.57 * c + 0.26 * x;
    return a * 3 + b * 1.5 + c + 0.15 * x;
  };
};

/** Short bursts that die away within some hundredths of a second, at the given moments (rising). */
export const bursts = (
  moments: readonly number[],
  tone: (t: number) => number,
  decaySeconds = 0.03,
): ((t: number) => number) => {
  let next = 0;
  return (t) => {
    while (next + 1 < moments.length && (moments[next + 1] ?? 0) <= t) next += 1;
    const since = t - (moments[next] ?? 0);
    return since < 0 ? 0 : tone(t) * Math.exp(-since / decaySeconds);
  };
};

export const every = (period: number, seconds: number, from = 0): readonly number[] =>
  Array.from({ length: Math.ceil((seconds - from) / period) }, (_, index) => from + index * period);

/** A cosine on top of the level; 1 where it is loudest. */
export const modulated =
  (wave: (t: number) => number, hertz: number, depth: number) =>
  (t: number): number =>
    (wave(t) * (1 + depth * Math.cos(2 * Math.PI * hertz * t))) / (1 + depth);

export const mixed =
  (...waves: readonly ((t: number) => number)[]) =>
  (t: number): number =>
    waves.reduce((sum, wave) => sum + wave(t), 0);

interface Band {
  readonly bpm: number;
  readonly seconds: number;
  readonly tonic?: number;
  readonly mode?: 'major' | 'minor';
  readonly seed?: number;
}

const progressions = {
  major: [
    [0, 4, 7],
    [-3, 0, 4],
    [5, 9, 12],
    [-5, -1, 2],
  ],
  minor: [
    [0, 3, 7],
    [5, 8, 12],
    [-4, 0, 3],
    [-5, -2, 2],
  ],
} as const;

/** Kick, snare, hats and four chords that die away: enough like music to count, and known to the last sample. */
export const band = ({
  bpm,
  seconds,
  tonic = 0,
  mode = 'major',
  seed = 4,
}: Band): ((t: number) => number) => {
  const beat = 60 / bpm;
  const chord = (t: number): number => {
    const bar = Math.floor(t / beat / 4);
    let sum = 0;
    for (const step of progressions[mode][bar % 4] ?? []) {
      const hertz = 261.63 * 2 ** ((step + tonic - 12 * (tonic > 6 ? 1 : 0)) / 12);
      sum += Math.sin(2 * Math.PI * hertz * t) + 0.4 * Math.sin(4 * Math.PI * hertz * t);
    }
    return 0.05 * sum * Math.exp(-0.4 * (t / beat - 4 * bar));
  };
  return mixed(
    bursts(every(beat, seconds), sine(55, 0.5), 0.08),
    bursts(every(2 * beat, seconds, beat), noise(seed, 0.3), 0.06),
    bursts(every(beat / 2, seconds), noise(seed + 1, 0.1), 0.03),
    chord,
    pink(seed + 2, 0.004),
  );
};
