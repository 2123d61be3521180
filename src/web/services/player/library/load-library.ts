import { libraryLoadLimits } from '#domain/player/player-limits.ts';
import type { Track } from '#domain/music/track.ts';
import { tracksOf } from '#domain/music/track-row.ts';
import type { CachedLibrary } from '#web/services/player/library/library-cache.ts';
import type { LibrarySource } from '#web/services/player/player.ts';

export interface LoadedLibrary {
  readonly tracks: readonly Track[];
  readonly source: LibrarySource;
}

interface Dependencies {
  /** Null for a guest. */
  readonly userId: string | null;
  readonly kept: () => CachedLibrary | null;
  readonly keep: (rows: readonly unknown[]) => void;
  /** One attempt, given up with the signal. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  readonly demo: readonly Track[];
  readonly online: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  /** Ends all attempts: another person came, or the timeout is over. */
  readonly signal: AbortSignal;
}

const askTheDatabase = async (dependencies: Dependencies): Promise<readonly Track[] | null> => {
  for (let attempt = 0; attempt < libraryLoadLimits.attempts; attempt += 1) {
    if (dependencies.signal.aborted || !dependencies.online()) return null;
    try {
      const limit = AbortSignal.any([dependencies.signal, AbortSignal.timeout(libraryLoadLimits.abort)]);
      const rows = await dependencies.ask(limit);
      const tracks = tracksOf(rows);
      if (tracks.length > 0 && Array.isArray(rows)) {
        dependencies.keep(rows);
        return tracks;
      }
      // An empty library is what somebody without a session row sees: the next attempt makes one.
    } catch {
      // Said once, at the end, by what plays instead.
    }
    const last = attempt === libraryLoadLimits.attempts - 1;
    if (!last) await dependencies.wait(libraryLoadLimits.backOff[attempt] ?? 0);
  }
  return null;
};

/** Spec 2 §4: what is kept and fresh, the database, what is kept at all, the demo tracks. */
export const loadLibrary = async (dependencies: Dependencies): Promise<LoadedLibrary> => {
  const demo = { tracks: dependencies.demo, source: 'demo' } as const;
  if (dependencies.userId === null) return demo;
  const kept = dependencies.kept();
  const keptTracks = kept === null ? [] : tracksOf(kept.rows);
  if (kept?.fresh === true && keptTracks.length > 0) return { tracks: keptTracks, source: 'cache' };
  const asked = await askTheDatabase(dependencies);
  if (asked !== null) return { tracks: asked, source: 'database' };
  return keptTracks.length > 0 ? { tracks: keptTracks, source: 'old-cache' } : demo;
};
