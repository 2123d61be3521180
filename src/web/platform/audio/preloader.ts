import { stagingPathOf } from '#domain/uploads/private-audio.ts';
import type { Track } from '#domain/music/track.ts';
import { keepPlayingLimits, preloadLimits } from '#domain/player/player-limits.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { AudioCache } from '#web/platform/audio/audio-cache.ts';

interface Dependencies {
  readonly cache: Pick<AudioCache, 'has' | 'keep'>;
  readonly prepare: (trackIds: readonly string[]) => void;
  /** It has yet to be made: whoever reads it now would come before those who listen. */
  readonly isUnmade: (track: Track) => boolean;
  readonly preloaded: (url: string, ms: number, success: boolean) => void;
}

export interface Preloader {
  /** What plays comes first, so that it plays on without a network; then what follows. `unmade` is only asked for. */
  readonly follow: (playing: Track, next: readonly Track[], unmade: readonly Track[]) => void;
  /** After a moment, when nothing else is asked for. */
  readonly popular: (tracks: readonly Track[]) => void;
  readonly stop: () => void;
}

/** Somebody who pays by the megabyte hears what they ask for and nothing is fetched ahead. */
const sparing = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

const pause = async (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Spec 2 §9: one after the other with a gap, never against what is heard now. */
export const createPreloader = ({ cache, prepare, isUnmade, preloaded }: Dependencies): Preloader => {
  let following = new AbortController();
  let work: Promise<void> = Promise.resolve();
  let popularOnes: readonly Track[] = [];
  let later: ReturnType<typeof setTimeout> | undefined;

  const fetchOne = async (
    track: Track,
    ahead: boolean,
    signal: AbortSignal,
  ): Promise<'kept' | 'silent' | 'refused'> => {
    const began = performance.now();
    try {
      await cache.keep(track.audioUrl, signal);
      if (ahead) preloaded(track.audioUrl, performance.now() - began, true);
      return 'kept';
    } catch (error) {
      // Not fetched ahead is not lost: it is streamed when its turn comes.
      if (ahead && !signal.aborted) preloaded(track.audioUrl, performance.now() - began, false);
      return error instanceof AppError && error.code === 'unreachable' ? 'silent' : 'refused';
    }
  };

  /** A server that says nothing for a while may speak again; what is only fetched ahead can wait for its turn. */
  const fetchPlaying = async (track: Track, signal: AbortSignal): Promise<void> => {
    for (let tries = 1; (await fetchOne(track, false, signal)) === 'silent'; tries += 1) {
      if (signal.aborted || tries >= keepPlayingLimits.tries) return;
      await pause(keepPlayingLimits.againAfter);
    }
  };

  const fetchAll = async (
    tracks: readonly Track[],
    playing: Track | null,
    signal: AbortSignal,
  ): Promise<void> => {
    for (const track of tracks) {
      if (signal.aborted || !navigator.onLine) return;
      if (cache.has(track.audioUrl) || (track !== playing && isUnmade(track))) continue;
      await (track === playing ? fetchPlaying(track, signal) : fetchOne(track, true, signal));
      await pause(preloadLimits.gap);
    }
  };

  const start = (tracks: readonly Track[], playing: Track | null, unmade: readonly Track[] = []): void => {
    following.abort();
    following = new AbortController();
    const missing = tracks.filter(({ audioUrl }) => !cache.has(audioUrl));
    if (sparing()) return;
    // Uploads are files already.
    const asked = [...missing, ...unmade].filter(({ audioUrl }) => stagingPathOf(audioUrl) === null);
    prepare([...new Set(asked.map(({ id }) => id))]);
    if (missing.length === 0) return;
    work = fetchAll(missing, playing, following.signal).catch(() => undefined);
  };

  /** What plays, and what follows it, has its turn first, however often another one comes meanwhile. */
  const startWhenFree = async (tracks: readonly Track[]): Promise<void> => {
    let before: Promise<void>;
    do {
      before = work;
      await before;
    } while (before !== work);
    if (popularOnes === tracks) start(tracks, null);
  };

  return {
    follow: (playing, next, unmade) => start([playing, ...next], playing, unmade),
    popular: (tracks) => {
      clearTimeout(later);
      const few = tracks.slice(0, preloadLimits.popular);
      popularOnes = few;
      if (few.length === 0) return;
      later = setTimeout(() => void startWhenFree(few), preloadLimits.popularAfter);
    },
    stop: () => {
      clearTimeout(later);
      popularOnes = [];
      following.abort();
    },
  };
};
