import { type ByteSource, viewOf, wordAt } from '#domain/sound-file/byte-source.ts';
import { latin1Of, utf16Of, utf8Of } from '#domain/sound-file/text-bytes.ts';
import { mostTextBytes, type RawTags, type TextField } from '#domain/sound-file/tags/raw-tags.ts';

const fields: Readonly<Record<string, TextField>> = {
  TIT2: 'title',
  TPE1: 'artist',
  TALB: 'album',
  TT2: 'title',
  TP1: 'artist',
  TAL: 'album',
};
const pictures: ReadonlySet<string> = new Set(['APIC', 'PIC']);
const mostFrames = 2000;

const synchsafe = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);

/** Everywhere a nought was put behind an FF so that no player takes it for a frame. */
const withoutFilling = (bytes: Uint8Array): Uint8Array =>
  bytes.filter((byte, index) => byte !== 0 || bytes[index - 1] !== 0xff);

/** By the number in front. The second kind has a mark; without one it is the order that most programs write. */
const readers: readonly ((bytes: Uint8Array) => string)[] = [
  latin1Of,
  (bytes) => utf16Of(bytes, true),
  (bytes) => utf16Of(bytes),
  utf8Of,
];

const textOf = (bytes: Uint8Array): string => {
  const [encoding = 0] = bytes;
  const rest = bytes.subarray(1);
  const text = (readers[encoding] ?? latin1Of)(rest);
  // Version 2.4 has several values with a nought between them.
  return text.split('\0').find((part) => part.trim() !== '') ?? '';
};

interface Layout {
  readonly nameBytes: number;
  readonly headBytes: number;
  readonly sizeAt: (head: Uint8Array) => number;
}

const layouts: Readonly<Record<number, Layout>> = {
  2: {
    nameBytes: 3,
    headBytes: 6,
    sizeAt: (head) => ((head[3] ?? 0) << 16) | ((head[4] ?? 0) << 8) | (head[5] ?? 0),
  },
  3: { nameBytes: 4, headBytes: 10, sizeAt: (head) => viewOf(head).getUint32(4) },
  4: { nameBytes: 4, headBytes: 10, sizeAt: (head) => synchsafe(head, 4) },
};

/** The tag at the very beginning, whatever its size: frames are walked over by their headers. */
export const readId3v2 = (source: ByteSource): RawTags => readId3v2At(source, 0);

export const readId3v2At = (source: ByteSource, start: number): RawTags => {
  const head = source.read(start, 10);
  const [, , , version = 0, , flags = 0] = head;
  const layout = layouts[version];
  if (wordAt(head, 0).slice(0, 3) !== 'ID3' || layout === undefined) return {};
  const end = Math.min(source.size, start + 10 + synchsafe(head, 6));
  const filled = (flags & 0x80) !== 0;
  let at = start + 10;
  if ((flags & 0x40) !== 0 && version > 2) {
    const extended = source.read(at, 4);
    at += version === 3 ? 4 + viewOf(extended).getUint32(0) : synchsafe(extended, 0);
  }
  const tags: { -readonly [Name in keyof RawTags]: RawTags[Name] } = {};
  for (let frame = 0; frame < mostFrames && at + layout.headBytes <= end; frame += 1) {
    const own = source.read(at, layout.headBytes);
    const name = latin1Of(own.subarray(0, layout.nameBytes));
    if (!/^[A-Z0-9]+$/u.test(name)) break;
    const size = layout.sizeAt(own);
    const field = fields[name];
    const from = at + layout.headBytes;
    if (field !== undefined) {
      const bytes = source.read(from, Math.min(size, mostTextBytes));
      tags[field] ??= textOf(filled ? withoutFilling(bytes) : bytes);
    }
    const place = { start: from, size: Math.min(size, end - from) };
    if (pictures.has(name)) tags.picture ??= filled ? null : place;
    at = from + size;
  }
  return tags;
};
