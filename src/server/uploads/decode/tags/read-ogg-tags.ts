import { type ByteSource, wordAt } from '../byte-source.ts';
import { badFile } from '../bad-file.ts';
import type { RawTags } from './raw-tags.ts';
import { vorbisComment } from './vorbis-comment.ts';

const mostBytes = 64 * 1024;

/** The second packet of the first stream, as much of it as is of interest. */
const secondPacket = (source: ByteSource, start: number): Uint8Array => {
  const parts: Uint8Array[] = [];
  let [at, packets, length] = [start, 0, 0];
  while (length < mostBytes) {
    const head = source.read(at, 27 + 255);
    const segments = head[26];
    if (wordAt(head, 0) !== 'OggS' || segments === undefined) throw badFile.unreadable();
    let from = at + 27 + segments;
    for (const size of head.subarray(27, 27 + segments)) {
      if (packets === 1) parts.push(source.read(from, size));
      if (packets === 1) length += size;
      from += size;
      // Less than the most is the last of its packet.
      if (size < 255) packets += 1;
      if (packets > 1) return Buffer.concat(parts);
    }
    at = from;
  }
  return Buffer.concat(parts);
};

export const readOggTags = (source: ByteSource, start: number): RawTags => {
  const packet = secondPacket(source, start);
  const [front, eight] = [wordAt(packet, 0), Buffer.from(packet.subarray(0, 8)).toString('latin1')];
  if (eight === 'OpusTags') return vorbisComment(packet.subarray(8));
  if (eight.slice(1, 7) === 'vorbis') return vorbisComment(packet.subarray(7));
  // FLAC in Ogg: a block of its own kind with four bytes of header.
  return front.charCodeAt(0) % 128 === 4 ? vorbisComment(packet.subarray(4)) : {};
};
