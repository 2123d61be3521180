import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createMp3Encoder } from '#server/music/render/encode-mp3.ts';

const rate = 44_100;

const sine = (seconds: number, hz: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: seconds * rate }, (_, at) => 0.4 * Math.sin((2 * Math.PI * hz * at) / rate));

/** 16-bit mono PCM with the plainest header there is. */
export const wavOf = (seconds: number, hz: number): Buffer => {
  const samples = sine(seconds, hz);
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries()) bytes.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2);
  return bytes;
};

/** By the encoder that the library is made with. */
export const mp3Of = async (seconds: number, hz: number): Promise<Buffer> => {
  const sound = sine(seconds, hz);
  const pieces: Uint8Array[] = [];
  for await (const piece of createMp3Encoder().encode([{ left: sound, right: sound }])) pieces.push(piece);
  return Buffer.concat(pieces);
};

/** Files on a disk, as somebody has them: what a browser says of one stays the same when it is chosen again. */
export const writeFiles = async (
  folder: string,
  files: Readonly<Record<string, Buffer>>,
): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const file = path.join(folder, name);
      await writeFile(file, bytes);
      return file;
    }),
  );
};
