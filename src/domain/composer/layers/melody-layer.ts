import { barBeats, type Frame, sectionBeats, spanAt } from '#domain/composer/frame.ts';
import { type Line, type Stroke, type Voice, writeLine } from '#domain/composer/line.ts';
import { type Feel, inventMotif, type Variation, vary } from '#domain/composer/motif.ts';
import { seededRandom } from '#domain/composer/random.ts';
import { keyOfDegree, nearestKey, scaleClasses } from '#domain/composer/theory/scale.ts';

/** Which bars of eight the motif begins in; the others are left empty on purpose. */
const placings = {
  rare: [0],
  spaced: [0, 4],
  talkative: [0, 2, 4],
} as const;

export interface Melody {
  readonly voice: Voice;
  readonly feel: Feel;
  readonly placing: keyof typeof placings;
  /** The motif stands on the tonic nearest to this key. */
  readonly centre: number;
  readonly velocity: number;
  /** Longer than written, so that notes ring. */
  readonly ring?: number;
}

const variations: readonly Variation[] = ['higher', 'mirrored', 'thinned', 'lower', 'held'];

/** One motif of two bars, plain at the head of each section and changed a little after that. */
export const melodyLayer = (frame: Frame, melody: Melody): Line => {
  const random = seededRandom(frame.recipe.seed, `motif ${melody.voice.instrument}`);
  const motif = inventMotif(random, melody.feel);
  const classes = scaleClasses(frame.scale);
  const strokes = frame.sections.flatMap((section): Stroke[] =>
    placings[melody.placing].flatMap((bar, turn) => {
      const variation = turn === 0 ? (section.strain === 'b' ? 'higher' : 'plain') : random.pick(variations);
      return vary(motif, variation).map((tone): Stroke => {
        const beat = section.beat + bar * barBeats + tone.beat;
        const written = keyOfDegree(frame.scale, melody.centre - 5, tone.step);
        const chord = spanAt(frame, beat).chord.classes;
        // Where a note is leant on, it belongs to the chord; in between it may pass.
        const leant = tone.beat % 1 === 0 || tone.beats >= 1;
        const loose = chord.every((pitch) => classes.includes(pitch)) ? classes : chord;
        return {
          beat,
          beats: tone.beats * (melody.ring ?? 1),
          key: nearestKey(leant ? chord : loose, written),
          velocity: melody.velocity * (tone.beat % 4 === 0 ? 1.06 : tone.beat % 1 === 0 ? 1 : 0.88),
        };
      });
    }),
  );
  return writeLine(
    frame,
    melody.voice,
    strokes.filter((stroke) => stroke.beat < frame.sections.length * sectionBeats),
  );
};
