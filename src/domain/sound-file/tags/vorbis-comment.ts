import { viewOf } from '#domain/sound-file/byte-source.ts';
import { latin1Of, utf8Of } from '#domain/sound-file/text-bytes.ts';
import type { RawTags, TextField } from '#domain/sound-file/tags/raw-tags.ts';

const fields: Readonly<Record<string, TextField>> = { TITLE: 'title', ARTIST: 'artist', ALBUM: 'album' };
const mostComments = 1000;

/** Pairs of a name and a value. What is cut off behind them is not missed: the texts come first as a rule. */
export const vorbisComment = (bytes: Uint8Array): RawTags => {
  const tags: { -readonly [Name in keyof RawTags]: RawTags[Name] } = {};
  const view = viewOf(bytes);
  if (bytes.length < 8) return tags;
  let at = 4 + view.getUint32(0, true);
  if (at + 4 > bytes.length) return tags;
  const count = Math.min(view.getUint32(at, true), mostComments);
  at += 4;
  for (let index = 0; index < count && at + 4 <= bytes.length; index += 1) {
    const size = view.getUint32(at, true);
    const own = bytes.subarray(at + 4, at + 4 + size);
    const equals = own.subarray(0, 64).indexOf(0x3d);
    const name = latin1Of(own.subarray(0, Math.max(0, equals))).toUpperCase();
    const field = fields[name];
    if (field !== undefined) tags[field] ??= utf8Of(own.subarray(equals + 1));
    // In letters, so there is nothing to point at.
    if (name === 'METADATA_BLOCK_PICTURE' || name === 'COVERART') tags.picture = null;
    at += 4 + size;
  }
  return tags;
};
