import type { Track } from '#domain/music/track.ts';
import { distrustLibrary, libraryOf } from '#web/services/player/library/player-library.ts';
import type { LibrarySource } from '#web/services/player/player.ts';

/** The library in use, whosever it is; an answer for somebody who has left changes nothing. */
export const createCurrentLibrary = () => {
  let tracks: readonly Track[] = [];
  let source: LibrarySource = 'none';
  let loading = new AbortController();

  const load = async (userId: string | null): Promise<void> => {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    const loaded = await libraryOf(userId, signal);
    if (signal.aborted) return;
    ({ tracks, source } = loaded);
  };

  const renew = async (userId: string | null): Promise<void> => {
    distrustLibrary(userId);
    await load(userId);
  };

  return {
    tracks: () => tracks,
    source: () => source,
    load,
    renew,
    empty: () => {
      loading.abort();
      tracks = [];
      source = 'none';
    },
    /** A track of what was kept is not there: the kept library may be older than the server. */
    doubt: async (userId: string | null): Promise<void> => {
      if (source !== 'cache' || !navigator.onLine) return;
      await renew(userId);
    },
    /** With the network back, better than what stood in for it. */
    improve: async (userId: string | null): Promise<void> => {
      if (userId !== null && (source === 'demo' || source === 'old-cache')) await load(userId);
    },
  };
};
