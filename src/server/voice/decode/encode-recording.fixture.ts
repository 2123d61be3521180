import { openLibav } from './libav.ts';

// What the browsers' recorders write, by the encoders of the library that the product uses to decode alone.

/** As Firefox does, as Safari does (in one piece, and in fragments), and as Chromium does. */
const kinds = {
  ogg: { name: 'out.ogg', format: 'ogg', codec: 'libopus', options: {} },
  aac: { name: 'out.mp4', format: 'mp4', codec: 'aac', options: {} },
  'aac in fragments': {
    name: 'out.mp4',
    format: 'mp4',
    codec: 'aac',
    options: { movflags: 'frag_every_frame+empty_moov+default_base_moof' },
  },
  webm: { name: 'out.webm', format: 'webm', codec: 'libopus', options: { live: '1' } },
} as const;

export type EncodedKind = keyof typeof kinds;
export const encodedKinds: readonly EncodedKind[] = ['ogg', 'aac', 'aac in fragments', 'webm'];

const RATE = 48_000;
const MONO = 4;

/** Samples come at 48 000 a second. */
export const encodeRecording = async (samples: Float32Array, kind: EncodedKind): Promise<Uint8Array> => {
  const libav = await openLibav();
  const { name, format, codec, options } = kinds[kind];
  const sampleFormat = codec === 'aac' ? libav.AV_SAMPLE_FMT_FLTP : libav.AV_SAMPLE_FMT_FLT;
  const [, encoder, frame, packet, frameSize] = await libav.ff_init_encoder(codec, {
    ctx: { bit_rate: 64_000, sample_fmt: sampleFormat, sample_rate: RATE, channel_layout: MONO },
    time_base: [1, RATE],
  });
  const frames = Array.from({ length: Math.ceil(samples.length / frameSize) }, (_, index) => {
    const data = new Float32Array(frameSize);
    data.set(samples.subarray(index * frameSize, (index + 1) * frameSize));
    return {
      data: codec === 'aac' ? [data] : data,
      format: sampleFormat,
      channel_layout: MONO,
      sample_rate: RATE,
      nb_samples: frameSize,
      pts: index * frameSize,
      ptshi: 0,
    };
  });
  const packets = await libav.ff_encode_multi(encoder, frame, packet, frames, true);
  const [muxer, , io] = await libav.ff_init_muxer({ format_name: format, filename: name, open: true }, [
    [encoder, 1, RATE],
  ]);
  for (const [key, value] of Object.entries(options)) {
    await libav.av_opt_set(muxer, key, value, libav.AV_OPT_SEARCH_CHILDREN);
  }
  await libav.avformat_write_header(muxer, 0);
  await libav.ff_write_multi(muxer, packet, packets);
  await libav.av_write_trailer(muxer);
  await libav.ff_free_muxer(muxer, io);
  return libav.readFile(name);
};
