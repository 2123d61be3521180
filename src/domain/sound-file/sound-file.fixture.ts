// Files of a few bytes: as much of each kind as tags and their pictures need.

const bytesOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

const bytes = (...values: readonly number[]): readonly number[] => values;
const u32 = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const u32le = (value: number): readonly number[] => u32(value).toReversed();
const synchsafe = (value: number): readonly number[] =>
  [21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f);

/** The header of a JPEG of that size, behind an EXIF segment; there is nothing to see in it. */
export const jpegBytes = (width: number, height: number): readonly number[] => [
  ...bytes(0xff, 0xd8, 0xff, 0xe1, 0, 6, 0x45, 0x78, 0x69, 0x66),
  ...bytes(0xff, 0xff, 0xc4, 0, 3, 0),
  ...bytes(0xff, 0xc2, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0),
  ...bytes(0xff, 0xd9),
];

export const pngBytes = (width: number, height: number): readonly number[] => [
  ...bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13),
  ...bytesOf('IHDR'),
  ...u32(width),
  ...u32(height),
  ...bytes(8, 6, 0, 0, 0),
];

/** Frames of 128 kbit/s at 44.1 kHz in which nothing stands. */
const mpegFrames = Array.from({ length: 4 }, () =>
  Array.from({ length: 417 }, (_, at) => [0xff, 0xfb, 0x90, 0xc4][at] ?? 0),
).flat();

interface Mp3Oddities {
  readonly flags?: number;
  /** So many noughts behind the picture. */
  readonly filling?: number;
}

/** A tag of version 2.3 in front of some frames. */
export const mp3File = (picture: readonly number[], { flags = 0, filling = 0 }: Mp3Oddities = {}) => {
  const frame = (name: string, content: readonly number[], more = 0): readonly number[] => [
    ...bytesOf(name),
    ...u32(content.length + more),
    ...bytes(0, 0),
    ...content,
  ];
  const body = [
    ...frame('TIT2', [1, 0xff, 0xfe, 0x52, 0, 0x61, 0, 0x69, 0, 0x6e, 0]),
    ...frame('APIC', [...bytesOf('\0image/jpeg\0\u0003cover\0'), ...picture], filling),
  ];
  const front = [...bytesOf('ID3'), 3, 0, flags, ...synchsafe(body.length + filling), ...body];
  const file = new Uint8Array(front.length + filling + mpegFrames.length);
  file.set(front);
  file.set(mpegFrames, front.length + filling);
  return file;
};

export const flacFile = (picture: readonly number[]): Uint8Array => {
  const block = (type: number, content: readonly number[]): readonly number[] => [
    type,
    ...u32(content.length).slice(1),
    ...content,
  ];
  const title = bytesOf('TITLE=Rain');
  const comment = [...u32le(0), ...u32le(1), ...u32le(title.length), ...title];
  const front = [...u32(3), ...u32(9), ...bytesOf('image/png'), ...Array.from({ length: 24 }, () => 0)];
  return Uint8Array.from([
    ...bytesOf('fLaC'),
    ...block(
      0,
      Array.from({ length: 34 }, () => 0),
    ),
    ...block(4, comment),
    ...block(0x86, [...front, ...picture]),
    ...bytes(0xff, 0xf8),
  ]);
};

export const mp4File = (picture: readonly number[]): Uint8Array => {
  const box = (name: string, ...content: readonly (readonly number[])[]): readonly number[] => {
    const body = content.flat();
    return [...u32(body.length + 8), ...bytesOf(name), ...body];
  };
  const entry = (name: string, value: readonly number[]): readonly number[] =>
    box(name, box('data', u32(1), u32(0), value));
  const list = box('ilst', entry('\u00A9nam', bytesOf('Rain')), entry('covr', picture));
  return Uint8Array.from([
    ...box('ftyp', bytesOf('M4A ')),
    ...box('moov', box('udta', box('meta', u32(0), list))),
  ]);
};
