import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const texts = /\.(css|js|json|svg|webmanifest)$/;

/** The best compression takes seconds, which is nothing here and too long for the first visitor. */
export const compressFiles = async (directory: string): Promise<void> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && texts.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        await writeFile(`${file}.br`, await compress(await readFile(file)));
      }),
  );
};
