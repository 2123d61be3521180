import { sentenceModel } from './sentence-model.ts';

/** How near two vectors of length 1 are: 1 is the same, 0 has nothing to do with it. */
export const cosine = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let part = 0; part < one.length; part += 1) sum += (one[part] ?? 0) * (other[part] ?? 0);
  return sum;
};

const BYTES = 4;

/** Four bytes for each number, smallest byte first, as the database keeps them. */
export const vectorBytes = (vector: Float32Array): Uint8Array => {
  const bytes = new Uint8Array(vector.length * BYTES);
  const view = new DataView(bytes.buffer);
  vector.forEach((value, part) => view.setFloat32(part * BYTES, value, true));
  return bytes;
};

/** Throws on anything that is not a vector of this model. */
export const vectorOf = (bytes: Uint8Array): Float32Array => {
  if (bytes.length !== sentenceModel.size * BYTES) throw new RangeError('Not a vector of the sentence model');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: sentenceModel.size }, (_, part) => view.getFloat32(part * BYTES, true));
};
