/** Two numbers into a seed, so that neighbours have nothing in common. */
export const mixSeed = (a: number, b: number): number => {
  let x = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  x ^= x >>> 15;
  return x === 0 ? 1 : x;
};

/** From a whole number of 32 bits to −1 to 1. */
export const WHITE = 4.656612873077393e-10;

/** The first of the whole numbers that become noise; 0 would stay 0. */
export const firstOf = (seed: number): number => seed | 0 || 1;

/** The one after it. */
export const nextOf = (before: number): number => {
  let x = before;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x;
};

/** White noise from −1 to 1. */
export const fillNoise = (out: Float32Array, count: number, seed: number): void => {
  let x = firstOf(seed);
  for (let index = 0; index < count; index += 1) {
    x = nextOf(x);
    out[index] = x * WHITE;
  }
};

/** Numbers from 0 to 1, the same for the same seed. */
export const randomOf = (seed: number): (() => number) => {
  let x = firstOf(seed);
  return () => {
    x = nextOf(x);
    return (x >>> 0) / 4294967296;
  };
};
