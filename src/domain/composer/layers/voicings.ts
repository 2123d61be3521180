import type { Frame } from '#domain/composer/frame.ts';
import { leadTo, type Register } from '#domain/composer/theory/voice-leading.ts';

/** One voicing for each chord of the piece, each as near to the one before as it can be. */
export const voicingsOf = (frame: Frame, register: Register): readonly (readonly number[])[] => {
  // Strains come round, so most steps from one voicing to the next were found before.
  const found = new Map<string, readonly number[]>();
  let previous: readonly number[] | null = null;
  return frame.spans.map(({ chord }) => {
    const step = `${previous?.join(' ')} to ${chord.classes.join(' ')}`;
    const voicing: readonly number[] = found.get(step) ?? leadTo(previous, chord, register);
    found.set(step, voicing);
    previous = voicing;
    return voicing;
  });
};
