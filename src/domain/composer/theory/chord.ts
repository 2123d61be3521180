import { pitchClass } from '#domain/composer/theory/scale.ts';

/** Intervals above the root. After the root, what gives the chord its colour comes first. */
const qualities: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  add9: [0, 4, 14, 7],
  madd9: [0, 3, 14, 7],
  '6/9': [0, 4, 9, 14, 7],
  m6: [0, 3, 9, 7],
  maj7: [0, 4, 11, 7],
  maj9: [0, 4, 11, 14, 7],
  'maj7#11': [0, 4, 11, 18, 7],
  m7: [0, 3, 10, 7],
  m9: [0, 3, 10, 14, 7],
  m11: [0, 3, 10, 17, 14],
  '7': [0, 4, 10, 7],
  '9': [0, 4, 10, 14, 7],
  '13': [0, 4, 10, 21, 14],
  '7b9': [0, 4, 10, 13, 7],
  m7b5: [0, 3, 10, 6],
  '9sus': [0, 5, 10, 14, 7],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
};

const numerals: Readonly<Record<string, number>> = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 };

export interface Chord {
  /** Pitch class of the root. */
  readonly root: number;
  /** Pitch classes, the root first, then by importance. */
  readonly classes: readonly number[];
}

/** Reads "bVIImaj9": a flat or none, the step of the major scale on the tonic, the quality. */
export const readChord = (symbol: string, tonic: number): Chord => {
  const found = /^(b?)(VII|VI|V|IV|III|II|I)(.*)$/.exec(symbol);
  const step = numerals[found?.[2] ?? ''];
  const intervals = qualities[found?.[3] ?? '?'];
  if (step === undefined || intervals === undefined) throw new RangeError(`no chord is written "${symbol}"`);
  const root = pitchClass(tonic + step - (found?.[1] === 'b' ? 1 : 0));
  return { root, classes: [...new Set(intervals.map((interval) => pitchClass(root + interval)))] };
};
