import { readFileSync, writeFileSync } from 'node:fs';

/** The samples of a 16-bit mono file; sox may write chunks before the data. */
export const readWav = (file: string): Float32Array => {
  const bytes = readFileSync(file);
  const start = bytes.indexOf('data', 12, 'latin1') + 8;
  const length = Math.floor((bytes.length - start) / 2);
  return Float32Array.from({ length }, (_, index) => bytes.readInt16LE(start + index * 2) / 32_768);
};

export const writeWav = (file: string, samples: Float32Array, rate = 16_000): void => {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [index, value] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + index * 2);
  }
  writeFileSync(file, bytes);
};
