import { latin1Of } from '#domain/sound-file/text-bytes.ts';

/** Bytes that stay where they are until they are asked for: on the server a file of 50 MB is never in memory. */
export interface ByteSource {
  readonly size: number;
  /** Fewer than asked for at the end, none behind it. The array is the caller's own. */
  readonly read: (at: number, length: number) => Uint8Array<ArrayBuffer>;
}

/** A file that is in memory already. */
export const memorySource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (at, length) => bytes.slice(at, at + Math.max(0, length)),
});

/** Some bytes of our own in front of a source from a place on. */
export const joinedSource = (front: Uint8Array, rest: ByteSource, from: number): ByteSource => {
  const size = front.length + Math.max(0, rest.size - from);
  return {
    size,
    read: (at, length) => {
      if (at >= front.length) return rest.read(from + at - front.length, length);
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - at)));
      const own = front.subarray(at, at + bytes.length);
      bytes.set(own);
      bytes.set(rest.read(from, bytes.length - own.length), own.length);
      return bytes;
    },
  };
};

/** Four bytes as they are written, for the names of boxes, chunks and frames. */
export const wordAt = (bytes: Uint8Array, at: number): string => latin1Of(bytes.subarray(at, at + 4));

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
