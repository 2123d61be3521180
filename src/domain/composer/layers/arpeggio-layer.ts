import { type Frame, sectionBeats, spanIndexAt } from '#domain/composer/frame.ts';
import { voicingsOf } from '#domain/composer/layers/voicings.ts';
import { type Line, type Stroke, type Voice, writeLine } from '#domain/composer/line.ts';
import type { Register } from '#domain/composer/theory/voice-leading.ts';
import { element } from '#domain/composer/element.ts';

export interface Arpeggio {
  readonly voice: Voice;
  readonly register: Register;
  /** Places in the voicing, one a step; above its size they go an octave up, null is rest. */
  readonly steps: readonly (number | null)[];
  readonly stepBeats: number;
  readonly beats: number;
  readonly velocity: number;
  /** Every so many steps a note is leant on. */
  readonly accent?: number;
}

/** A figure over the chord; where its length does not fit the bar it moves against it. */
export const arpeggioLayer = (frame: Frame, arpeggio: Arpeggio, stream?: string): Line => {
  const voicings = voicingsOf(frame, arpeggio.register);
  const strokes: Stroke[] = [];
  const count = Math.round(frame.grid.beats / arpeggio.stepBeats);
  for (let step = 0; step < count; step += 1) {
    const beat = step * arpeggio.stepBeats;
    // Every section begins the figure anew, so the last one leads into the first as any other does.
    const place = element(arpeggio.steps, (beat % sectionBeats) / arpeggio.stepBeats);
    if (place === null) continue;
    const keys = element(voicings, spanIndexAt(frame, beat));
    const accent = step % (arpeggio.accent ?? 4) === 0 ? 1.16 : 0.88;
    strokes.push({
      beat,
      beats: arpeggio.beats,
      key: element(keys, place) + 12 * Math.floor(place / keys.length),
      velocity: arpeggio.velocity * accent,
    });
  }
  return writeLine(frame, arpeggio.voice, strokes, stream);
};
