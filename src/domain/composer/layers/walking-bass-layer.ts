import { barBeats, type Frame, spanAt } from '#domain/composer/frame.ts';
import { type Line, type Stroke, type Voice, writeLine } from '#domain/composer/line.ts';
import { seededRandom } from '#domain/composer/random.ts';
import { nearestKey } from '#domain/composer/theory/scale.ts';

export interface WalkingBass {
  readonly voice: Voice;
  readonly low: number;
  readonly high: number;
  readonly velocity: number;
}

/** A note on every beat: a root where the chord changes, tones of the chord after it, a half step into the next one. */
export const walkingBassLayer = (frame: Frame, bass: WalkingBass): Line => {
  const random = seededRandom(frame.recipe.seed, 'walk');
  const strokes: Stroke[] = [];
  let key = Math.round((bass.low + bass.high) / 2);
  for (let beat = 0; beat < frame.grid.beats; beat += 1) {
    const span = spanAt(frame, beat);
    const next = spanAt(frame, beat + 1);
    if (beat === span.beat) {
      key = nearestKey([span.chord.root], key);
    } else if (next !== span && random.chance(0.6)) {
      const goal = nearestKey([next.chord.root], key);
      key = goal + (goal > key ? -1 : 1);
    } else {
      const direction = key > (bass.low + bass.high) / 2 ? -1 : 1;
      key = nearestKey(span.chord.classes, key + direction * random.pick([3, 4, 5]));
    }
    while (key < bass.low) key += 12;
    while (key > bass.high) key -= 12;
    strokes.push({ beat, beats: 0.92, key, velocity: bass.velocity * (beat % 2 === 0 ? 0.96 : 1.04) });
    // Now and then the string is only touched before the beat.
    if (beat % barBeats === 3 && random.chance(0.2)) {
      strokes.push({ beat: beat + 0.5, beats: 0.3, key, velocity: bass.velocity * 0.5 });
    }
  }
  return writeLine(frame, bass.voice, strokes);
};
