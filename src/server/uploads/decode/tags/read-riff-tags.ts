import { type ByteSource, viewOf, wordAt } from '../byte-source.ts';
import { riffChunks } from '../riff-chunks.ts';
import { mostTextBytes, type RawTags, type TextField } from './raw-tags.ts';
import { readId3v2At } from './read-id3v2.ts';

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

/** Nobody says which alphabet it is: UTF-8 where that fits, else the one of old Windows. */
const textOf = (bytes: Uint8Array): string => {
  const end = bytes.indexOf(0);
  const own = end === -1 ? bytes : bytes.subarray(0, end);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(own);
  } catch {
    return new TextDecoder('windows-1252').decode(own);
  }
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
