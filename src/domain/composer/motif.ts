import { element } from '#domain/composer/element.ts';
import { type SeededRandom } from '#domain/composer/random.ts';

interface Tone {
  /** 0 to 8: a motif is two bars long. */
  readonly beat: number;
  readonly beats: number;
  /** Steps of the scale from where the motif stands. */
  readonly step: number;
}
export type Motif = readonly Tone[];

export type Variation = 'plain' | 'higher' | 'lower' | 'mirrored' | 'thinned' | 'held';

/** Onsets of one bar; a bar is a question and the next an answer. */
const cells = {
  sparse: [[0], [0, 2.5], [1], [0.5, 2], [0, 3], [1, 2.5], [2]],
  calm: [
    [0, 1.5, 3],
    [0.5, 1, 2.5],
    [0, 2, 3],
    [1, 1.5, 3],
    [0, 1, 2.5],
    [0, 0.75, 2],
  ],
  lively: [
    [0, 0.75, 1.5, 3],
    [0.5, 1, 1.75, 2.5],
    [0, 1, 1.5, 2.5],
    [0, 0.5, 1.5, 2.25, 3],
    [0.5, 1.5, 2, 3.25],
  ],
  swung: [
    [0, 1, 1.5, 3],
    [0.5, 1, 2, 2.5],
    [1, 1.5, 2.5, 3],
    [0, 0.5, 1.5],
    [0.5, 1.5, 2, 3.5],
  ],
} as const;
export type Feel = keyof typeof cells;

const walks = [-2, -1, -1, 1, 1, 2] as const;

/** A question of one bar and an answer that comes to rest. */
export const inventMotif = (random: SeededRandom, feel: Feel): Motif => {
  const question = random.pick<readonly number[]>(cells[feel]);
  const answer = random.pick<readonly number[]>(cells[feel === 'lively' ? 'calm' : feel]);
  const onsets = [...question, ...answer.slice(0, 3).map((beat) => beat + 4)];
  let step = random.pick([0, 2, 4]);
  let leap = 0;
  return onsets.map((beat, index): Tone => {
    if (index > 0) {
      // A leap is answered by a step back.
      const move = leap === 0 ? random.pick([...walks, 3, -3]) : -Math.sign(leap);
      leap = Math.abs(move) > 2 ? move : 0;
      step = Math.max(-3, Math.min(7, step + move));
    }
    const gap = (onsets[index + 1] ?? 8) - beat;
    return { beat, beats: Math.min(gap, index === onsets.length - 1 ? 3 : 1.75), step };
  });
};

const withSteps = (motif: Motif, stepOf: (step: number) => number): Motif =>
  motif.map(({ beat, beats, step }) => ({ beat, beats, step: stepOf(step) }));

const variants: Readonly<Record<Variation, (motif: Motif) => Motif>> = {
  plain: (motif) => motif,
  higher: (motif) => withSteps(motif, (step) => step + 2),
  lower: (motif) => withSteps(motif, (step) => step - 2),
  mirrored: (motif) => {
    const axis = element(motif, 0).step;
    return withSteps(motif, (step) => 2 * axis - step);
  },
  thinned: (motif) => motif.filter((_, index) => index % 2 === 0 || index === motif.length - 1),
  held: (motif) =>
    motif.slice(0, 3).map(({ beat, beats, step }, index) => ({ beat, beats: index === 2 ? 3 : beats, step })),
};

export const vary = (motif: Motif, variation: Variation): Motif => variants[variation](motif);
