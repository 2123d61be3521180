// A recording is kept in six bits a sample: blocks of 64, each with one byte for its predictor (0 none, 1 the sample
// before, 2 the line through the two before) and its step. A tone below a kilohertz keeps some 65 dB, noise some 30,
// which it hides itself; reading it is a few additions a sample.
export const PACK_BLOCK = 64;
export const PACK_BYTES = 1 + (PACK_BLOCK * 6) / 8;

export const packStep = (exponent: number): number => 2 ** (exponent / 4 - 20);

const steps = Float64Array.from({ length: 64 }, (_, exponent) => packStep(exponent));

/** `spare` zeros follow, so that an interpolation may look past the end. */
export const unpackSamples = (
  packed: Uint8Array,
  length: number,
  spare: number,
): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(length + spare);
  let before = 0;
  let earlier = 0;
  for (let start = 0, at = 0; start < length; start += PACK_BLOCK, at += PACK_BYTES) {
    const head = packed[at] ?? 0;
    const order = head >> 6;
    const step = steps[head & 63] ?? 0;
    const byBefore = order === 0 ? 0 : order;
    const byEarlier = order === 2 ? -1 : 0;
    const end = Math.min(PACK_BLOCK, length - start);
    let byte = at + 1;
    let word = 0;
    for (let index = 0; index < end; index += 1) {
      if ((index & 3) === 0) {
        word = ((packed[byte] ?? 0) << 16) | ((packed[byte + 1] ?? 0) << 8) | (packed[byte + 2] ?? 0);
        byte += 3;
      }
      // The six bits that are next, with their sign.
      const code = (word << (8 + 6 * (index & 3))) >> 26;
      const value = byBefore * before + byEarlier * earlier + code * step;
      samples[start + index] = value;
      earlier = before;
      before = value;
    }
  }
  return samples;
};
