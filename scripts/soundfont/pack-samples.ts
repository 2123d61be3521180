import { PACK_BLOCK, PACK_BYTES, packStep } from '#server/music/render/packed-samples.ts';

const predict = (order: number, before: number, earlier: number): number =>
  order === 0 ? 0 : order === 1 ? before : 2 * before - earlier;

interface Attempt {
  readonly codes: Int8Array;
  readonly heard: Float64Array;
  readonly error: number;
}

const attempt = (
  input: Float32Array,
  start: number,
  order: number,
  step: number,
  past: readonly [number, number],
) => {
  const codes = new Int8Array(PACK_BLOCK);
  const heard = new Float64Array(PACK_BLOCK);
  let [before, earlier] = past;
  let error = 0;
  for (let index = 0; index < PACK_BLOCK; index += 1) {
    const wanted = input[start + index] ?? 0;
    const guess = predict(order, before, earlier);
    const code = Math.max(-32, Math.min(31, Math.round((wanted - guess) / step)));
    const value = guess + code * step;
    codes[index] = code;
    heard[index] = value;
    error += (value - wanted) ** 2;
    earlier = before;
    before = value;
  }
  return { codes, heard, error } satisfies Attempt;
};

/** Six bits a sample against a prediction; each block takes the step and the predictor that lose least. */
export const packSamples = (input: Float32Array): Uint8Array => {
  const blocks = Math.ceil(input.length / PACK_BLOCK);
  const packed = new Uint8Array(blocks * PACK_BYTES);
  let past: [number, number] = [0, 0];
  for (let block = 0; block < blocks; block += 1) {
    const start = block * PACK_BLOCK;
    let best: (Attempt & { readonly head: number }) | null = null;
    for (let order = 0; order < 3; order += 1) {
      let largest = 1e-6;
      let [before, earlier] = past;
      for (let index = 0; index < PACK_BLOCK; index += 1) {
        const value = input[start + index] ?? 0;
        largest = Math.max(largest, Math.abs(value - predict(order, before, earlier)));
        earlier = before;
        before = value;
      }
      const enough = Math.ceil(4 * (Math.log2(largest / 31) + 20));
      for (
        let exponent = Math.max(0, enough - 4);
        exponent <= Math.min(63, Math.max(0, enough) + 2);
        exponent += 1
      ) {
        const tried = attempt(input, start, order, packStep(exponent), past);
        if (best === null || tried.error < best.error) best = { ...tried, head: (order << 6) | exponent };
      }
    }
    if (best === null) throw new Error('No step fits this block');
    const at = block * PACK_BYTES;
    packed[at] = best.head;
    for (let group = 0; group < PACK_BLOCK / 4; group += 1) {
      let word = 0;
      for (let index = 0; index < 4; index += 1) {
        word = (word << 6) | ((best.codes[group * 4 + index] ?? 0) & 63);
      }
      packed[at + 1 + group * 3] = word >> 16;
      packed[at + 2 + group * 3] = (word >> 8) & 255;
      packed[at + 3 + group * 3] = word & 255;
    }
    past = [best.heard[PACK_BLOCK - 1] ?? 0, best.heard[PACK_BLOCK - 2] ?? 0];
  }
  return packed;
};
