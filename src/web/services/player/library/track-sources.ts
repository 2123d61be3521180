import { stagingPathOf } from '#domain/uploads/private-audio.ts';
import type { Track } from '#domain/music/track.ts';
import type { AudioCache } from '#web/platform/audio/audio-cache.ts';
import type { Source } from '#web/platform/audio/stage.ts';
import { AppError } from '#web/platform/app-error.ts';

interface Dependencies {
  readonly cache: AudioCache;
  /** Null where nobody needs to prepare it: for a guest, and where the file is known to be there. */
  readonly prepare: (track: Track) => Promise<void> | null;
  /** An address for somebody's own upload. */
  readonly sign: (stagingPath: string) => Promise<string>;
}

const nothing = (): void => undefined;

const sourceAt = (src: string): Source => ({ src, kept: false, release: nothing });

const overTheNetwork = (track: Track, { prepare, sign }: Dependencies): Source | Promise<Source> => {
  if (!navigator.onLine) return Promise.reject(new AppError('unreachable', 'You’re offline.'));
  const own = stagingPathOf(track.audioUrl);
  // Uploads are files already; there is nothing to render.
  if (own !== null) return sign(own).then(sourceAt);
  return prepare(track)?.then(() => sourceAt(track.audioUrl)) ?? sourceAt(track.audioUrl);
};

/** From this device where it can be, then from the server; at once wherever the file is there. */
export const openTrack =
  (dependencies: Dependencies) =>
  (track: Track): Source | Promise<Source> => {
    const lease = dependencies.cache.lease(track.audioUrl);
    if (lease === null) return overTheNetwork(track, dependencies);
    if (!(lease instanceof Promise)) return { ...lease, kept: true };
    return lease.then((found) =>
      found === null ? overTheNetwork(track, dependencies) : { ...found, kept: true },
    );
  };
