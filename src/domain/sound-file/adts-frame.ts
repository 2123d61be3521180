const rates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
] as const;

/** The header of one frame of raw AAC. */
export interface AdtsFrame {
  readonly length: number;
  readonly sampleRate: number;
}

export const adtsHeaderBytes = 7;

export const adtsFrameAt = (bytes: Uint8Array, at: number): AdtsFrame | undefined => {
  if (at + adtsHeaderBytes > bytes.length) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = bytes.subarray(at, at + adtsHeaderBytes);
  // The two bits of the layer are zero here, and nowhere else in MPEG audio.
  if (a !== 0xff || (b & 0xf6) !== 0xf0) return undefined;
  const sampleRate = rates[(c >> 2) & 15];
  const length = ((d & 3) << 11) | (e << 3) | (f >> 5);
  return sampleRate === undefined || length <= adtsHeaderBytes ? undefined : { length, sampleRate };
};
