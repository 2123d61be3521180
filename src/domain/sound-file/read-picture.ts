import type { ByteSource } from '#domain/sound-file/byte-source.ts';
import { readTags } from '#domain/sound-file/read-embedded.ts';
import { soundKindOf } from '#domain/sound-file/sound-kind.ts';

const mostBytes = 5 * 1024 * 1024;
/** Kind, name and description stand before the picture itself. */
const mostFront = 2048;

const signatures = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

const placeOf = (bytes: Uint8Array, signature: readonly number[]): number => {
  const [first = 0] = signature;
  for (let at = bytes.indexOf(first); at !== -1 && at < mostFront; at = bytes.indexOf(first, at + 1)) {
    if (signature.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
};

/** The picture in a file's tags, by its bytes; null where there is none, or none that is worth its size. */
export const readPicture = (source: ByteSource) => {
  const place = readTags(source, soundKindOf(source))
    .map(({ picture }) => picture ?? null)
    .find((one) => one !== null);
  if (place === undefined || place.size > mostBytes + mostFront) return null;
  const bytes = source.read(place.start, place.size);
  for (const { type, bytes: signature } of signatures) {
    const at = placeOf(bytes, signature);
    if (at !== -1) return { type, bytes: bytes.slice(at) };
  }
  return null;
};
