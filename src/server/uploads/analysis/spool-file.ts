import { mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { badFile } from '#domain/sound-file/bad-file.ts';
import { decodeLimits } from '#server/uploads/decode/sound-taker.ts';

/** Writes bytes that come in pieces to a file of their own for as long as somebody uses it. */
export const withSpooledFile = async <Result>(
  pieces: AsyncIterable<Uint8Array>,
  within: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(path.join(within, 'kindling-analysis-'));
  try {
    const file = path.join(folder, 'upload');
    const handle = await open(file, 'wx', 0o600);
    try {
      let size = 0;
      for await (const piece of pieces) {
        size += piece.length;
        if (size > decodeLimits.bytes) throw badFile.tooLarge();
        await handle.writeFile(piece);
      }
    } finally {
      await handle.close();
    }
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
