import type { Energy } from '#domain/records/kinds/energy.ts';
import { defaultMood, moodProfiles, resolveMood } from '#domain/moods/mood-mapping.ts';
import { reliablePlaylist } from '#domain/moods/reliable-playlist.ts';
import { helpedFirst, type MoodSearch, searchMood, withoutBanned } from '#domain/moods/search-mood.ts';
import { type RandomSource, shuffle } from '#domain/music/shuffle.ts';
import type { Track } from '#domain/music/track.ts';
import { isPlayable } from '#domain/music/track-row.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';
import { libraryLoadLimits } from '#domain/player/player-limits.ts';

/** What a choice is made from. */
export interface Shelf {
  readonly library: readonly Track[];
  readonly random: RandomSource;
  readonly preferences: TrackPreferences;
}

const those = (shelf: Shelf, fits: (track: Track) => boolean): readonly Track[] => {
  const found = withoutBanned(shelf.library, shelf.preferences).filter(isPlayable).filter(fits);
  return helpedFirst(shuffle(found, shelf.random), shelf.preferences);
};

export const tracksByEnergy = (shelf: Shelf, energy: Energy): readonly Track[] =>
  those(shelf, ({ energyLevel }) => energyLevel === energy);

export const tracksByFocusType = (shelf: Shelf, focus: string): readonly Track[] =>
  those(shelf, ({ focusType }) => focusType === focus);

/** Spec 2 §9: three at random, for "just play". */
export const starterTracks = (shelf: Shelf): readonly Track[] =>
  those(shelf, () => true).slice(0, libraryLoadLimits.starterTracks);

/** Spec 2 §4: by mood, then by energy, then by focus, then whatever there is. Without a mood that fits: focus. */
export const tracksForMood = (shelf: Shelf, mood: string): MoodSearch => {
  const { library, random, preferences } = shelf;
  const search = searchMood(library, mood, random, preferences);
  if (search.ok) return search;
  const { service, preset } = resolveMood(mood) ?? { service: defaultMood, preset: null };
  const { energyLevel, focusType } = preset ?? moodProfiles[service];
  const { tracks } = reliablePlaylist(
    library,
    { mood: service, adhd_optimized: true },
    { random, preferences },
  );
  const others = [tracksByEnergy(shelf, energyLevel), tracksByFocusType(shelf, focusType), tracks];
  const found = others.find((candidates) => candidates.length > 0);
  return found === undefined ? search : { ok: true, tracks: found };
};
