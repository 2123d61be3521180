import { element } from '#domain/composer/element.ts';

export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
} as const;
export type Mode = keyof typeof modes;

export interface Scale {
  /** 0 is C. */
  readonly tonic: number;
  readonly mode: Mode;
}

const names = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const;

export const pitchClass = (key: number): number => ((Math.round(key) % 12) + 12) % 12;

export const scaleName = (scale: Scale): string => `${element(names, scale.tonic)} ${scale.mode}`;

export const scaleClasses = (scale: Scale): readonly number[] =>
  modes[scale.mode].map((step) => pitchClass(scale.tonic + step));

/** The key so many steps above the tonic that lies at or just above `floor`. */
export const keyOfDegree = (scale: Scale, floor: number, degree: number): number => {
  const tonic = floor + pitchClass(scale.tonic - floor);
  return tonic + 12 * Math.floor(degree / 7) + element(modes[scale.mode], degree);
};

/** The nearest key of one of these pitch classes; the lower one where two are as near. */
export const nearestKey = (classes: readonly number[], key: number): number => {
  for (let distance = 0; distance < 7; distance += 1) {
    if (classes.includes(pitchClass(key - distance))) return key - distance;
    if (classes.includes(pitchClass(key + distance))) return key + distance;
  }
  return key;
};
