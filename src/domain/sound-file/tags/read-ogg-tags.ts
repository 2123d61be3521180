import { type ByteSource, wordAt } from '#domain/sound-file/byte-source.ts';
import { latin1Of } from '#domain/sound-file/text-bytes.ts';
import { badFile } from '#domain/sound-file/bad-file.ts';
import type { RawTags } from '#domain/sound-file/tags/raw-tags.ts';
import { vorbisComment } from '#domain/sound-file/tags/vorbis-comment.ts';

const mostBytes = 64 * 1024;

/** The second packet of the first stream, as much of it as is of interest. */
const secondPacket = (source: ByteSource, start: number): Uint8Array => {
  const packet = new Uint8Array(mostBytes + 255);
  let [at, packets, length] = [start, 0, 0];
  while (length < mostBytes) {
    const head = source.read(at, 27 + 255);
    const segments = head[26];
    if (wordAt(head, 0) !== 'OggS' || segments === undefined) throw badFile.unreadable();
    let from = at + 27 + segments;
    for (const size of head.subarray(27, 27 + segments)) {
      if (packets === 1 && length < mostBytes) {
        packet.set(source.read(from, size), length);
        length += size;
      }
      from += size;
      // Less than the most is the last of its packet.
      if (size < 255) packets += 1;
      if (packets > 1) return packet.subarray(0, length);
    }
    at = from;
  }
  return packet.subarray(0, length);
};

export const readOggTags = (source: ByteSource, start: number): RawTags => {
  const packet = secondPacket(source, start);
  const [front, eight] = [wordAt(packet, 0), latin1Of(packet.subarray(0, 8))];
  if (eight === 'OpusTags') return vorbisComment(packet.subarray(8));
  if (eight.slice(1, 7) === 'vorbis') return vorbisComment(packet.subarray(7));
  // FLAC in Ogg: a block of its own kind with four bytes of header.
  return front.charCodeAt(0) % 128 === 4 ? vorbisComment(packet.subarray(4)) : {};
};
