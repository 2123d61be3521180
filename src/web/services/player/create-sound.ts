import type { PlaybackEvent } from '#domain/player/playback.ts';
import type { Track } from '#domain/music/track.ts';
import { firstBytesLimits } from '#domain/player/player-limits.ts';
import { stagingPathOf } from '#domain/uploads/private-audio.ts';
import { createAudioGraph } from '#web/platform/audio/audio-graph.ts';
import { createAudioPool } from '#web/platform/audio/audio-pool.ts';
import { createPreloader } from '#web/platform/audio/preloader.ts';
import { createStage } from '#web/platform/audio/stage.ts';
import { trackCache as cache } from '#web/platform/audio/track-cache.ts';
import { signUpload } from '#web/platform/audio/private-audio-queries.ts';
import { askForStored, askToPrepare } from '#web/services/player/library/library-queries.ts';
import { connectCacheStats, recordOperation, recordPreloaded } from '#web/services/player/performance-log.ts';
import { createPreparing } from '#web/services/player/library/prepare-tracks.ts';
import { createStoredTracks } from '#web/services/player/library/stored-tracks.ts';
import { openTrack } from '#web/services/player/library/track-sources.ts';

interface Dependencies {
  readonly send: (event: PlaybackEvent) => void;
  readonly changed: () => void;
  readonly queue: () => readonly Track[];
  readonly isGuest: () => boolean;
  /** A mood was asked for, and not these tracks. */
  readonly isByMood: () => boolean;
}

/** Everything that makes sound, put together. */
export const createSound = ({ send, changed, queue, isGuest, isByMood }: Dependencies) => {
  const graph = createAudioGraph();
  const pool = createAudioPool();
  const stored = createStoredTracks({ ask: askForStored, now: () => performance.now() });
  const preparing = createPreparing(askToPrepare, stored.learn);
  // Files that lie on the device, what somebody uploaded, and what guests hear are there without being made.
  const isReady = ({ id, audioUrl }: Track): boolean =>
    cache.has(audioUrl) ||
    (navigator.onLine && (isGuest() || stored.has(id) || stagingPathOf(audioUrl) !== null));
  const readyIds = (tracks: readonly Track[]): ReadonlySet<string> =>
    new Set(tracks.filter(isReady).map(({ id }) => id));
  connectCacheStats(cache.stats);
  const stage = createStage({
    pool,
    graph,
    open: openTrack({
      cache,
      prepare: ({ id }) => (isGuest() || stored.has(id) ? null : preparing.now(id)),
      sign: signUpload,
    }),
    kept: () => new Set(queue().flatMap(({ id, audioUrl }) => (cache.has(audioUrl) ? [id] : []))),
    ready: () => readyIds(queue()),
    patience: (track) => {
      const others = stored.isKnown() && !isReady(track) && queue().some(isReady);
      if (!others) return firstBytesLimits.alone;
      return isByMood() ? firstBytesLimits.withOthers : firstBytesLimits.chosen;
    },
    send,
    random: Math.random,
    broken: ({ audioUrl }) => {
      cache.forget(audioUrl).catch(() => undefined);
    },
    missed: ({ id }) => {
      stored.forget(id);
      preparing.forget(id);
    },
    changed,
  });
  const preloader = createPreloader({
    cache,
    prepare: (ids) => {
      const unmade = ids.filter((id) => !stored.has(id));
      if (!isGuest() && unmade.length > 0) preparing.later(unmade);
    },
    isUnmade: (track) => stored.isKnown() && !isReady(track),
    preloaded: (url, ms, success) => {
      if (success) recordPreloaded(url);
      recordOperation('preload', ms, success);
    },
  });
  return { graph, pool, cache, stage, preloader, stored, isReady, readyIds };
};
