import { createHash } from 'node:crypto';
import { archivePaths, partPath } from '#domain/archive/archive-paths.ts';
import { archiveFormat, archiveManifest, archiveVersion } from '#domain/archive/manifest.ts';
import type { ArchiveManifest } from '#domain/archive/manifest.ts';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';
import { CopyRefused } from './copy-refused.ts';
import type { CopySource } from './copy-source.ts';
import { parseLine, readLines } from './read-lines.ts';
import type { ReceivedCopy } from './receive-copy.ts';
import { readZipEntries, unpack } from './zip-entries.ts';
import type { ZipEntries } from './zip-entries.ts';

const textOf = async (entries: ZipEntries, name: string, signal: AbortSignal): Promise<string> => {
  const entry = entries.get(name);
  if (entry === undefined) throw new CopyRefused('not_a_copy');
  const pieces: Uint8Array[] = [];
  for await (const chunk of unpack(entry, signal)) pieces.push(chunk);
  return Buffer.concat(pieces).toString('utf8');
};

/** What it says of itself comes first: a newer version may say everything else in another way. */
const readManifest = (text: string): ArchiveManifest => {
  let value: unknown;
  try {
    value = parseBoundedJson(text);
  } catch (error) {
    throw new CopyRefused('damaged', { cause: error });
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== archiveFormat) {
    throw new CopyRefused('not_a_copy');
  }
  if ('version' in value && typeof value.version === 'number' && value.version > archiveVersion) {
    throw new CopyRefused('newer_version');
  }
  const parsed = archiveManifest.safeParse(value);
  if (!parsed.success) throw new CopyRefused('damaged', { cause: parsed.error });
  return parsed.data;
};

/** Everything in the file is in the list, once, and everything in the list is in the file. */
const checkList = (manifest: ArchiveManifest, entries: ZipEntries): void => {
  const listed = [...manifest.parts, ...manifest.files].map(({ path }) => path);
  if (new Set(listed).size !== listed.length) throw new CopyRefused('twice');
  if (new Set(manifest.parts.map(({ name }) => name)).size !== manifest.parts.length) {
    throw new CopyRefused('twice');
  }
  if (manifest.parts.some(({ name, path }) => path !== partPath(name))) throw new CopyRefused('unsafe_name');
  if (listed.some((name) => !entries.has(name)) || entries.size !== listed.length + 1) {
    throw new CopyRefused('wrong_counts');
  }
  for (const { path, bytes } of [...manifest.parts, ...manifest.files]) {
    if (entries.get(path)?.uncompressedSize !== bytes) throw new CopyRefused('wrong_counts');
  }
  if (manifest.parts.reduce((sum, { rows }) => sum + rows, 0) > restoreLimits.rows) {
    throw new CopyRefused('too_much');
  }
};

const newLine = 0x0a;

const linesIn = (chunk: Uint8Array): number => {
  let lines = 0;
  for (let at = chunk.indexOf(newLine); at !== -1; at = chunk.indexOf(newLine, at + 1)) lines += 1;
  return lines;
};

/** Every byte once, before anything is changed. */
const checkBytes = async (
  manifest: ArchiveManifest,
  entries: ZipEntries,
  signal: AbortSignal,
): Promise<void> => {
  for (const file of [...manifest.parts, ...manifest.files]) {
    const entry = entries.get(file.path);
    if (entry === undefined) throw new CopyRefused('wrong_counts');
    const hash = createHash('sha256');
    let lines = 0;
    let last = newLine;
    for await (const chunk of unpack(entry, signal)) {
      hash.update(chunk);
      if ('rows' in file) lines += linesIn(chunk);
      last = chunk.at(-1) ?? last;
    }
    if (hash.digest('hex') !== file.sha256) throw new CopyRefused('wrong_hash');
    if (!('rows' in file)) continue;
    if (lines + (last === newLine ? 0 : 1) !== file.rows) throw new CopyRefused('wrong_counts');
  }
};

/** A zip as `archive-copy` makes it, read whole and found to be what it says. */
export const openArchive = async (copy: ReceivedCopy, signal: AbortSignal): Promise<CopySource> => {
  const entries = await readZipEntries(copy);
  const manifest = readManifest(await textOf(entries, archivePaths.manifest, signal));
  checkList(manifest, entries);
  await checkBytes(manifest, entries, signal);
  const uploads = new Map(
    manifest.files.filter(({ kind }) => kind === 'upload').map((file) => [file.of, file] as const),
  );
  const madeAt = Number.isFinite(Date.parse(manifest.madeAt)) ? manifest.madeAt : null;
  return {
    accountId: manifest.account.id,
    madeAt,
    site: manifest.site.slice(0, 300),
    parts: manifest.parts.map(({ name, rows }) => ({ name, rows })),
    rowsOf: async function* (name) {
      const entry = entries.get(partPath(name));
      if (entry === undefined) return;
      for await (const lines of readLines(unpack(entry, signal))) yield lines.map(parseLine);
    },
    uploadOf: (id) => {
      const file = uploads.get(id);
      const entry = file === undefined ? undefined : entries.get(file.path);
      if (entry === undefined) return undefined;
      return { bytes: entry.uncompressedSize, chunks: () => unpack(entry, signal) };
    },
  };
};
