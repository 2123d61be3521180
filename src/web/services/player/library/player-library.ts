import { demoTracks } from '#domain/music/demo-tracks.ts';
import { readinessLimits } from '#domain/player/player-limits.ts';
import {
  dropCachedLibrary,
  cacheLibrary,
  readCachedLibrary,
} from '#web/services/player/library/library-cache.ts';
import { fetchLibraryRows } from '#web/services/player/library/library-queries.ts';
import { loadLibrary, type LoadedLibrary } from '#web/services/player/library/load-library.ts';
import { measureOperation } from '#web/services/player/performance-log.ts';
import { readStoredUserId } from '#web/platform/backend/stored-session.ts';

/** The fallbacks have to be reached before the timeout for the whole is over. */
const margin = 1000;

/** The library of a person, or the demo tracks for a guest. It always answers. */
export const libraryOf = async (userId: string | null, signal: AbortSignal): Promise<LoadedLibrary> =>
  measureOperation('library-load', () =>
    loadLibrary({
      userId,
      kept: () => (userId === null ? null : readCachedLibrary(userId, Date.now())),
      keep: (rows) => {
        // Whoever signed out meanwhile leaves nothing behind.
        const theirs = userId !== null && readStoredUserId() === userId;
        if (theirs && !signal.aborted) cacheLibrary(userId, rows, Date.now());
      },
      ask: async (limit) => (userId === null ? [] : fetchLibraryRows(userId, limit)),
      demo: demoTracks,
      online: () => navigator.onLine,
      wait: async (ms) =>
        new Promise((resolve) => {
          setTimeout(resolve, ms);
        }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(readinessLimits.library - margin)]),
    }),
  );

/** What is kept names files that are no longer there: the next look asks the database. */
export const distrustLibrary = (userId: string | null): void => {
  if (userId !== null) dropCachedLibrary(userId);
};
