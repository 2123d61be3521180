import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/engine/database/database.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { createObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import { openingTracks } from './library-order.ts';
import { renderFile } from './render-file.ts';
import { createPendingFile } from './pending-file.ts';
import type { MusicLibrary } from './music-library.ts';
import { createRenderQueue } from './render-queue.ts';

/**
 * Puts the tracks that set-up made into the store, so that guests hear theirs and every mood sounds from the first moment.
 * One that is not there, or is not of this version, is rendered like every other.
 */
export const storePrerendered = async (deps: {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly library: MusicLibrary;
  readonly logError: (what: string, cause: unknown) => void;
}): Promise<void> => {
  const { db, store, library, logError } = deps;
  if (library.readyMade === undefined) return;
  const opening = openingTracks(library.tracks);
  const queue = createRenderQueue(db, library.tracks);
  const stored = await queue.stored(opening.map(({ filePath }) => filePath));
  const writer = createObjectWriter({ db, store, logError });
  for (const track of opening.filter(({ filePath }) => !stored.has(filePath))) {
    const bytes = await readFile(path.join(library.readyMade, track.filePath)).catch(() => undefined);
    if (bytes?.byteLength !== track.fileSize || !(await queue.claim(track))) continue;
    const renderer = { render: async (_: string, take: (all: Uint8Array) => Promise<void>) => take(bytes) };
    const shared = {
      queue,
      writer,
      renderer,
      logError,
      pause: async () => {},
      stopping: () => false,
      gaveUp: () => false,
    };
    await renderFile(shared, track, createPendingFile(track.fileSize));
  }
};
