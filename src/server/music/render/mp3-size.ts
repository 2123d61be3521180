const FRAME = 1152;
const RATE = 44_100;
/** 144 × 128 000 ÷ 44 100: so many whole bytes a frame, and this much of a byte over. */
const BYTES = 417;
const OVER = 42_300;

/**
 * The exact size of the file for so many frames of sound: the bit rate is constant, so it is known beforehand. The
 * encoder begins half a frame early and ends at least half a frame late, which is one frame more than the sound fills.
 * The first frame has 417 bytes; from then on one has 418 whenever what was left over makes a byte.
 */
export const mp3Size = (frames: number): number => {
  const encoded = Math.ceil(frames / FRAME) + 1;
  return encoded * BYTES + Math.ceil(((encoded - 1) * OVER) / RATE);
};
