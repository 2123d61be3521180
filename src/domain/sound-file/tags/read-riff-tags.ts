import { type ByteSource, viewOf, wordAt } from '#domain/sound-file/byte-source.ts';
import { guessedTextOf } from '#domain/sound-file/text-bytes.ts';
import { riffChunks } from '#domain/sound-file/riff-chunks.ts';
import { mostTextBytes, type RawTags, type TextField } from '#domain/sound-file/tags/raw-tags.ts';
import { readId3v2At } from '#domain/sound-file/tags/read-id3v2.ts';

const fields: Readonly<Record<string, TextField>> = { INAM: 'title', IART: 'artist', IPRD: 'album' };
const mostBytes = 64 * 1024;

const infoTags = (bytes: Uint8Array): RawTags => {
  const tags: { -readonly [Name in keyof RawTags]: RawTags[Name] } = {};
  const view = viewOf(bytes);
  for (let at = 4; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const field = fields[wordAt(bytes, at)];
    const text = bytes.subarray(at + 8, at + 8 + Math.min(size, mostTextBytes));
    if (field !== undefined) tags[field] ??= textOf(text);
    at += 8 + size + (size % 2);
  }
  return tags;
};

const textOf = (bytes: Uint8Array): string => {
  const end = bytes.indexOf(0);
  return guessedTextOf(end === -1 ? bytes : bytes.subarray(0, end));
};

export const readRiffTags = (source: ByteSource, start: number): RawTags => {
  const chunks = riffChunks(source, start);
  const id3 = chunks.find(({ name }) => name.toLowerCase() === 'id3 ');
  const info = chunks
    .filter(({ name }) => name === 'LIST')
    .map(({ start: from, size }) => source.read(from, Math.min(size, mostBytes)))
    .find((bytes) => wordAt(bytes, 0) === 'INFO');
  return {
    ...(id3 === undefined ? {} : readId3v2At(source, id3.start)),
    ...(info === undefined ? {} : infoTags(info)),
  };
};
