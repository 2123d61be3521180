import { encodeMp3 } from '#server/music/render/encode-mp3.ts';

// Files as no encoder writes them: too long, too large, cut, and with headers that lie.

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const u32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

export const jpeg = (size: number): Uint8Array =>
  joined(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(size - 4));

export const toneMp3 = async (seconds: number): Promise<Uint8Array> => {
  const left = Float32Array.from(
    { length: 44_100 * seconds },
    (_, at) => 0.4 * Math.sin((2 * Math.PI * 440 * at) / 44_100),
  );
  const parts: Uint8Array[] = [];
  for await (const part of encodeMp3([{ left, right: left }])) parts.push(part);
  return joined(...parts);
};

/** Frames of 320 kbit/s at 32 kHz, mono, in which nothing stands: as large as it can be for its length. */
export const silentMp3 = (size: number): Uint8Array => {
  const frame = new Uint8Array(1440);
  frame.set([0xff, 0xfb, 0xe8, 0xc0]);
  const file = new Uint8Array(Math.floor(size / frame.length) * frame.length);
  for (let at = 0; at < file.length; at += frame.length) file.set(frame, at);
  return file;
};

export interface WavHeader {
  readonly kind?: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly bits?: number;
  readonly blockAlign?: number;
  readonly dataSize?: number;
}

/** A sine of 440 Hz with a header that may say what it likes. */
export const wavFile = (seconds: number, real: WavHeader = {}, said: WavHeader = {}): Uint8Array => {
  const { channels = 2, rate = 44_100, bits = 16 } = real;
  const width = bits / 8;
  const frames = Math.round(seconds * rate);
  const data = new Uint8Array(frames * channels * width);
  const samples = new DataView(data.buffer);
  for (let at = 0; at < frames; at += 1) {
    const sample = 0.4 * Math.sin((2 * Math.PI * 440 * at) / rate);
    for (let channel = 0; channel < channels; channel += 1) {
      const place = (at * channels + channel) * width;
      if (bits === 32) samples.setFloat32(place, sample, true);
      else samples.setInt16(place, Math.round(sample * 32_767), true);
    }
  }
  const header = new Uint8Array(44);
  const view = new DataView(header.buffer);
  header.set(bytesOf('RIFF'));
  view.setUint32(4, 36 + data.length, true);
  header.set(bytesOf('WAVEfmt '), 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, said.kind ?? (bits === 32 ? 3 : 1), true);
  view.setUint16(22, said.channels ?? channels, true);
  view.setUint32(24, said.rate ?? rate, true);
  view.setUint32(28, rate * channels * width, true);
  view.setUint16(32, said.blockAlign ?? channels * width, true);
  view.setUint16(34, said.bits ?? bits, true);
  header.set(bytesOf('data'), 36);
  view.setUint32(40, said.dataSize ?? data.length, true);
  return joined(header, data);
};

const crc = (bytes: readonly number[], width: 8 | 16, polynomial: number): number => {
  const top = 2 ** (width - 1);
  const all = 2 ** width - 1;
  let value = 0;
  for (const byte of bytes) {
    value ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit += 1) {
      value = ((value << 1) ^ ((value & top) === 0 ? 0 : polynomial)) & all;
    }
  }
  return value;
};

/** The number of a frame as UTF-8 would have it. */
const codedNumber = (value: number): readonly number[] =>
  value < 0x80
    ? [value]
    : value < 0x800
      ? [0xc0 | (value >> 6), 0x80 | (value & 63)]
      : [0xe0 | (value >> 12), 0x80 | ((value >> 6) & 63), 0x80 | (value & 63)];

const flacBlock = 65_535;

/** Hours of silence at 8 kHz in some tens of kilobytes: every frame says "all samples are zero". */
export const silentFlac = (hours: number): Uint8Array => {
  const frames = Math.ceil((hours * 3600 * 8000) / flacBlock);
  const samples = frames * flacBlock;
  const info = new Uint8Array(34);
  const view = new DataView(info.buffer);
  view.setUint16(0, flacBlock);
  view.setUint16(2, flacBlock);
  // 8000 Hz in 20 bits, one channel, 16 bits, 36 bits of length.
  view.setUint32(10, (8000 << 12) | (15 << 4));
  view.setUint32(14, samples);
  const parts: Uint8Array[] = [joined(bytesOf('fLaC'), Uint8Array.of(0x80, 0, 0, 34), info)];
  for (let number = 0; number < frames; number += 1) {
    const head = [0xff, 0xf8, 0x74, 0x08, ...codedNumber(number), 0xff, 0xfe];
    const body = [...head, crc(head, 8, 0x07), 0, 0, 0];
    const check = crc(body, 16, 0x8005);
    parts.push(Uint8Array.from([...body, check >> 8, check & 0xff]));
  }
  return joined(...parts);
};

const synchsafe = (value: number): readonly number[] =>
  [21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f);

/** A tag of version 2.3 with a title and a picture: one of that size in which nothing is to be seen, or a real one. */
export const id3Tag = (title: string, given: number | Uint8Array): Uint8Array => {
  const frame = (name: string, content: Uint8Array): Uint8Array =>
    joined(bytesOf(name), u32(content.length), new Uint8Array(2), content);
  const text = joined(Uint8Array.of(1, 0xff, 0xfe), Uint8Array.from(Buffer.from(title, 'utf16le')));
  const picture = joined(bytesOf('\0image/jpeg\0\u0003\0'), typeof given === 'number' ? jpeg(given) : given);
  const body = joined(frame('TIT2', text), frame('TPE1', bytesOf('\0Somebody')), frame('APIC', picture));
  return joined(bytesOf('ID3\u0003\0\0'), Uint8Array.from(synchsafe(body.length)), body);
};

const box = (name: string, ...content: readonly Uint8Array[]): Uint8Array => {
  const body = joined(...content);
  return joined(u32(body.length + 8), bytesOf(name), body);
};

const boxAt = (
  file: Uint8Array,
  name: string,
  from: number,
  end: number,
): { readonly at: number; readonly end: number } => {
  const view = new DataView(file.buffer, file.byteOffset);
  for (let at = from; at < end; at += view.getUint32(at)) {
    const found = Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1');
    if (found === name) return { at, end: at + view.getUint32(at) };
  }
  throw new Error(`There is no box ${name}`);
};

/** Behind its sound, so that nothing in the file has to move: a film's track, title, artist and picture. */
export const withFilmAndTags = (m4a: Uint8Array, pictureBytes: number): Uint8Array => {
  const moov = boxAt(m4a, 'moov', 0, m4a.length);
  if (moov.end !== m4a.length) throw new Error('moov is not the last box');
  const trak = boxAt(m4a, 'trak', moov.at + 8, moov.end);
  // The encoder's own tags, which stand last, make room for ours.
  const old = boxAt(m4a, 'udta', moov.at + 8, moov.end);
  const film = m4a.slice(trak.at, trak.end);
  const swap = (from: string, to: string): void => {
    const at = Buffer.from(film.buffer).indexOf(Buffer.from(from, 'latin1'));
    if (at !== -1) film.set(bytesOf(to), at);
  };
  swap('soun', 'vide');
  for (const codec of ['mp4a', 'alac']) swap(codec, 'jpeg');
  const entry = (name: string, kind: number, value: Uint8Array): Uint8Array =>
    box(name, box('data', u32(kind), u32(0), value));
  const list = box(
    'ilst',
    entry('\u00A9nam', 1, Uint8Array.from(Buffer.from('Überfahrt'))),
    entry('\u00A9ART', 1, bytesOf('Somebody')),
    entry('covr', 13, jpeg(pictureBytes)),
  );
  const handler = box('hdlr', u32(0), u32(0), bytesOf('mdirappl'), new Uint8Array(9));
  const tags = box('udta', box('meta', u32(0), handler, list));
  const inside = joined(m4a.subarray(moov.at + 8, trak.at), film, m4a.subarray(trak.at, old.at), tags);
  return joined(m4a.subarray(0, moov.at), box('moov', inside));
};
