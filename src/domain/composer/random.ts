import { element } from '#domain/composer/element.ts';

/** Chance that comes out the same every time. */
export interface SeededRandom {
  /** 0 up to, but not, 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

const mix = (value: number): number => {
  let hash = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Each stream of a seed goes its own way, so that a drum more or less leaves the melody as it was. */
export const seededRandom = (seed: number, stream: string): SeededRandom => {
  let start = mix(seed + 0x9e3779b9);
  for (let index = 0; index < stream.length; index += 1) {
    start = mix(start ^ (stream.charCodeAt(index) + index));
  }
  let count = 0;
  const next = (): number => {
    count += 1;
    return mix(start + Math.imul(count, 0x9e3779b1)) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
    pick: (list) => element(list, next() * list.length),
  };
};
