import type { Frame, Packet } from '@libav.js/variant-fat';
import type { SoundContainer, SoundFormat } from '#domain/analysis/sound-figures.ts';
import type { LibavInstance } from '#server/voice/decode/libav.ts';
import { badFile } from '#domain/sound-file/bad-file.ts';
import type { ByteSource } from '#domain/sound-file/byte-source.ts';
import type { DecodedFile } from './decoded-file.ts';
import { downMix } from './down-mix.ts';
import { decodeLimits, type SoundTaker } from './sound-taker.ts';

/** The only formats that are tried, of the hundreds the library knows. */
const formats = { mp4: 'mov', ogg: 'ogg', webm: 'matroska', flac: 'flac' } as const satisfies Partial<
  Record<SoundContainer, string>
>;
export type LibavContainer = keyof typeof formats;

const file = 'upload';
/** Bytes of packets that are read before they are decoded. */
const packetBytes = 64 * 1024;
/** A packet of twenty bytes may hold 65 535 samples of eight channels. */
const packetsAtOnce = 16;
/** Each time the library wants to read, it gets at least so much. */
const readAhead = 256 * 1024;
/** AVDISCARD_ALL: pictures and films in the file stay where they are. */
const discardAll = 48;

const formatOf = (codec: string): SoundFormat | undefined => {
  if (codec.startsWith('pcm_')) return 'pcm';
  return (['aac', 'alac', 'flac', 'vorbis', 'opus'] as const).find((name) => name === codec);
};

/** By hand: many times faster than a function for every sample. */
const scaled = (plane: Int16Array | Int32Array | Uint8Array, full: number, middle = 0): Float32Array => {
  const floats = new Float32Array(plane.length);
  for (let index = 0; index < plane.length; index += 1) floats[index] = ((plane[index] ?? 0) - middle) / full;
  return floats;
};

const toFloat = (plane: unknown): Float32Array => {
  if (plane instanceof Float32Array) return plane;
  if (plane instanceof Int16Array) return scaled(plane, 32_768);
  if (plane instanceof Int32Array) return scaled(plane, 2_147_483_648);
  if (plane instanceof Uint8Array) return scaled(plane, 128, 128);
  throw badFile.unreadable();
};

/** Channels lie one after the other, or sample by sample, as the decoder likes. */
const planesOf = ({ data, channels = 1 }: Frame): readonly Float32Array[] => {
  if (channels > decodeLimits.channels) throw badFile.channels();
  if (Array.isArray(data)) return data.map(toFloat);
  const woven = toFloat(data);
  if (channels <= 1) return [woven];
  const length = Math.floor(woven.length / channels);
  return Array.from({ length: channels }, (_, channel) => {
    const plane = new Float32Array(length);
    for (let index = 0; index < length; index += 1) plane[index] = woven[index * channels + channel] ?? 0;
    return plane;
  });
};

/** Decodes packets one batch after the other and hands on their sound. */
export const createPacketDecoder = (
  libav: LibavInstance,
  codec: string | number,
  codecpar: number | undefined,
  taker: SoundTaker,
) => {
  const [, context, packet, frame] = libav.ff_init_decoder_sync(codec, codecpar);
  let channels = 0;
  return {
    packet,
    decode: (packets: readonly Packet[], fin: boolean): void => {
      // A frame that is broken is a gap, as in any player; whether anything is left is seen at the end.
      for (let at = 0; at === 0 || at < packets.length; at += packetsAtOnce) {
        const some = packets.slice(at, at + packetsAtOnce);
        const last = fin && at + packetsAtOnce >= packets.length;
        const frames = libav.ff_decode_multi_sync(context, packet, frame, some, {
          fin: last,
          ignoreErrors: true,
        });
        for (const decoded of frames) {
          const planes = planesOf(decoded);
          channels = Math.max(channels, planes.length);
          taker.take(downMix(planes), decoded.sample_rate ?? 0);
        }
      }
    },
    channels: (): number => channels,
    free: (): void => libav.ff_free_decoder_sync(context, packet, frame),
  };
};

const openDemuxer = async (libav: LibavInstance, container: LibavContainer) => {
  try {
    return await libav.ff_init_demuxer_file(file, formats[container]);
  } catch (error) {
    throw badFile.unreadable(error);
  }
};

/** The library reads what it needs through us, so the file is never in memory. */
const serve = async (libav: LibavInstance, source: ByteSource): Promise<void> => {
  libav.onblockread = (name, at, length) => {
    libav.ff_block_reader_dev_send_sync(name, at, source.read(at, Math.max(length, readAhead)));
  };
  await libav.mkblockreaderdev(file, source.size);
};

/** Whatever it throws, the instance is not to be used again. */
export const decodeWithLibav = async (
  libav: LibavInstance,
  source: ByteSource,
  container: LibavContainer,
  taker: SoundTaker,
): Promise<DecodedFile> => {
  await serve(libav, source);
  const [demuxer, streams] = await openDemuxer(libav, container);
  const stream = streams.find(({ codec_type: type }) => type === libav.AVMEDIA_TYPE_AUDIO);
  if (stream === undefined) throw badFile.noSound();
  // Whoever says so is believed at once; who does not is stopped on the way.
  if (stream.duration > decodeLimits.longest) throw badFile.tooLong();
  for (const other of streams) if (other !== stream) libav.AVStream_discard_s_sync(other.ptr, discardAll);
  const format = formatOf(libav.avcodec_get_name_sync(stream.codec_id));
  if (format === undefined) throw badFile.codec();
  const decoder = createPacketDecoder(libav, stream.codec_id, stream.codecpar, taker);
  let soundBytes = 0;
  for (;;) {
    const [status, packets] = await libav.ff_read_multi(demuxer, decoder.packet, file, {
      limit: packetBytes,
    });
    const own = packets[stream.index] ?? [];
    soundBytes += own.reduce((sum, { data }) => sum + data.length, 0);
    const more = status === -libav.EAGAIN;
    decoder.decode(own, !more);
    if (!more) break;
  }
  const channels = decoder.channels();
  decoder.free();
  libav.avformat_close_input_js_sync(demuxer);
  libav.unlink_sync(file);
  return { format, channels, soundBytes };
};
