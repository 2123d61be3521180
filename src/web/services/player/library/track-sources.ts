import { stagingPathOf } from '#domain/uploads/private-audio.ts';
import type { Track } from '#domain/music/track.ts';
import type { AudioCache } from '#web/platform/audio/audio-cache.ts';
import type { Source } from '#web/platform/audio/stage.ts';
import { AppError } from '#web/platform/app-error.ts';

interface Dependencies {
  readonly cache: AudioCache;
  /** Null for a guest: the demo tracks need nobody to prepare them. */
  readonly prepare: () => ((trackId: string) => Promise<void>) | null;
  /** An address for somebody's own upload. */
  readonly sign: (stagingPath: string) => Promise<string>;
}

const nothing = (): void => undefined;

const overTheNetwork = async (
  track: Track,
  prepare: ReturnType<Dependencies['prepare']>,
  sign: Dependencies['sign'],
): Promise<Source> => {
  if (!navigator.onLine) throw new AppError('unreachable', 'You’re offline.');
  const own = stagingPathOf(track.audioUrl);
  // Uploads are files already; there is nothing to render.
  if (prepare !== null && own === null) await prepare(track.id);
  const src = own === null ? track.audioUrl : await sign(own);
  return { src, kept: false, release: nothing };
};

/** From this device where it can be, and then at once. */
export const openTrack =
  ({ cache, prepare, sign }: Dependencies) =>
  (track: Track): Source | Promise<Source> => {
    const lease = cache.lease(track.audioUrl);
    if (lease === null) return overTheNetwork(track, prepare(), sign);
    if (!(lease instanceof Promise)) return { ...lease, kept: true };
    return lease.then((found) =>
      found === null ? overTheNetwork(track, prepare(), sign) : { ...found, kept: true },
    );
  };
