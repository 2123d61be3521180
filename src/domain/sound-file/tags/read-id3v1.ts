import { type ByteSource, wordAt } from '#domain/sound-file/byte-source.ts';
import { latin1Of } from '#domain/sound-file/text-bytes.ts';
import type { RawTags } from '#domain/sound-file/tags/raw-tags.ts';

const size = 128;

/** The last 128 bytes: texts of 30, filled up with noughts. */
export const readId3v1 = (source: ByteSource): RawTags => {
  const bytes = source.read(Math.max(0, source.size - size), size);
  if (bytes.length < size || wordAt(bytes, 0).slice(0, 3) !== 'TAG') return {};
  const text = (from: number): string => {
    const all = latin1Of(bytes.subarray(from, from + 30));
    return all.split('\0')[0] ?? '';
  };
  return { title: text(3), artist: text(33), album: text(63) };
};
