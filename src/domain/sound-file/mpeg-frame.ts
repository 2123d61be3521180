/** The header of one frame of MPEG audio, layer II or III. */
export interface MpegFrame {
  readonly length: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samples: number;
  /** What must not change within a file: version, layer and rate. */
  readonly kind: number;
  /** Where an Xing header would stand in a frame of layer III. */
  readonly xingAt: number;
}

const rates = [44_100, 48_000, 32_000] as const;
const kbps = {
  first: {
    2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  later: {
    2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const;

export const mpegHeaderBytes = 4;

export const mpegFrameAt = (bytes: Uint8Array, at: number): MpegFrame | undefined => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + mpegHeaderBytes);
  if (at + mpegHeaderBytes > bytes.length || a !== 0xff || (b & 0xe0) !== 0xe0) return undefined;
  const version = (b >> 3) & 3;
  const layer = 4 - ((b >> 1) & 3);
  if (version === 1 || (layer !== 2 && layer !== 3)) return undefined;
  const first = version === 3;
  const rate = rates[(c >> 2) & 3];
  const bitrate = kbps[first ? 'first' : 'later'][layer][c >> 4];
  if (rate === undefined || bitrate === undefined || bitrate === 0) return undefined;
  const sampleRate = first ? rate : version === 2 ? rate / 2 : rate / 4;
  const samples = layer === 3 && !first ? 576 : 1152;
  const channels = d >> 6 === 3 ? 1 : 2;
  const sideBytes = first ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  return {
    length: Math.floor(((samples / 8) * bitrate * 1000) / sampleRate) + ((c >> 1) & 1),
    sampleRate,
    channels,
    samples,
    kind: ((b & 0x1e) << 8) | (c & 0x0c),
    xingAt: mpegHeaderBytes + sideBytes,
  };
};
