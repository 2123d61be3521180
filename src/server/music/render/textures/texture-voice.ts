/** Fills a block of one texture, both ears. `block` numbers the blocks of a loop: the same number is the same noise. */
export type TextureVoice = (
  left: Float32Array,
  right: Float32Array,
  from: number,
  count: number,
  block: number,
) => void;
