import type { Frame } from '#domain/composer/frame.ts';
import { voicingsOf } from '#domain/composer/layers/voicings.ts';
import { type Line, type Stroke, type Voice, writeLine } from '#domain/composer/line.ts';
import type { Register } from '#domain/composer/theory/voice-leading.ts';
import { element } from '#domain/composer/element.ts';

export interface Pad {
  readonly voice: Voice;
  readonly register: Register;
  readonly velocity: number;
}

/** Chords held for as long as they last; a voice that stays is not struck again. */
export const padLayer = (frame: Frame, pad: Pad): Line => {
  const voicings = voicingsOf(frame, pad.register);
  const strokes: Stroke[] = [];
  for (const [index, span] of frame.spans.entries()) {
    for (const key of element(voicings, index)) {
      const before = frame.spans[index - 1];
      const held = before?.section === span.section && element(voicings, index - 1).includes(key);
      if (held) continue;
      let beats = span.beats;
      for (let later = index + 1; frame.spans[later]?.section === span.section; later += 1) {
        if (!element(voicings, later).includes(key)) break;
        beats += element(frame.spans, later).beats;
      }
      strokes.push({ beat: span.beat, beats: beats + 0.15, key, velocity: pad.velocity });
    }
  }
  return writeLine(frame, pad.voice, strokes);
};
