import type { ByteSource } from './byte-source.ts';
import { soundKindOf } from './sound-kind.ts';
import { readTags } from './read-embedded.ts';

const mostBytes = 5 * 1024 * 1024;
/** Kind, name and description stand before the picture itself. */
const mostFront = 2048;

const signatures = [
  { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

/** The picture in a file's tags, by its bytes; null where there is none, or none that is worth its size. */
export const readPicture = (source: ByteSource) => {
  const place = readTags(source, soundKindOf(source))
    .map(({ picture }) => picture ?? null)
    .find((one) => one !== null);
  if (place === undefined || place.size > mostBytes + mostFront) return null;
  const bytes = Buffer.from(source.read(place.start, place.size));
  const front = bytes.subarray(0, mostFront);
  for (const { type, bytes: signature } of signatures) {
    const at = front.indexOf(signature);
    if (at !== -1) return { type, bytes: Uint8Array.from(bytes.subarray(at)) };
  }
  return null;
};
