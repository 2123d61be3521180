import { badFile } from '#domain/sound-file/bad-file.ts';
import { type ByteSource, viewOf } from '#domain/sound-file/byte-source.ts';
import type { DecodedFile } from './decoded-file.ts';
import { downMix } from './down-mix.ts';
import { riffChunks } from '#domain/sound-file/riff-chunks.ts';
import { decodeLimits, type SoundTaker } from './sound-taker.ts';

type ReadSample = (view: DataView, at: number) => number;

const integer = 1;
const float = 3;
/** The kind stands in a longer header then. */
const extensible = 0xfffe;
const piece = 512 * 1024;
/** A size nobody can have meant: written before it was known. */
const unknownSize = 0x7fff_0000;

const readers: ReadonlyMap<string, ReadSample> = new Map([
  [`${integer}/8`, (view, at) => (view.getUint8(at) - 128) / 128],
  [`${integer}/16`, (view, at) => view.getInt16(at, true) / 32_768],
  [`${integer}/24`, (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608],
  [`${integer}/32`, (view, at) => view.getInt32(at, true) / 2_147_483_648],
  [`${float}/32`, (view, at) => view.getFloat32(at, true)],
  [`${float}/64`, (view, at) => view.getFloat64(at, true)],
]);

interface WavFormat {
  readonly read: ReadSample;
  readonly channels: number;
  readonly sampleRate: number;
  readonly width: number;
}

const formatOf = (bytes: Uint8Array): WavFormat => {
  if (bytes.length < 16) throw badFile.wavHeader();
  const view = viewOf(bytes);
  const tag = view.getUint16(0, true);
  const kind = tag === extensible && bytes.length >= 26 ? view.getUint16(24, true) : tag;
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const bits = view.getUint16(14, true);
  if (channels === 0 || sampleRate === 0) throw badFile.wavHeader();
  const read = readers.get(`${kind}/${bits}`);
  if (read === undefined) throw kind === integer || kind === float ? badFile.wavHeader() : badFile.wavKind();
  if (channels > decodeLimits.channels) throw badFile.channels();
  const { least, most } = decodeLimits.rates;
  if (sampleRate < least || sampleRate > most) throw badFile.sampleRate();
  const width = bits / 8;
  if (view.getUint16(12, true) !== width * channels) throw badFile.wavHeader();
  return { read, channels, sampleRate, width };
};

/** Values beyond full scale and what is no number happen in floating point. */
const tame = (sample: number): number => (Number.isFinite(sample) ? Math.max(-8, Math.min(8, sample)) : 0);

/** Read by hand: it is simple, and every kind of number is known. */
export const decodeWav = (source: ByteSource, start: number, taker: SoundTaker): DecodedFile => {
  const chunks = riffChunks(source, start);
  const format = chunks.find(({ name }) => name === 'fmt ');
  const data = chunks.find(({ name }) => name === 'data');
  if (format === undefined || data === undefined) throw badFile.wavHeader();
  const { read, channels, sampleRate, width } = formatOf(
    source.read(format.start, Math.min(format.size, 40)),
  );
  const there = source.size - data.start;
  const open = data.said === 0 || data.said >= unknownSize;
  if (!open && data.said > there) throw badFile.stopsInTheMiddle();
  const frame = width * channels;
  const frames = Math.floor((open ? there : data.said) / frame);
  const step = Math.max(1, Math.floor(piece / frame));
  for (let from = 0; from < frames; from += step) {
    const count = Math.min(step, frames - from);
    const view = viewOf(source.read(data.start + from * frame, count * frame));
    const planes = Array.from({ length: channels }, (_, channel) => {
      const plane = new Float32Array(count);
      for (let index = 0; index < count; index += 1) {
        plane[index] = tame(read(view, index * frame + channel * width));
      }
      return plane;
    });
    taker.take(downMix(planes), sampleRate);
  }
  return { format: 'wav', channels, soundBytes: frames * frame };
};
