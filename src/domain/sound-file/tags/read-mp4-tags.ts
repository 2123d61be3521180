import { type ByteSource, viewOf, wordAt } from '#domain/sound-file/byte-source.ts';
import { utf8Of } from '#domain/sound-file/text-bytes.ts';
import {
  mostTextBytes,
  type PicturePlace,
  type RawTags,
  type TextField,
} from '#domain/sound-file/tags/raw-tags.ts';

interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const mostBoxes = 1000;

const boxesIn = (source: ByteSource, from: number, end: number): readonly Box[] => {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= end && boxes.length < mostBoxes) {
    const head = source.read(at, 16);
    const view = viewOf(head);
    const said = view.getUint32(0);
    const long = said === 1 && head.length === 16;
    const size = long ? Number(view.getBigUint64(8)) : said === 0 ? end - at : said;
    if (size < 8) break;
    boxes.push({ name: wordAt(head, 4), start: at + (long ? 16 : 8), end: Math.min(end, at + size) });
    at += size;
  }
  return boxes;
};

const boxAt = (source: ByteSource, path: readonly string[], from: number, end: number): Box | undefined => {
  const [name, ...rest] = path;
  for (const box of boxesIn(source, from, end)) {
    if (box.name !== name) continue;
    if (rest.length === 0) return box;
    // "meta" has four bytes of its own before its boxes, except in files of QuickTime.
    const skip = name === 'meta' && wordAt(source.read(box.start, 8), 4) !== 'hdlr' ? 4 : 0;
    const found = boxAt(source, rest, box.start + skip, box.end);
    if (found !== undefined) return found;
  }
  return undefined;
};

const fields: Readonly<Record<string, TextField>> = { '©nam': 'title', '©ART': 'artist', '©alb': 'album' };

/** Each entry holds one box "data": kind and language, then the value. */
const valueOf = (source: ByteSource, entry: Box): PicturePlace => {
  const data = boxAt(source, ['data'], entry.start, entry.end);
  return data === undefined ? null : { start: data.start + 8, size: data.end - data.start - 8 };
};

export const readMp4Tags = (source: ByteSource, start: number): RawTags => {
  const list = boxAt(source, ['moov', 'udta', 'meta', 'ilst'], start, source.size);
  const tags: { -readonly [Name in keyof RawTags]: RawTags[Name] } = {};
  if (list === undefined) return tags;
  for (const entry of boxesIn(source, list.start, list.end)) {
    const field = fields[entry.name];
    if (field === undefined && entry.name !== 'covr') continue;
    const value = valueOf(source, entry);
    if (entry.name === 'covr') tags.picture = value;
    else if (field !== undefined && value !== null) {
      const bytes = source.read(value.start, Math.min(value.size, mostTextBytes));
      tags[field] ??= utf8Of(bytes);
    }
  }
  return tags;
};
