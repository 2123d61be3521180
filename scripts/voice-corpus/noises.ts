import { scoreOf } from '#domain/composer/compose.ts';
import { recipes } from '#domain/composer/recipes.ts';
import { SAMPLE_RATE } from '#server/music/render/chunk.ts';
import { renderScore } from '#server/music/render/render-score.ts';
import { openSoundBank } from '#server/music/render/sound-bank.ts';

export const noiseNames = ['white', 'pink', 'babble', 'music'] as const;
export type NoiseName = (typeof noiseNames)[number];

const rate = 16_000;

/** The same numbers on every machine. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const white = (length: number, seed: number): Float32Array => {
  const random = seeded(seed);
  return Float32Array.from({ length }, () => random() + random() + random() - 1.5);
};

/** White noise through a row of slow averages: every octave as loud as the next. */
export const pink = (length: number, seed: number): Float32Array => {
  const source = white(length, seed);
  const states = [0, 0, 0, 0, 0, 0];
  return source.map((value) => {
    let sum = 0;
    for (const [octave, state] of states.entries()) {
      const next = state + (value - state) / 3 ** octave;
      states[octave] = next;
      sum += next * 1.4 ** octave;
    }
    return sum;
  });
};

/** Several people talking over each other. */
export const babble = (length: number, utterances: readonly Float32Array[]): Float32Array => {
  const out = new Float32Array(length);
  for (const [index, utterance] of utterances.entries()) {
    for (let at = 0; at < length; at += 1) {
      out[at] = (out[at] ?? 0) + (utterance[(at + index * 7919) % utterance.length] ?? 0);
    }
  }
  return out;
};

/** Some seconds of one of our own tracks, as it would sound from a loudspeaker beside the microphone. */
export const music = async (length: number, which: number): Promise<Float32Array> => {
  const recipe = recipes[which % recipes.length];
  if (recipe === undefined) throw new Error('There are no recipes');
  const out = new Float32Array(length);
  let at = 0;
  let source = 0;
  for (const { left, right } of renderScore(scoreOf(recipe), await openSoundBank(), { gain: 0.5 })) {
    while (at < length && (at * SAMPLE_RATE) / rate - source < left.length) {
      const place = Math.floor((at * SAMPLE_RATE) / rate - source);
      out[at] = ((left[place] ?? 0) + (right[place] ?? 0)) / 2;
      at += 1;
    }
    source += left.length;
    if (at >= length) break;
  }
  return out;
};

const power = (samples: Float32Array): number =>
  samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length);

/** The speech with noise that many decibels below it; quiet around the words does not count as speech. */
export const withNoise = (
  speech: Float32Array,
  noise: Float32Array,
  decibels: number,
  from: number,
): Float32Array => {
  const loud = speech.filter((value) => Math.abs(value) > 0.01);
  const cut = Float32Array.from(speech, (_, index) => noise[(from + index) % noise.length] ?? 0);
  const gain = Math.sqrt(power(loud) / Math.max(1e-12, power(cut)) / 10 ** (decibels / 10));
  return speech.map((value, index) => Math.max(-1, Math.min(1, value + (cut[index] ?? 0) * gain)));
};
