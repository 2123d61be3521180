import { barBeats, type Frame, spanIndexAt } from '#domain/composer/frame.ts';
import { voicingsOf } from '#domain/composer/layers/voicings.ts';
import { type Line, type Stroke, type Voice, writeLine } from '#domain/composer/line.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { Register } from '#domain/composer/theory/voice-leading.ts';
import { element } from '#domain/composer/element.ts';

/** Beat within the bar, length, loudness against the rest. */
export type Hit = readonly [beat: number, beats: number, weight: number];

export interface Comping {
  readonly voice: Voice;
  readonly register: Register;
  /** Bars of hits; they come round. */
  readonly bars: readonly (readonly Hit[])[];
  readonly velocity: number;
  /** Seconds from one note of a chord to the next. */
  readonly roll: number;
  /** Share of the hits after the first of a bar that are left out. */
  readonly omit?: number;
}

/** Chords struck in a rhythm, rolled from below as hands do. */
export const compLayer = (frame: Frame, comping: Comping): Line => {
  const random = seededRandom(frame.recipe.seed, `comp ${comping.voice.instrument}`);
  const voicings = voicingsOf(frame, comping.register);
  const strokes: Stroke[] = [];
  for (let bar = 0; bar < frame.grid.beats / barBeats; bar += 1) {
    for (const [place, [beat, beats, weight]] of element(comping.bars, bar).entries()) {
      const left = place > 0 && random.chance(comping.omit ?? 0);
      const spread = random.between(0.6, 1.3);
      if (left) continue;
      const at = bar * barBeats + beat;
      const keys = element(voicings, spanIndexAt(frame, at));
      for (const [index, key] of keys.entries()) {
        strokes.push({
          beat: at,
          beats,
          key,
          // The top voice is the one that sings.
          velocity: comping.velocity * weight * (index === keys.length - 1 ? 1.05 : 0.92),
          late: index * comping.roll * spread,
        });
      }
    }
  }
  return writeLine(frame, comping.voice, strokes);
};
