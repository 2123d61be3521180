/** Two numbers into a seed, so that neighbours have nothing in common. */
export function mixSeed(a: number, b: number): number {
  let x = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  x ^= x >>> 15;
  return x === 0 ? 1 : x;
}

/** White noise from −1 to 1. */
export function fillNoise(out: Float32Array, count: number, seed: number): void {
  let x = seed | 0;
  if (x === 0) x = 1;
  for (let index = 0; index < count; index += 1) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    out[index] = x * 4.656612873077393e-10;
  }
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let x = seed | 0;
  if (x === 0) x = 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 4294967296;
  };
}
