// Four 32-bit lanes of an xor-multiply hash. Not for secrets: it only has to spread.
const primes = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

const lane = (seed: string, prime: number): number => {
  let hash = prime;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), prime);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * The same id for the same words: what two devices make without having heard of each other is then one record and not
 * two. Version 8, a UUID of one's own making. Seeds begin with something secret enough, such as another record's id.
 */
export const deterministicId = (seed: string): string => {
  const hex = primes.map((prime) => lane(seed, prime).toString(16).padStart(8, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
};
