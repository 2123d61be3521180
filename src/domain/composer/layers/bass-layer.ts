import { type Frame, spanAt } from '#domain/composer/frame.ts';
import { type Line, type Stroke, type Voice, writeLine } from '#domain/composer/line.ts';
import { pitchClass } from '#domain/composer/theory/scale.ts';
import { element } from '#domain/composer/element.ts';

/** Beat within the bar, length, which tone, loudness against the rest. */
export type BassHit = readonly [
  beat: number,
  beats: number,
  tone: 'root' | 'fifth' | 'octave' | 'approach',
  weight: number,
];

export interface Bass {
  readonly voice: Voice;
  readonly bars: readonly (readonly BassHit[])[];
  /** Roots lie in the octave above this key. */
  readonly floor: number;
  readonly velocity: number;
}

const keyAbove = (floor: number, pitch: number): number => floor + pitchClass(pitch - floor);

/** The tone of the chord that is nearest to a fifth; diminished and suspended chords have their own. */
const fifthOf = (root: number, classes: readonly number[]): number =>
  classes.find((pitch) => [6, 7, 8].includes(pitchClass(pitch - root))) ?? root;

export const bassLayer = (frame: Frame, bass: Bass): Line => {
  const strokes: Stroke[] = [];
  for (let bar = 0; bar < frame.grid.beats / 4; bar += 1) {
    for (const [beat, beats, tone, weight] of element(bass.bars, bar)) {
      const at = bar * 4 + beat;
      const { chord } = spanAt(frame, at);
      const root = keyAbove(bass.floor, chord.root);
      const next = keyAbove(bass.floor, spanAt(frame, (bar + 1) * 4).chord.root);
      const keys = {
        root,
        octave: root + 12,
        fifth: keyAbove(root, fifthOf(chord.root, chord.classes)),
        // A half step below where the next bar begins, or above when coming from higher.
        approach: next >= root ? next - 1 : next + 1,
      };
      strokes.push({ beat: at, beats, key: keys[tone], velocity: bass.velocity * weight });
    }
  }
  return writeLine(frame, bass.voice, strokes);
};
