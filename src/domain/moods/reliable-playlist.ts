import { resolveMood } from '#domain/moods/mood-mapping.ts';
import { helpedFirst, withoutBanned } from '#domain/moods/search-mood.ts';
import { type RandomSource, shuffle } from '#domain/music/shuffle.ts';
import type { Track } from '#domain/music/track.ts';
import { isPlayable } from '#domain/music/track-row.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';

const playlistLimit = 10;

interface Criteria {
  readonly mood: string;
  readonly adhd_optimized: boolean;
}

/** Spec 2 §7. Level 0 is exactly what was asked for; each level above asks for less. */
export interface ReliablePlaylist {
  readonly tracks: readonly Track[];
  readonly fallbackLevel: 0 | 1 | 2 | 3 | 4;
  readonly source: 'mood' | 'mood-any' | 'adhd-optimized' | 'library' | 'none';
}

interface Choosing {
  readonly random: RandomSource;
  readonly preferences: TrackPreferences;
  readonly limit?: number;
}

/** A playlist for a mood that is empty only where the library is. */
export const reliablePlaylist = (
  library: readonly Track[],
  { mood, adhd_optimized }: Criteria,
  { random, preferences, limit = playlistLimit }: Choosing,
): ReliablePlaylist => {
  const all = withoutBanned(library, preferences).filter(isPlayable);
  const service = resolveMood(mood)?.service;
  const ofMood = all.filter(({ moodCategory }) => service !== undefined && moodCategory === service);
  const steps = [
    {
      fallbackLevel: 0,
      source: 'mood',
      tracks: ofMood.filter((track) => track.adhdOptimized === adhd_optimized),
    },
    { fallbackLevel: 1, source: 'mood-any', tracks: ofMood },
    { fallbackLevel: 2, source: 'adhd-optimized', tracks: all.filter(({ adhdOptimized }) => adhdOptimized) },
    { fallbackLevel: 3, source: 'library', tracks: all },
  ] as const;
  const step = steps.find(({ tracks }) => tracks.length > 0);
  if (step === undefined) return { tracks: [], fallbackLevel: 4, source: 'none' };
  return { ...step, tracks: helpedFirst(shuffle(step.tracks, random), preferences).slice(0, limit) };
};
