import type { SoundContainer } from '#domain/analysis/sound-figures.ts';
import { adtsFrameAt } from '#domain/sound-file/adts-frame.ts';
import { badFile } from '#domain/sound-file/bad-file.ts';
import { type ByteSource, wordAt } from '#domain/sound-file/byte-source.ts';
import { mpegFrameAt } from '#domain/sound-file/mpeg-frame.ts';

export interface SoundKind {
  readonly container: SoundContainer;
  /** Where the sound's own bytes begin, behind tags that were put in front. */
  readonly start: number;
}

/** As far as a first frame is looked for behind whatever somebody's program left there. */
const mostJunk = 128 * 1024;
const mp4Boxes: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']);
const id3Header = 10;
const mostTags = 8;

const synchsafe = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);

/** The bytes that an ID3v2 tag takes at a place; none where there is no tag. */
const id3Length = (source: ByteSource, at: number): number => {
  const head = source.read(at, id3Header);
  if (head.length < id3Header || wordAt(head, 0).slice(0, 3) !== 'ID3') return 0;
  // A footer is a second header.
  return id3Header + synchsafe(head, 6) + (((head[5] ?? 0) & 0x10) === 0 ? 0 : id3Header);
};

const behindTags = (source: ByteSource): number => {
  let at = 0;
  for (let tag = 0; tag < mostTags; tag += 1) {
    const length = id3Length(source, at);
    if (length === 0) return at;
    at += length;
  }
  return at;
};

type FrameLength = (bytes: Uint8Array, at: number) => number | undefined;

const mpeg: FrameLength = (bytes, at) => mpegFrameAt(bytes, at)?.length;
const adts: FrameLength = (bytes, at) => adtsFrameAt(bytes, at)?.length;

/** Three frames in a row are no accident; in a small file fewer that end with it are enough. */
const isRow = (bytes: Uint8Array, from: number, lengthAt: FrameLength, whole: boolean): boolean => {
  let at = from;
  for (let frame = 0; frame < 3; frame += 1) {
    if (frame > 0 && whole && at >= bytes.length) return true;
    const length = lengthAt(bytes, at);
    if (length === undefined) return false;
    at += length;
  }
  return true;
};

const framesIn = (source: ByteSource, start: number): SoundKind | undefined => {
  const bytes = source.read(start, mostJunk);
  const whole = start + bytes.length >= source.size;
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (isRow(bytes, at, mpeg, whole)) return { container: 'mp3', start: start + at };
    if (isRow(bytes, at, adts, whole)) return { container: 'aac', start: start + at };
  }
  return undefined;
};

const otherKind = (head: Uint8Array): ReturnType<typeof badFile.unknownKind> | undefined => {
  const word = wordAt(head, 0);
  if (word === 'MThd') return badFile.midi();
  const picture = ['\u0089PNG', 'GIF8', '\u00FF\u00D8\u00FF'].some((start) => word.startsWith(start));
  if (picture) return badFile.picture();
  // Archives and documents may hold anything, a row of frames too.
  return word.startsWith('PK') || word === '%PDF' ? badFile.unknownKind() : undefined;
};

/** By the bytes themselves: what a name or a header says of them is not asked. */
export const soundKindOf = (source: ByteSource): SoundKind => {
  if (source.size === 0) throw badFile.empty();
  const start = behindTags(source);
  if (start >= source.size) throw badFile.stopsInTheMiddle();
  const head = source.read(start, 16);
  const [first, second] = [wordAt(head, 0), wordAt(head, 4)];
  const riff = first === 'RIFF' || first === 'RF64';
  if (riff && wordAt(head, 8) === 'WAVE') return { container: 'wav', start };
  if (first === 'fLaC') return { container: 'flac', start };
  if (first === 'OggS') return { container: 'ogg', start };
  if (first === '\u001AE\u00DF\u00A3') return { container: 'webm', start };
  if (mp4Boxes.has(second)) return { container: 'mp4', start };
  const other = otherKind(head);
  if (other !== undefined) throw other;
  const frames = framesIn(source, start);
  if (frames === undefined) throw badFile.unknownKind();
  return frames;
};
