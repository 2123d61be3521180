import { type Chord, readChord } from '#domain/composer/theory/chord.ts';
import type { Mode } from '#domain/composer/theory/scale.ts';

/** Two strains of bars, "IIm9 V13 | Imaj9": both lead back to the beginning of `a`. */
export interface Progression {
  readonly mode: Mode;
  readonly a: string;
  readonly b: string;
}

/** The bars of a strain, each with the chords that share it; shorter strains come round until eight are full. */
export const barsOf = (strain: string, tonic: number): readonly (readonly Chord[])[] => {
  const bars = strain.split('|').map((bar) =>
    bar
      .trim()
      .split(/\s+/)
      .map((symbol) => readChord(symbol, tonic)),
  );
  if (8 % bars.length !== 0) throw new RangeError(`${bars.length} bars do not fill eight: ${strain}`);
  return Array.from({ length: 8 / bars.length }, () => bars).flat();
};
