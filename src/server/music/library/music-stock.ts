import type { Database } from '#server/engine/database/database.ts';
import { createObjectWriter } from '#server/engine/storage/object-writer.ts';
import type { ObjectStore } from '#server/engine/storage/object-store.ts';
import type { ObjectsInTheMaking } from '#server/engine/storage/objects-in-the-making.ts';
import { createRenderLane } from '#server/music/worker/render-lane.ts';
import { fillWhenIdle } from './fill-library.ts';
import { watchHostLoad } from './host-load.ts';
import { makeFile } from './make-file.ts';
import { createMakingFiles } from './making-files.ts';
import type { MusicLibrary } from './music-library.ts';
import { ASKED, createRenderQueue } from './render-queue.ts';
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

export interface MusicStock extends MusicCounts {
  /** For the storage service: files that are not stored, but on their way. */
  readonly making: ObjectsInTheMaking;
  /** Somebody is about to play these. Answers the paths that are on their way now. */
  readonly prepare: (filePaths: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly close: () => Promise<void>;
}

/**
 * The library's files: made when somebody asks, one after the other, and in the background when nobody does. A process
 * renders at most two at once, one of each kind, whatever is asked from outside.
 */
export function createMusicStock(deps: {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly library: MusicLibrary;
  readonly background: boolean;
  readonly logError: (what: string, cause: unknown) => void;
}): MusicStock {
  const { db, store, library, logError } = deps;
  const byPath = new Map(library.tracks.map((track) => [track.filePath, track]));
  const queue = createRenderQueue(db, library.tracks);
  const writer = createObjectWriter({ db, store, logError });
  const stopping = new AbortController();
  const stopped = (): boolean => stopping.signal.aborted;
  const load = deps.background ? watchHostLoad() : undefined;
  const lanes = {
    asked: createRenderLane({ worker: library.worker, priority: ASKED_PRIORITY }),
    background: createRenderLane({ worker: library.worker, priority: BACKGROUND_PRIORITY }),
  };
  const made = { stored: 0, failed: 0 };
  const files = createMakingFiles({ db, store, queue, byPath, onWaiting: () => work() });

  const make = async (
    track: LibraryRow,
    lane: keyof typeof lanes,
    pause: () => Promise<void>,
  ): Promise<void> => {
    const file = files.begin(track);
    made[
      await makeFile({ queue, writer, lane: lanes[lane], logError, pause, stopping: stopped }, track, file)
    ] += 1;
    files.end(track.filePath);
  };

  let working: Promise<void> | undefined;
  const workThrough = async (): Promise<void> => {
    for (;;) {
      const filePath = stopped() ? undefined : await queue.take();
      const track = filePath === undefined ? undefined : byPath.get(filePath);
      if (track === undefined) return;
      await make(track, 'asked', async () => {});
    }
  };
  let again = false;
  /** Whoever calls while it works is seen to before it ends. */
  const work = (): void => {
    again = true;
    working ??= (async () => {
      try {
        while (again && !stopped()) {
          again = false;
          await workThrough();
        }
      } catch (error) {
        if (!stopped()) logError('The queue of renderings could not be worked through', error);
      } finally {
        working = undefined;
      }
    })();
  };

  const standAside = createPause({
    signal: stopping.signal,
    isBusy: () => working !== undefined || load?.isBusy() === true,
  });
  const filling = deps.background
    ? fillWhenIdle({
        queue,
        tracks: library.tracks,
        signal: stopping.signal,
        logError,
        isBusy: () => working !== undefined || load?.isBusy() === true,
        make: (track) => make(track, 'background', () => standAside(() => files.isWanted(track.filePath))),
      })
    : Promise.resolve();

  const looking = setInterval(() => void files.look().catch(() => {}), LOOK_MS);
  const tidying = setInterval(() => void tidy(), TIDY_MS);
  for (const timer of [looking, tidying]) timer.unref();
  const tidy = async (): Promise<void> => {
    try {
      if ((await queue.recover()) > 0) work();
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
    await Promise.all([lanes.asked.close(), lanes.background.close()]);
    await Promise.all([working, filling]);
  };
  let closing: Promise<void> | undefined;

  return {
    making: files.making,
    prepare: async (filePaths) => {
      const tracks = filePaths.map((path) => byPath.get(path)).filter((track) => track !== undefined);
      if (tracks.length === 0) return new Set();
      const coming = await queue.ask(tracks, ASKED);
      files.want(coming);
      work();
      return coming;
    },
    waiting: () => queue.waiting(),
    made: () => ({ ...made }),
    close: () => (closing ??= close()),
  };
}
