import { openLibav } from '#server/voice/decode/libav.ts';

// Files as people have them, by the encoders of the library that the product uses to decode alone.

/** Each with the container and the sample format its encoder wants. */
const kinds = {
  flac: { name: 'out.flac', muxer: 'flac', codec: 'flac', samples: 'S16' },
  'm4a aac': { name: 'out.m4a', muxer: 'mp4', codec: 'aac', samples: 'FLTP' },
  'm4a alac': { name: 'out.m4a', muxer: 'mp4', codec: 'alac', samples: 'S16P' },
  'ogg opus': { name: 'out.ogg', muxer: 'ogg', codec: 'libopus', samples: 'FLT' },
  'ogg vorbis': { name: 'out.ogg', muxer: 'ogg', codec: 'libvorbis', samples: 'FLTP' },
  'ogg flac': { name: 'out.ogg', muxer: 'ogg', codec: 'flac', samples: 'S16' },
  'webm opus': { name: 'out.webm', muxer: 'webm', codec: 'libopus', samples: 'FLT' },
  'webm vorbis': { name: 'out.webm', muxer: 'webm', codec: 'libvorbis', samples: 'FLTP' },
  'adts aac': { name: 'out.aac', muxer: null, codec: 'aac', samples: 'FLTP' },
} as const;

export type SoundFileKind = keyof typeof kinds;
export const soundFileKinds: readonly SoundFileKind[] = [
  'flac',
  'm4a aac',
  'm4a alac',
  'ogg opus',
  'ogg vorbis',
  'ogg flac',
  'webm opus',
  'webm vorbis',
  'adts aac',
];

/** libav's masks for one to eight channels. */
const layouts = [0x4, 0x3, 0x7, 0x33, 0x37, 0x3f, 0x70f, 0x63f] as const;
const adtsRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000,
];
const framesAtOnce = 200;
const usualFrame = 4096;

const whole = (plane: Float32Array): Int16Array =>
  Int16Array.from(plane, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));

const woven = (planes: readonly Float32Array[]): Float32Array => {
  const [first = new Float32Array(0)] = planes;
  const all = new Float32Array(first.length * planes.length);
  for (const [channel, plane] of planes.entries()) {
    for (const [index, sample] of plane.entries()) all[index * planes.length + channel] = sample;
  }
  return all;
};

const arranged = (planes: readonly Float32Array[], samples: 'S16' | 'S16P' | 'FLT' | 'FLTP') => {
  if (samples === 'FLT') return woven(planes);
  if (samples === 'FLTP') return [...planes];
  return samples === 'S16' ? whole(woven(planes)) : planes.map(whole);
};

const withAdtsHeader = (data: Uint8Array, rate: number, channels: number): Uint8Array => {
  const length = data.length + 7;
  const header = [
    0xff,
    0xf1,
    (1 << 6) | (adtsRates.indexOf(rate) << 2) | (channels >> 2),
    ((channels & 3) << 6) | (length >> 11),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  ];
  return Uint8Array.from([...header, ...data]);
};

/** One wave for each channel; `at` counts samples. */
export interface SoundToEncode {
  readonly rate: number;
  readonly seconds: number;
  readonly channels: readonly ((at: number) => number)[];
  readonly bitRate?: number;
}

export const encodeSound = async (
  kind: SoundFileKind,
  { rate, seconds, channels, bitRate = 96_000 }: SoundToEncode,
): Promise<Uint8Array> => {
  const libav = await openLibav();
  const { name, muxer: muxerName, codec, samples } = kinds[kind];
  const format = {
    S16: libav.AV_SAMPLE_FMT_S16,
    S16P: libav.AV_SAMPLE_FMT_S16P,
    FLT: libav.AV_SAMPLE_FMT_FLT,
    FLTP: libav.AV_SAMPLE_FMT_FLTP,
  }[samples];
  const layout = layouts[channels.length - 1] ?? 0x4;
  const [, encoder, frame, packet, ownSize] = await libav.ff_init_encoder(codec, {
    ctx: { bit_rate: bitRate, sample_fmt: format, sample_rate: rate, channel_layout: layout },
    time_base: [1, rate],
  });
  const size = ownSize > 0 ? ownSize : usualFrame;
  const length = Math.round(rate * seconds);
  const muxed =
    muxerName === null
      ? null
      : await libav.ff_init_muxer({ format_name: muxerName, filename: name, open: true }, [
          [encoder, 1, rate],
        ]);
  if (muxed !== null) await libav.avformat_write_header(muxed[0], 0);
  const raw: Uint8Array[] = [];
  for (let from = 0; from < length; from += framesAtOnce * size) {
    const frames = [];
    for (let at = from; at < Math.min(length, from + framesAtOnce * size); at += size) {
      const count = codec === 'flac' || codec === 'alac' ? Math.min(size, length - at) : size;
      const planes = channels.map((wave) =>
        Float32Array.from({ length: count }, (_, index) => wave(at + index)),
      );
      frames.push({
        data: arranged(planes, samples),
        format,
        channel_layout: layout,
        channels: channels.length,
        sample_rate: rate,
        nb_samples: count,
        pts: at,
        ptshi: 0,
      });
    }
    const packets = await libav.ff_encode_multi(
      encoder,
      frame,
      packet,
      frames,
      from + framesAtOnce * size >= length,
    );
    if (muxed === null) for (const { data } of packets) raw.push(withAdtsHeader(data, rate, channels.length));
    else await libav.ff_write_multi(muxed[0], packet, packets);
  }
  if (muxed === null) return new Uint8Array(Buffer.concat(raw));
  await libav.av_write_trailer(muxed[0]);
  await libav.ff_free_muxer(muxed[0], muxed[2]);
  return libav.readFile(name);
};
