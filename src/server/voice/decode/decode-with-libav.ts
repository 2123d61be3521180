import type { Frame, Packet, Stream } from '@libav.js/variant-fat';
import { tooLong, unreadable } from './bad-recording.ts';
import type { Container } from './container.ts';
import type { LibavInstance } from './libav.ts';
import type { Sound } from './read-wav.ts';

/** The only formats that are tried, of the hundreds the library knows. */
const formats: Readonly<Record<Exclude<Container, 'wav'>, string>> = {
  webm: 'matroska',
  ogg: 'ogg',
  mp4: 'mov',
};

/** Packets decoded before the length is looked at again: at most 1.2 s of Opus. */
const PACKETS_AT_ONCE = 10;
const FILE = 'recording';

/** Whatever it throws, the instance is not to be used again. */
export const decodeWithLibav = async (
  libav: LibavInstance,
  bytes: Uint8Array,
  options: { readonly container: Exclude<Container, 'wav'>; readonly mostSeconds: number },
): Promise<Sound> => {
  libav.writeFile_sync(FILE, bytes);
  const [format, streams] = await libav.ff_init_demuxer_file(FILE, formats[options.container]);
  const stream = streams.find(({ codec_type: type }) => type === libav.AVMEDIA_TYPE_AUDIO);
  if (stream === undefined) throw unreadable();
  const sound = await decodeStream(libav, format, stream, options.mostSeconds);
  libav.avformat_close_input_js_sync(format);
  libav.unlink_sync(FILE);
  return sound;
};

const decodeStream = async (
  libav: LibavInstance,
  format: number,
  stream: Stream,
  mostSeconds: number,
): Promise<Sound> => {
  const [, context, packet, frame] = libav.ff_init_decoder_sync(stream.codec_id, stream.codecpar);
  const [end, packets] = await libav.ff_read_multi(format, packet);
  if (end !== libav.AVERROR_EOF) throw unreadable();
  const own: readonly Packet[] = packets[stream.index] ?? [];
  const pieces: Float32Array[] = [];
  let rate = 0;
  let length = 0;
  for (let at = 0; at < own.length; at += PACKETS_AT_ONCE) {
    const fin = at + PACKETS_AT_ONCE >= own.length;
    const some = own.slice(at, at + PACKETS_AT_ONCE);
    for (const decoded of libav.ff_decode_multi_sync(context, packet, frame, some, { fin })) {
      const own = decoded.sample_rate ?? 0;
      if (own <= 0 || (rate !== 0 && own !== rate)) throw unreadable();
      rate = own;
      const piece = toMono(decoded);
      pieces.push(piece);
      length += piece.length;
    }
    if (length > mostSeconds * rate) throw tooLong();
  }
  libav.ff_free_decoder_sync(context, packet, frame);
  return { samples: joined(pieces, length), rate };
};

/** Channels lie one after the other, or sample by sample, as the decoder likes. */
const toMono = ({ data, channels = 1 }: Frame): Float32Array => {
  if (Array.isArray(data)) {
    const planes = data.map(toFloat);
    const [first = new Float32Array(0)] = planes;
    return first.map((_, i) => planes.reduce((sum, plane) => sum + (plane[i] ?? 0), 0) / planes.length);
  }
  const woven = toFloat(data);
  if (channels <= 1) return woven;
  const mono = new Float32Array(Math.floor(woven.length / channels));
  for (let i = 0; i < mono.length; i += 1) {
    for (let channel = 0; channel < channels; channel += 1) {
      mono[i] = (mono[i] ?? 0) + (woven[i * channels + channel] ?? 0) / channels;
    }
  }
  return mono;
};

const toFloat = (plane: unknown): Float32Array => {
  if (plane instanceof Float32Array) return plane;
  if (plane instanceof Int16Array) return Float32Array.from(plane, (sample) => sample / 32_768);
  throw unreadable();
};

const joined = (pieces: readonly Float32Array[], length: number): Float32Array => {
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return samples;
};
