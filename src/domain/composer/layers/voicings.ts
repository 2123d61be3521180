import type { Frame } from '#domain/composer/frame.ts';
import { leadTo, type Register } from '#domain/composer/theory/voice-leading.ts';

/** One voicing for each chord of the piece, each as near to the one before as it can be. */
export const voicingsOf = (frame: Frame, register: Register): readonly (readonly number[])[] => {
  let previous: readonly number[] | null = null;
  return frame.spans.map((span) => {
    const voicing: readonly number[] = leadTo(previous, span.chord, register);
    previous = voicing;
    return voicing;
  });
};
