import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes that stay where they are until they are asked for: a file of 50 MB is never in memory. */
export interface ByteSource {
  readonly size: number;
  /** Fewer than asked for at the end, none behind it. The array is the caller's own. */
  readonly read: (at: number, length: number) => Uint8Array<ArrayBuffer>;
}

export interface OpenedFile extends ByteSource {
  readonly close: () => void;
}

export const openFile = (path: string): OpenedFile => {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  return {
    size,
    read: (at, length) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - at)));
      let filled = 0;
      while (filled < bytes.length) {
        const count = readSync(file, bytes, filled, bytes.length - filled, at + filled);
        if (count === 0) break;
        filled += count;
      }
      return bytes.subarray(0, filled);
    },
    close: () => closeSync(file),
  };
};

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
export const wordAt = (bytes: Uint8Array, at: number): string =>
  Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
