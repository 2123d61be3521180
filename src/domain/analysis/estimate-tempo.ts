import { jointAutocorrelation, rootMeanSquare } from '#domain/analysis/autocorrelation.ts';
import type { Onsets } from '#domain/analysis/onset-strength.ts';

export interface Tempo {
  /** Null where there is no beat to count. */
  readonly bpm: number | null;
  /** 0 to 1. */
  readonly confidence: number;
}

const slowest = 50;
const fastest = 185;
/** Where tapping feet are most at home; it only decides between a tempo and its half or double. */
const usual = 108;
const spreadInOctaves = 0.65;
/** Music repeats after a beat, after two, and most of all after a bar of four and after two bars. */
const repeats = [
  { beats: 1, weight: 1 },
  { beats: 2, weight: 1 },
  { beats: 4, weight: 1.5 },
  { beats: 8, weight: 1.5 },
] as const;
const leastConfidence = 0.6;
const leastSeconds = 6;
/** Below this nothing begins: what is left are ripples of the frames over steady tones. */
const leastStrength = 0.02;
/** The comb of a clear beat in real music; a metronome has about twice as much. */
const clearComb = 0.45;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const at = (values: Float64Array, place: number): number => {
  const whole = Math.floor(place);
  const part = place - whole;
  return (1 - part) * (values[whole] ?? 0) + part * (values[whole + 1] ?? 0);
};

/** The best value near a place: beats are played, not computed. */
const near = (values: Float64Array, place: number): number =>
  Math.max(at(values, place - 1), at(values, place), at(values, place + 1));

const comb = (values: Float64Array, period: number): number => {
  const heard = repeats.filter(({ beats }) => beats * period < values.length - 2);
  const weights = heard.reduce((sum, { weight }) => sum + weight, 0);
  return heard.reduce((sum, { beats, weight }) => sum + weight * near(values, beats * period), 0) / weights;
};

/** How strong the halves and thirds of a beat are: as strong as the beat itself when the true tempo is faster. */
const between = (values: Float64Array, period: number): number =>
  Math.max(
    0,
    (near(values, period / 2) + near(values, 1.5 * period)) / 2,
    (near(values, period / 3) + near(values, (2 * period) / 3)) / 2,
  );

/**
 * Less where the places between are as strong as anything (the true tempo is faster), and where every second beat is
 * much stronger (it is slower). Eighths that are a little weaker cost hardly anything.
 */
const clarity = (values: Float64Array, period: number): number => {
  const [beat, second, bar] = [near(values, period), near(values, 2 * period), near(values, 4 * period)];
  const faster = Math.min(1, between(values, period) / Math.max(beat, second, bar, 1e-9));
  const slower = Math.min(1, Math.max(beat, 0) / Math.max(second, 1e-9));
  return (1 - 0.85 * faster ** 4) * Math.min(1, 4 * slower) * (0.6 + 0.4 * slower);
};

const favour = (bpm: number): number => Math.exp(-0.5 * (Math.log2(bpm / usual) / spreadInOctaves) ** 2);

/** Follows the peak to ever longer lags: over sixteen beats an error of one frame is a sixteenth of it. */
const refine = (values: Float64Array, first: number): number => {
  let period = first;
  for (const beats of [1, 2, 4, 8, 16, 32]) {
    const middle = Math.round(period * beats);
    const reach = Math.max(1, Math.round(0.02 * period * Math.min(beats, 4)));
    if (middle + reach + 1 >= values.length) break;
    let best = middle;
    for (let lag = middle - reach; lag <= middle + reach; lag += 1) {
      if ((values[lag] ?? 0) > (values[best] ?? 0)) best = lag;
    }
    const [a, b, c] = [values[best - 1] ?? 0, values[best] ?? 0, values[best + 1] ?? 0];
    const bend = a - 2 * b + c;
    if (b <= 0.02 || bend >= 0) break;
    period = (best + (0.5 * (a - c)) / bend) / beats;
  }
  return period;
};

/** Feet follow the bass. */
const groupWeights = [2, 1, 1] as const;

/** The tempo from how strongly things begin. */
export const estimateTempo = ({ groups, frameRate }: Onsets): Tempo => {
  const frames = groups[0]?.length ?? 0;
  if (frames < leastSeconds * frameRate) return { bpm: null, confidence: 0 };
  if (meanOf(groups.map(rootMeanSquare)) < leastStrength) return { bpm: null, confidence: 0 };
  const values = jointAutocorrelation(
    groups,
    groupWeights,
    Math.round(Math.min(24 * frameRate, frames * 0.6)),
  );
  let best = { bpm: usual, score: -Infinity };
  for (let bpm = slowest; bpm <= fastest; bpm *= 1.005) {
    const period = (60 * frameRate) / bpm;
    const score = comb(values, period) * clarity(values, period) * favour(bpm);
    if (score > best.score) best = { bpm, score };
  }
  const first = (60 * frameRate) / best.bpm;
  const confidence = Math.max(0, Math.min(1, comb(values, first) / clearComb));
  if (confidence < leastConfidence) return { bpm: null, confidence };
  return { bpm: (60 * frameRate) / refine(values, first), confidence };
};
