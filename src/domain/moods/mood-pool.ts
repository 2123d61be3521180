import { defaultMood, resolveMood } from '#domain/moods/mood-mapping.ts';
import {
  fallbacksOf,
  isPrimary,
  moodSearchLimits,
  uniqueById,
  withoutBanned,
} from '#domain/moods/search-mood.ts';
import type { Track } from '#domain/music/track.ts';
import { isPlayable } from '#domain/music/track-row.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';

/** Everything of a mood, for music that goes on: what is of the mood, and where that is too little what is near it. */
export const moodPool = (
  library: readonly Track[],
  mood: string | null,
  preferences: TrackPreferences,
): readonly Track[] => {
  const allowed = uniqueById(withoutBanned(library, preferences)).filter(isPlayable);
  const resolved = resolveMood(mood ?? '') ?? { service: defaultMood, preset: null };
  const matches = allowed.filter(isPrimary(resolved));
  if (matches.length >= moodSearchLimits.primary) return matches;
  const near = uniqueById([...matches, ...fallbacksOf(resolved, allowed)]);
  return near.length > 0 ? near.slice(0, moodSearchLimits.withFallbacks) : allowed;
};
