import type { PlaybackEvent } from '#domain/player/playback.ts';
import type { Track } from '#domain/music/track.ts';
import { createAudioGraph } from '#web/platform/audio/audio-graph.ts';
import { createAudioPool } from '#web/platform/audio/audio-pool.ts';
import { createPreloader } from '#web/platform/audio/preloader.ts';
import { createStage } from '#web/platform/audio/stage.ts';
import { trackCache as cache } from '#web/platform/audio/track-cache.ts';
import { signUpload } from '#web/platform/audio/private-audio-queries.ts';
import { askToPrepare } from '#web/services/player/library/library-queries.ts';
import { connectCacheStats, recordOperation, recordPreloaded } from '#web/services/player/performance-log.ts';
import { createPreparing } from '#web/services/player/library/prepare-tracks.ts';
import { openTrack } from '#web/services/player/library/track-sources.ts';

interface Dependencies {
  readonly send: (event: PlaybackEvent) => void;
  readonly changed: () => void;
  readonly queue: () => readonly Track[];
  readonly isGuest: () => boolean;
}

/** Everything that makes sound, put together. */
export const createSound = ({ send, changed, queue, isGuest }: Dependencies) => {
  const graph = createAudioGraph();
  const pool = createAudioPool();
  const preparing = createPreparing(askToPrepare);
  connectCacheStats(cache.stats);
  const stage = createStage({
    pool,
    graph,
    open: openTrack({ cache, prepare: () => (isGuest() ? null : preparing.now), sign: signUpload }),
    kept: () => new Set(queue().flatMap(({ id, audioUrl }) => (cache.has(audioUrl) ? [id] : []))),
    send,
    random: Math.random,
    broken: ({ audioUrl }) => {
      cache.forget(audioUrl).catch(() => undefined);
    },
    changed,
  });
  const preloader = createPreloader({
    cache,
    prepare: (ids) => {
      if (!isGuest() && ids.length > 0) preparing.later(ids);
    },
    preloaded: (url, ms, success) => {
      if (success) recordPreloaded(url);
      recordOperation('preload', ms, success);
    },
  });
  return { graph, pool, cache, stage, preloader };
};
