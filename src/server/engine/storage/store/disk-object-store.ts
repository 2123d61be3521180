import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import type { Dir } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { measure } from './measure.ts';
import { isVersion, requireValidVersion } from './object-store.ts';
import type { ObjectStore, StoredVersion, Version } from './object-store.ts';

const READ_CHUNK = 256 * 1024;

/**
 * `<root>/ab/<version>`, spread over 256 folders. Files are written beside them, made durable and only then
 * renamed into place, so that a name in a folder always means a whole file.
 */
export const openDiskStore = async (root: string): Promise<ObjectStore> => {
  const incoming = path.join(root, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const folderOf = (version: Version): string => path.join(root, requireValidVersion(version).slice(0, 2));
  const placeOf = (version: Version): string => path.join(folderOf(version), version);

  const settle = async (temporary: string, version: Version): Promise<void> => {
    const folder = folderOf(version);
    const created = await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(temporary, placeOf(version));
    await syncFolder(folder);
    if (created !== undefined) await syncFolder(root);
  };

  const withTemporary = async <T>(work: (temporary: string) => Promise<T>): Promise<T> => {
    const temporary = path.join(incoming, randomUUID());
    try {
      return await work(temporary);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };

  return {
    put: (version, body) =>
      withTemporary(async (temporary) => {
        const measured = measure(body);
        await writeThrough(await open(temporary, 'wx', 0o600), measured.chunks);
        await settle(temporary, version);
        return measured.result();
      }),
    get: async (version, range) => {
      const file = await openIfThere(placeOf(version));
      return file?.createReadStream({ ...range, highWaterMark: READ_CHUNK });
    },
    copy: (from, to) =>
      withTemporary(async (temporary) => {
        try {
          await copyFile(placeOf(from), temporary, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
        } catch (error) {
          if (isMissing(error)) return false;
          throw error;
        }
        await syncFile(temporary);
        await settle(temporary, to);
        return true;
      }),
    remove: (version) => rm(placeOf(version), { force: true }),
    list: (shard) => listFolder(path.join(root, shard)),
    removeUnfinished: async (before) => {
      for await (const entry of await opendir(incoming)) {
        const file = path.join(incoming, entry.name);
        // A file that is still being written to is younger than any grace period.
        const modified = await modifiedAt(file);
        if (modified !== undefined && modified < before) await rm(file, { force: true });
      }
    },
    close: () => {},
  };
};

const writeThrough = async (file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> => {
  try {
    for await (const chunk of chunks) await file.appendFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
};

const listFolder = async function* (folder: string): AsyncGenerator<StoredVersion> {
  let entries: Dir;
  try {
    entries = await opendir(folder);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for await (const { name } of entries) {
    if (!isVersion(name)) continue;
    const lastModified = await modifiedAt(path.join(folder, name));
    if (lastModified !== undefined) yield { version: name, lastModified };
  }
};

const openIfThere = async (file: string): Promise<FileHandle | undefined> => {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const modifiedAt = async (file: string): Promise<Date | undefined> => {
  try {
    return (await stat(file)).mtime;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** A rename is durable once its folder is. Windows cannot open folders, and does not need it. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
