import type { LibavInstance } from '#server/voice/decode/libav.ts';
import { adtsFrameAt, adtsHeaderBytes } from '#domain/sound-file/adts-frame.ts';
import type { ByteSource } from '#domain/sound-file/byte-source.ts';
import { createPacketDecoder } from './decode-with-libav.ts';
import type { DecodedFile } from './decoded-file.ts';
import type { SoundTaker } from './sound-taker.ts';

/** Larger than any frame. */
const piece = 64 * 1024;

/** Whole frames of raw AAC, some at a time; what lies between them is left out. */
const frameBatches = function* (source: ByteSource, start: number) {
  let at = start;
  while (at + adtsHeaderBytes <= source.size) {
    const bytes = source.read(at, piece);
    const frames: Uint8Array[] = [];
    let place = 0;
    while (place + adtsHeaderBytes <= bytes.length) {
      const frame = adtsFrameAt(bytes, place);
      if (frame === undefined) {
        const next = bytes.indexOf(0xff, place + 1);
        place = next === -1 ? bytes.length : next;
      } else {
        if (place + frame.length > bytes.length) break;
        frames.push(bytes.slice(place, place + frame.length));
        place += frame.length;
      }
    }
    yield frames;
    // A frame that reaches over the end of the file was cut off.
    if (at + bytes.length >= source.size) return;
    at += Math.max(1, place);
  }
};

/** libav's build has no reader for raw AAC, but its decoder takes the frames with their headers. */
export const decodeAdts = (
  libav: LibavInstance,
  source: ByteSource,
  start: number,
  taker: SoundTaker,
): DecodedFile => {
  const decoder = createPacketDecoder(libav, 'aac', undefined, taker);
  let soundBytes = 0;
  for (const frames of frameBatches(source, start)) {
    soundBytes += frames.reduce((sum, { length }) => sum + length, 0);
    decoder.decode(
      frames.map((data) => ({ data })),
      false,
    );
  }
  decoder.decode([], true);
  const channels = decoder.channels();
  decoder.free();
  return { format: 'aac', channels, soundBytes };
};
