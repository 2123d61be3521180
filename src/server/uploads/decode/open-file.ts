import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from '#domain/sound-file/byte-source.ts';

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
