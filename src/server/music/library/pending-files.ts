import type { Database } from '#server/engine/database/database.ts';
import type { ByteRange } from '#server/engine/storage/store/byte-range.ts';
import { findRow } from '#server/engine/storage/objects/object-rows.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import type { PendingObjects } from '#server/engine/storage/objects/pending-objects.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';
import { StorageError } from '#server/engine/storage/storage-error.ts';
import { createPendingFile } from './pending-file.ts';
import type { PendingFile } from './pending-file.ts';
import { musicBucket } from '#domain/music/music-bucket.ts';
import { readPendingFile } from './read-pending-file.ts';
import { LISTENING } from './render-queue.ts';
import type { RenderQueue } from './render-queue.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

/** Half a minute of music at 128 kbit/s. */
const LEAD_BYTES = 30 * 16_000;

/** Readers of files that are being made, in this process. Each costs a connection and no memory of its own. */
const MOST_LISTENERS = 500;

export interface PendingFiles {
  readonly pending: PendingObjects;
  /** This process makes it now. */
  readonly begin: (track: LibraryRow) => PendingFile;
  readonly end: (filePath: string) => void;
  /** This process makes it no more, but it is still to come: whoever reads it waits. */
  readonly leave: (filePath: string) => void;
  /** Somebody is about to play these. */
  readonly want: (filePaths: ReadonlySet<string>) => void;
  readonly isWanted: (filePath: string) => boolean;
  /** Somebody reads it at this moment. */
  readonly isHeard: (filePath: string) => boolean;
  /** Enough of it is there for a while of listening. */
  readonly hasLead: (filePath: string) => boolean;
  /** Looks how those stand that people wait for and another process makes. Answers whether there are any. */
  readonly look: () => Promise<boolean>;
  readonly close: () => void;
}

/** The files of this process that somebody reads although they are not stored. */
export const createPendingFiles = (deps: {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly queue: RenderQueue;
  readonly byPath: ReadonlyMap<string, LibraryRow>;
  /** A file has been put at the head of the queue. */
  readonly onWaiting: () => void;
  /** Somebody begins to read a file that is not stored. */
  readonly onRead: (filePath: string) => void;
}): PendingFiles => {
  const { db, store, queue, byPath } = deps;
  const files = new Map<string, { readonly file: PendingFile; ours: boolean }>();
  const wanted = new Set<string>();

  const openFor = (filePath: string) => async (range: ByteRange) => {
    const row = await db.tx(storageAdmin, (query) =>
      findRow(query, { bucketId: musicBucket, name: filePath }),
    );
    const version = row?.version ?? undefined;
    return version === undefined ? undefined : store.get(version, range);
  };

  const fileOf = (track: LibraryRow): PendingFile => {
    const known = files.get(track.filePath);
    if (known !== undefined) return known.file;
    const file = createPendingFile(track.fileSize);
    files.set(track.filePath, { file, ours: false });
    return file;
  };

  const listeners = (): number => [...files.values()].reduce((sum, { file }) => sum + file.listeners, 0);

  const isHeard = (filePath: string): boolean => (files.get(filePath)?.file.listeners ?? 0) > 0;

  const inTheMaking = (track: LibraryRow) => ({
    size: track.fileSize,
    mimetype: 'audio/mpeg',
    read: (range: ByteRange) => {
      const stream = readPendingFile(fileOf(track), range, openFor(track.filePath));
      deps.onRead(track.filePath);
      return stream;
    },
  });

  const find: PendingObjects['find'] = async ({ bucketId, name }, method) => {
    const track = bucketId === musicBucket ? byPath.get(name) : undefined;
    if (track === undefined) return undefined;
    if (method === 'HEAD') {
      const state = (await queue.look([name])).get(name);
      if (state === 'stored' && (await queue.stored([name])).has(name)) return 'stored';
      if (track.demo || state === 'waiting' || state === 'rendering') return inTheMaking(track);
      throw notMadeYet();
    }
    if (listeners() >= MOST_LISTENERS) throw tooMany();
    if (files.has(name)) return inTheMaking(track);
    const coming = track.demo
      ? (await queue.ask([track], LISTENING)).has(name)
      : ['waiting', 'rendering'].includes((await queue.hurry(name)) ?? '');
    if (!coming) {
      if ((await queue.stored([name])).has(name)) return 'stored';
      throw notMadeYet();
    }
    deps.onWaiting();
    return inTheMaking(track);
  };

  const forget = (filePath: string): void => {
    files.delete(filePath);
    wanted.delete(filePath);
  };

  return {
    pending: { find },
    begin: (track) => {
      const file = fileOf(track);
      files.set(track.filePath, { file, ours: true });
      return file;
    },
    end: forget,
    leave: (filePath) => {
      const entry = files.get(filePath);
      if (entry !== undefined) entry.ours = false;
    },
    want: (filePaths) => {
      for (const filePath of filePaths) wanted.add(filePath);
    },
    isWanted: (filePath) => wanted.has(filePath) || isHeard(filePath),
    isHeard,
    hasLead: (filePath) => {
      const file = files.get(filePath)?.file;
      return file !== undefined && file.length() >= Math.min(LEAD_BYTES, file.size * 0.9);
    },
    look: async () => {
      for (const [filePath, { file, ours }] of files) {
        if (!ours && file.listeners === 0) files.delete(filePath);
      }
      const others = [...files].filter(([, { ours }]) => !ours);
      if (others.length === 0) return false;
      const states = await queue.look(others.map(([filePath]) => filePath));
      for (const [filePath, entry] of others) {
        // It may have become ours while we looked.
        if (entry.ours || files.get(filePath) !== entry) continue;
        const state = states.get(filePath);
        if (state === 'waiting' || state === 'rendering') continue;
        entry.file.settle(
          state === 'stored'
            ? { kind: 'stored' }
            : { kind: 'lost', why: new Error('The file could not be made') },
        );
        forget(filePath);
      }
      return true;
    },
    close: () => {
      for (const { file } of files.values()) {
        if (file.standing().kind === 'coming') {
          file.settle({ kind: 'lost', why: new Error('The host is stopping') });
        }
      }
    },
  };
};

/** A track of the list that nobody asked for yet. The library makes them all in time; whoever is in a hurry asks for it. */
const notMadeYet = (): StorageError =>
  new StorageError({
    status: 404,
    http: 404,
    code: 'NoSuchKey',
    error: 'not_found',
    message: 'Object not found',
    headers: { 'retry-after': '60' },
  });

const tooMany = (): StorageError =>
  new StorageError({
    status: 503,
    code: 'SlowDown',
    message: 'Too many people are waiting for files right now',
    headers: { 'retry-after': '5' },
  });
