import { moodPool } from '#domain/moods/mood-pool.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import type { HeardTimes } from '#domain/player/heard-times.ts';
import { type Playback, type PlaybackEvent, trackOf } from '#domain/player/playback.ts';
import { tracksToAdd } from '#domain/player/refill-queue.ts';

interface Dependencies {
  readonly state: () => Playback;
  readonly send: (event: PlaybackEvent) => void;
  readonly library: () => readonly Track[];
  /** The mood that was asked for; null where tracks were. */
  readonly mood: () => string | null;
  readonly preferences: () => TrackPreferences;
  readonly heardTimes: () => HeardTimes;
}

/** Music as long as the work (decision 059): while a focus session runs, the queue is refilled before it ends. */
export const createSessionMusic = ({ state, send, library, mood, preferences, heardTimes }: Dependencies) => {
  let until = -Infinity;

  const isLive = (): boolean => Date.now() < until;

  const refill = (): void => {
    const tracks = tracksToAdd(state(), {
      pool: () => moodPool(library(), mood() ?? trackOf(state())?.moodCategory ?? null, preferences()),
      heardAt: heardTimes(),
      preferences: preferences(),
      now: Date.now(),
      random: Math.random,
    });
    if (tracks.length > 0) send({ type: 'extend', tracks });
  };

  const settled = (): void => {
    // Looked at whenever something happens: a session may end on a page that knows nothing of it.
    if (state().endless !== isLive()) send({ type: 'endless', on: isLive() });
    else if (state().endless) refill();
  };

  return {
    isLive,
    settled,
    /** The moment a session ends, for one that is paused Infinity; null without one. */
    setSession: (endsAt: number | null): void => {
      until = endsAt ?? -Infinity;
      settled();
    },
  };
};
