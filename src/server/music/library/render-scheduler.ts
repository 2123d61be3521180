import type { Database } from '#server/engine/database/database.ts';
import { createObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import type { PendingObjects } from '#server/engine/storage/objects/pending-objects.ts';
import { createRenderProcess } from '#server/music/worker/render-process.ts';
import { workThroughAsked } from './requested-renders.ts';
import type { Manners } from './requested-renders.ts';
import { fillWhenIdle } from './fill-library.ts';
import { watchHostLoad } from './host-load.ts';
import { renderFile } from './render-file.ts';
import { createPendingFiles } from './pending-files.ts';
import type { MusicLibrary } from './music-library.ts';
import { ASKED, createRenderQueue, LISTENING } from './render-queue.ts';
import { removeRetired } from './remove-retired.ts';
import { createPause } from './stand-aside.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

/** Linux's niceness: the background gets what is left over, somebody who waits nearly a full share. */
const BACKGROUND_PRIORITY = 19;
const ASKED_PRIORITY = 5;
const LOOK_MS = 1_000;
const TIDY_MS = 30_000;

export interface MusicCounts {
  /** Over all processes. */
  readonly waiting: () => Promise<number>;
  /** By this one. */
  readonly made: () => { readonly stored: number; readonly failed: number };
}

export interface RenderScheduler extends MusicCounts {
  /** For the storage service: files that are not stored, but on their way. */
  readonly pending: PendingObjects;
  /** Somebody is about to play these. Answers the paths that are on their way now. */
  readonly prepare: (filePaths: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly close: () => Promise<void>;
}

/**
 * The library's files: made when somebody asks, and in the background when nobody does. A host has at most one process for
 * each of the two, whatever is asked from outside. As long as files are missing, the first stands ready.
 */
export const createRenderScheduler = (deps: {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly library: MusicLibrary;
  readonly background: boolean;
  readonly logError: (what: string, cause: unknown) => void;
}): RenderScheduler => {
  const { db, store, library, logError } = deps;
  const byPath = new Map(library.tracks.map((track) => [track.filePath, track]));
  const queue = createRenderQueue(db, library.tracks);
  const writer = createObjectWriter({ db, store, logError });
  const stopping = new AbortController();
  const stopped = (): boolean => stopping.signal.aborted;
  const load = deps.background ? watchHostLoad() : undefined;
  let complete = !deps.background;
  const lanes = {
    asked: createRenderProcess({
      worker: library.worker,
      priority: ASKED_PRIORITY,
      isNeeded: () => !complete && !stopped(),
    }),
    background: createRenderProcess({ worker: library.worker, priority: BACKGROUND_PRIORITY }),
  };
  const made = { stored: 0, failed: 0, 'given back': 0 };
  const files = createPendingFiles({ db, store, queue, byPath, onWaiting: () => asked.work() });

  const make = async (track: LibraryRow, renderer: keyof typeof lanes, manners: Manners): Promise<void> => {
    const file = files.begin(track);
    const stopping = (): boolean => stopped() || manners.gaveUp();
    const shared = { queue, writer, renderer: lanes[renderer], logError, pause: manners.pause, stopping };
    made[await renderFile(shared, track, file)] += 1;
    files.end(track.filePath);
  };

  const asked = workThroughAsked({
    queue,
    byPath,
    make: (track, manners) => make(track, 'asked', manners),
    isHeard: files.isHeard,
    signal: stopping.signal,
    logError,
  });

  const isBusy = (): boolean => asked.isWorking() || load?.isBusy() === true;
  const standAside = createPause({ signal: stopping.signal, isBusy });
  const filling = deps.background
    ? fillWhenIdle({
        queue,
        tracks: library.tracks,
        signal: stopping.signal,
        logError,
        isBusy,
        make: (track) =>
          make(track, 'background', {
            pause: () => standAside(() => files.isWanted(track.filePath)),
            gaveUp: () => false,
          }),
        onComplete: () => {
          complete = true;
        },
      })
    : Promise.resolve();

  /** Before anybody asks: what guests may hear, by the process that people wait for. */
  const begin = async (): Promise<void> => {
    const stored = await queue.stored(library.tracks.map(({ filePath }) => filePath));
    const missing = library.tracks.filter(({ filePath }) => !stored.has(filePath));
    complete = missing.length === 0;
    if (complete || stopped()) return;
    lanes.asked.getReady();
    const demos = missing.filter(({ demo }) => demo);
    if (demos.length > 0) await queue.ask(demos, ASKED);
    asked.work();
  };
  const beginning = deps.background
    ? begin().catch((error: unknown) => {
        if (!stopped()) logError('The library could not be made ready', error);
      })
    : Promise.resolve();

  const looking = setInterval(() => void files.look().catch(() => {}), LOOK_MS);
  const tidying = setInterval(() => void tidy(), TIDY_MS);
  for (const timer of [looking, tidying]) timer.unref();
  const tidy = async (): Promise<void> => {
    try {
      if ((await queue.recover()) > 0) asked.work();
      await removeRetired(db, writer);
    } catch (error) {
      if (!stopped()) logError('The queue of renderings could not be tidied', error);
    }
  };

  const close = async (): Promise<void> => {
    stopping.abort();
    for (const timer of [looking, tidying]) clearInterval(timer);
    load?.stop();
    files.close();
    await beginning;
    await Promise.all([lanes.asked.close(), lanes.background.close()]);
    await Promise.all([asked.settled(), filling]);
  };
  let closing: Promise<void> | undefined;

  return {
    pending: files.pending,
    prepare: async (filePaths) => {
      const tracks = filePaths.map((path) => byPath.get(path)).filter((track) => track !== undefined);
      if (tracks.length === 0) return new Set();
      // One alone is what somebody is about to hear; several are what may follow.
      const coming = await queue.ask(tracks, tracks.length === 1 ? LISTENING : ASKED);
      files.want(coming);
      asked.work();
      return coming;
    },
    waiting: () => queue.waiting(),
    made: () => ({ stored: made.stored, failed: made.failed }),
    close: () => (closing ??= close()),
  };
};
