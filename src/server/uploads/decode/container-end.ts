import type { SoundContainer } from '#domain/analysis/sound-figures.ts';
import { type ByteSource, viewOf, wordAt } from '#domain/sound-file/byte-source.ts';

/**
 * A file that stops in the middle of one of its own pieces was cut off on its way. Decoders play what is there, and people
 * would find out weeks later. Only headers are read.
 */
export const isCutOff = (source: ByteSource, start: number, container: SoundContainer): boolean => {
  if (container === 'mp4') return endOfMp4(source, start) > source.size;
  if (container === 'ogg') return endOfOgg(source, start) > source.size;
  if (container === 'webm') return endOfWebm(source, start) > source.size;
  return false;
};

const endOfMp4 = (source: ByteSource, start: number): number => {
  let at = start;
  while (at < source.size) {
    const head = source.read(at, 16);
    if (head.length < 8) return at;
    const view = viewOf(head);
    const size = view.getUint32(0);
    // Nought is "up to the end of the file".
    if (size === 0) return source.size;
    if (size === 1 && head.length < 16) return Number.POSITIVE_INFINITY;
    const length = size === 1 ? Number(view.getBigUint64(8)) : size;
    // Rubbish behind the last box is nobody's loss.
    if (length < 8) return at;
    at += length;
  }
  return at;
};

const endOfOgg = (source: ByteSource, start: number): number => {
  let at = start;
  while (at < source.size) {
    const head = source.read(at, 27 + 255);
    if (wordAt(head, 0) !== 'OggS') return at;
    const segments = head[26];
    if (segments === undefined || head.length < 27 + segments) return Number.POSITIVE_INFINITY;
    at += 27 + segments + head.subarray(27, 27 + segments).reduce((sum, size) => sum + size, 0);
  }
  return at;
};

/** EBML: the zeros before the first one say how many bytes there are. */
const variableNumber = (bytes: Uint8Array, at: number): { value: number; length: number } | undefined => {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  const own = bytes.subarray(at + 1, at + length);
  const open = first === 0x1ff >> length && own.every((byte) => byte === 0xff);
  const value = own.reduce((sum, byte) => sum * 256 + byte, first & (0xff >> length));
  return { value: open ? 0 : value, length };
};

const segmentId = [0x18, 0x53, 0x80, 0x67] as const;

/** The header, and the one segment that holds everything. A recording that was written live leaves its size open. */
const endOfWebm = (source: ByteSource, start: number): number => {
  const head = source.read(start, 4096);
  const header = variableNumber(head, 4);
  if (header === undefined) return Number.POSITIVE_INFINITY;
  const segment = 4 + header.length + header.value;
  if (!segmentId.every((byte, index) => head[segment + index] === byte)) return start;
  const size = variableNumber(head, segment + 4);
  return size === undefined ? Number.POSITIVE_INFINITY : start + segment + 4 + size.length + size.value;
};
