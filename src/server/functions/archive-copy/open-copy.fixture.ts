import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { archivePaths } from '#domain/archive/archive-paths.ts';
import { archiveManifest } from '#domain/archive/manifest.ts';
import type { ArchiveManifest } from '#domain/archive/manifest.ts';

export interface OpenedCopy {
  readonly paths: readonly string[];
  readonly manifest: ArchiveManifest;
  readonly bytesOf: (path: string) => Uint8Array;
  readonly textOf: (path: string) => string;
  /** The rows of a part. */
  readonly rowsOf: (table: string) => readonly Readonly<Record<string, unknown>>[];
}

const row = z.record(z.string(), z.unknown());

/** Unpacks a copy as any other program would. */
export const openCopy = async (bytes: Uint8Array): Promise<OpenedCopy> => {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { checkCrc32: true, useWebWorkers: false });
  const unpacked = new Map<string, Uint8Array>();
  for await (const entry of reader.getEntriesGenerator()) {
    if (entry.directory) continue;
    unpacked.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  }
  const bytesOf = (path: string): Uint8Array => {
    const found = unpacked.get(path);
    if (found === undefined) throw new Error(`There is no ${path} in the copy`);
    return found;
  };
  const textOf = (path: string): string =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(path));
  const manifest = archiveManifest.parse(JSON.parse(textOf(archivePaths.manifest)));
  return {
    paths: [...unpacked.keys()],
    manifest,
    bytesOf,
    textOf,
    rowsOf: (table) => {
      const part = manifest.parts.find(({ name }) => name === table);
      if (part === undefined) throw new Error(`There is no part ${table} in the copy`);
      return textOf(part.path)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => row.parse(JSON.parse(line)));
    },
  };
};

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
