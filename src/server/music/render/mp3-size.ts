const FRAME = 1152;

/**
 * The exact size of the file for so many frames of sound: the bit rate is constant, so it is known beforehand. The
 * encoder begins half a frame early and ends at least half a frame late, which is one frame more than the sound fills;
 * 128 kbit/s are 417.96 bytes a frame at 44.1 kHz, so most have 418 and some 417.
 */
export function mp3Size(frames: number): number {
  const encoded = Math.ceil(frames / FRAME) + 1;
  return Math.floor((encoded * 144 * 128_000) / 44_100);
}
