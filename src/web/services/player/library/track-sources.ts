import type { Track } from '#domain/music/track.ts';
import type { AudioCache } from '#web/platform/audio/audio-cache.ts';
import type { Source } from '#web/platform/audio/stage.ts';
import { AppError } from '#web/platform/app-error.ts';

interface Dependencies {
  readonly cache: AudioCache;
  /** Null for a guest: the demo tracks need nobody to prepare them. */
  readonly prepare: () => ((trackId: string) => Promise<void>) | null;
}

const nothing = (): void => undefined;

const overTheNetwork = async (
  track: Track,
  prepare: ReturnType<Dependencies['prepare']>,
): Promise<Source> => {
  if (!navigator.onLine) throw new AppError('unreachable', 'You’re offline.');
  if (prepare !== null) await prepare(track.id);
  return { src: track.audioUrl, kept: false, release: nothing };
};

/** From this device where it can be, and then at once. */
export const openTrack =
  ({ cache, prepare }: Dependencies) =>
  (track: Track): Source | Promise<Source> => {
    const lease = cache.lease(track.audioUrl);
    if (lease === null) return overTheNetwork(track, prepare());
    if (!(lease instanceof Promise)) return { ...lease, kept: true };
    return lease.then((found) =>
      found === null ? overTheNetwork(track, prepare()) : { ...found, kept: true },
    );
  };
