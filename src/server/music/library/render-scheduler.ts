import type { Database } from '#server/engine/database/database.ts';
import { createObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import type { PendingObjects } from '#server/engine/storage/objects/pending-objects.ts';
import type { Presence } from '#server/host/presence.ts';
import { oneAtATime } from '#server/music/worker/one-at-a-time.ts';
import { createRenderProcess } from '#server/music/worker/render-process.ts';
import { workThroughAsked } from './requested-renders.ts';
import type { Manners } from './requested-renders.ts';
import { fillWhenIdle } from './fill-library.ts';
import { watchHostLoad } from './host-load.ts';
import { openingTracks } from './library-order.ts';
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
/** Without a byte for so long while one was waited for, a process has hung; longer where nobody waits. */
const SILENT_MS = 15_000;
const BACKGROUND_SILENT_MS = 60_000;
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
 * each of the two, whatever is asked from outside, and one more for files whose process ended or hung, one after the
 * other. As long as files are missing, the first stands ready for those who are signed in.
 */
export const createRenderScheduler = (deps: {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly library: MusicLibrary;
  readonly background: boolean;
  readonly presence: Pick<Presence, 'isSomebodyHere' | 'onArrival'>;
  readonly logError: (what: string, cause: unknown) => void;
}): RenderScheduler => {
  const { db, store, library, presence, logError } = deps;
  const { silentMs = SILENT_MS } = library;
  const byPath = new Map(library.tracks.map((track) => [track.filePath, track]));
  const queue = createRenderQueue(db, library.tracks);
  const writer = createObjectWriter({ db, store, logError });
  const stopping = new AbortController();
  const stopped = (): boolean => stopping.signal.aborted;
  const load = deps.background ? watchHostLoad() : undefined;
  let complete = !deps.background;
  /** Somebody may press a file that nobody has made. */
  const isExpected = (): boolean => !complete && !stopped() && presence.isSomebodyHere();
  const lanes = {
    asked: createRenderProcess({
      worker: library.worker,
      priority: ASKED_PRIORITY,
      silentMs,
      isNeeded: isExpected,
    }),
    background: createRenderProcess({
      worker: library.worker,
      priority: BACKGROUND_PRIORITY,
      silentMs: Math.max(silentMs, BACKGROUND_SILENT_MS),
    }),
    alone: createRenderProcess({ worker: library.worker, priority: ASKED_PRIORITY, silentMs }),
  };
  const alone = oneAtATime(lanes.alone);
  /** Their process ended or hung. One of them may be the cause; alone, it harms no other. */
  const suspects = new Set<string>();
  const made = { stored: 0, failed: 0, 'given back': 0, again: 0 };
  /** What the background makes, and how to have it stop: it gets what is left of the machine, which may be nothing. */
  const quiet = new Map<string, AbortController>();
  const files = createPendingFiles({
    db,
    store,
    queue,
    byPath,
    onWaiting: () => asked.work(),
    onRead: (filePath) => quiet.get(filePath)?.abort(),
  });

  const make = async (
    track: LibraryRow,
    lane: 'asked' | 'background',
    manners: Manners & { readonly signal?: AbortSignal },
  ): Promise<void> => {
    const { filePath } = track;
    // Alone it stands aside for nobody: those it would wait for may be waiting for its turn to end.
    const isAlone = suspects.has(filePath);
    const pause = isAlone ? async () => {} : manners.pause;
    const renderer = isAlone ? alone : lanes[lane];
    const shared = { queue, writer, renderer, logError, stopping: stopped, ...manners, pause };
    const result = await renderFile(shared, track, files.begin(track));
    made[result] += 1;
    if (result === 'again') suspects.add(filePath);
    else if (result !== 'given back') suspects.delete(filePath);
    const isToCome = (result === 'again' || result === 'given back') && !stopped();
    if (isToCome) files.leave(filePath);
    else files.end(filePath);
    if (isToCome) asked.work();
  };

  /** Handed over as soon as somebody reads it. */
  const makeQuietly = async (track: LibraryRow): Promise<void> => {
    const { filePath } = track;
    const handing = new AbortController();
    quiet.set(filePath, handing);
    if (files.isHeard(filePath)) handing.abort();
    await make(track, 'background', {
      pause: () => standAside(() => files.isWanted(filePath)),
      gaveUp: () => handing.signal.aborted,
      signal: handing.signal,
    }).finally(() => quiet.delete(filePath));
  };

  const asked = workThroughAsked({
    queue,
    byPath,
    make: (track, manners) => make(track, 'asked', manners),
    isHeard: files.isHeard,
    hasLead: files.hasLead,
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
        make: makeQuietly,
        onComplete: () => {
          complete = true;
        },
      })
    : Promise.resolve();

  const getReady = (): void => {
    if (isExpected()) lanes.asked.getReady();
  };

  /** Before anybody asks: what guests hear and every mood begins with, by the process that people wait for. */
  const begin = async (): Promise<void> => {
    const stored = await queue.stored(library.tracks.map(({ filePath }) => filePath));
    const missing = library.tracks.filter(({ filePath }) => !stored.has(filePath));
    complete = missing.length === 0;
    if (complete || stopped()) return;
    getReady();
    presence.onArrival(getReady);
    const openers = openingTracks(library.tracks).filter((track) => missing.includes(track));
    if (openers.length > 0) await queue.ask(openers, ASKED);
    asked.work();
  };
  const beginning = deps.background
    ? begin().catch((error: unknown) => {
        if (!stopped()) logError('The library could not be made ready', error);
      })
    : Promise.resolve();

  const lookAround = async (): Promise<void> => {
    // Whoever had taken it may have died: those who wait for it do not wait for the next tidying.
    if ((await files.look()) && (await queue.recover()) > 0) asked.work();
  };
  const looking = setInterval(() => void lookAround().catch(() => {}), LOOK_MS);
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
    await Promise.all(Object.values(lanes).map((lane) => lane.close()));
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
