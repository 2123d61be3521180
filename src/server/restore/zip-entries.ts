import { configure, Reader, ZipReader } from '@zip.js/zip.js';
import type { FileEntry } from '@zip.js/zip.js';
import { archivePaths } from '#domain/archive/archive-paths.ts';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { CopyRefused } from './copy-refused.ts';
import type { ReceivedCopy } from './receive-copy.ts';

// The host's own zlib does the unpacking, off the main thread.
configure({ useWebWorkers: false });

/** From the disk, only what is asked for. */
class CopyReader extends Reader<ReceivedCopy> {
  readonly #copy: ReceivedCopy;

  constructor(copy: ReceivedCopy) {
    super(copy);
    this.#copy = copy;
    this.size = copy.size;
  }

  /** The list at the end is read as one piece, before the first of its entries can be counted. */
  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    if (length > restoreLimits.pieceBytes) throw new CopyRefused('too_much');
    return this.#copy.read(index, length);
  }
}

export type ZipEntries = ReadonlyMap<string, FileEntry>;

const ourNames =
  /^(?:manifest\.json|read-me\.md|tasks\.md|calendar\.ics|data\/[a-z][a-z0-9_]{0,62}\.jsonl|tables\/[a-z][a-z0-9_]{0,62}\.csv|uploads\/[0-9a-f-]{36}-[\p{L}\p{N}._ -]{1,100})$/u;

const isOurs = (name: string): boolean => ourNames.test(name) && !name.includes('..');

const mostOf = (name: string): number => {
  if (name === archivePaths.manifest) return restoreLimits.manifestBytes;
  if (name.startsWith('data/')) return restoreLimits.partBytes;
  return name.startsWith('uploads/') ? restoreLimits.uploadBytes : restoreLimits.textBytes;
};

/** What the list at the end of the file says, before a byte is unpacked. What it hides is found while unpacking. */
const check = (entry: FileEntry): void => {
  if (entry.encrypted) throw new CopyRefused('encrypted');
  if (!isOurs(entry.filename)) throw new CopyRefused('unsafe_name');
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > mostOf(entry.filename)) throw new CopyRefused('too_much');
  if (
    uncompressedSize > restoreLimits.ratioFromBytes &&
    uncompressedSize > compressedSize * restoreLimits.ratio
  ) {
    throw new CopyRefused('too_much');
  }
};

export const readZipEntries = async (
  copy: ReceivedCopy,
  most: number = restoreLimits.entries,
): Promise<ZipEntries> => {
  const entries = new Map<string, FileEntry>();
  let total = 0;
  try {
    // Strict: whatever another program could read in another way is refused, and so are files that lie in each other.
    const reader = new ZipReader(new CopyReader(copy), { strictness: 'strict', checkOverlappingEntry: true });
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || entry.symlink) throw new CopyRefused('unsafe_name');
      if (entries.has(entry.filename)) throw new CopyRefused('twice');
      if (entries.size >= most) throw new CopyRefused('too_much');
      check(entry);
      total += entry.uncompressedSize;
      if (total > restoreLimits.totalBytes) throw new CopyRefused('too_much');
      entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw refusalFor(error);
  }
  return entries;
};

const refusalFor = (error: unknown): Error => {
  if (error instanceof CopyRefused) return error;
  const message = error instanceof Error ? error.message : '';
  if (/encrypt/iu.test(message)) return new CopyRefused('encrypted', { cause: error });
  if (/filename/iu.test(message)) return new CopyRefused('unsafe_name', { cause: error });
  if (/format is not recognized|directory not found/iu.test(message)) {
    return new CopyRefused('not_a_copy', { cause: error });
  }
  return new CopyRefused('damaged', { cause: error });
};

/** Unpacked piece by piece. More than the list at the end said, or something else than its checksum says, is refused. */
export const unpack = async function* (entry: FileEntry, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let flow: TransformStreamDefaultController<Uint8Array> | undefined;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      flow = controller;
    },
  });
  const ended = new AbortController();
  let failure: unknown;
  const done = entry
    .getData(writable, {
      checkCrc32: true,
      checkOverlappingEntry: true,
      signal: AbortSignal.any([signal, ended.signal]),
    })
    .catch((error: unknown) => {
      failure = error;
      // The library leaves the stream open when it refuses before the first byte.
      flow?.error(error);
    });
  let size = 0;
  try {
    for await (const chunk of readable) {
      size += chunk.byteLength;
      if (size > entry.uncompressedSize) throw new CopyRefused('damaged');
      yield chunk;
    }
    await done;
    if (failure !== undefined) throw refusalFor(failure);
    if (size !== entry.uncompressedSize) throw new CopyRefused('damaged');
  } catch (error) {
    if (signal.aborted) throw new CopyRefused('too_slow', { cause: error });
    throw refusalFor(failure ?? error);
  } finally {
    // Not waited for: what nobody takes any more may never come to its end.
    ended.abort();
  }
};
