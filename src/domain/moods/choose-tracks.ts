import type { Energy } from '#domain/records/kinds/energy.ts';
import { defaultMood, moodProfiles, resolveMood } from '#domain/moods/mood-mapping.ts';
import { readyFirst } from '#domain/moods/ready-first.ts';
import type { ReliablePlaylist } from '#domain/moods/reliable-playlist.ts';
import { helpedFirst, searchMood, withoutBanned } from '#domain/moods/search-mood.ts';
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

const those = (shelf: Shelf, fits: (track: Track) => boolean, most = Infinity): readonly Track[] => {
  const found = withoutBanned(shelf.library, shelf.preferences).filter(isPlayable).filter(fits);
  const ranked = helpedFirst(shuffle(found, shelf.random), shelf.preferences);
  return readyFirst(ranked, most, ({ id }) => shelf.preferences.ready?.has(id) ?? false);
};

export const tracksByEnergy = (shelf: Shelf, energy: Energy): readonly Track[] =>
  those(shelf, ({ energyLevel }) => energyLevel === energy);

export const tracksByFocusType = (shelf: Shelf, focus: string): readonly Track[] =>
  those(shelf, ({ focusType }) => focusType === focus);

/** Spec 2 §9: three at random, for "just play". */
export const starterTracks = (shelf: Shelf): readonly Track[] =>
  those(shelf, () => true, libraryLoadLimits.starterTracks);

/** How far what plays is from what was asked for, and where it was found: of spec 2 §7, and the two steps before it. */
export interface PickedFrom {
  readonly fallbackLevel: ReliablePlaylist['fallbackLevel'];
  readonly source: ReliablePlaylist['source'] | 'energy' | 'focus-type';
}

export type MoodPick =
  | (PickedFrom & { readonly ok: true; readonly tracks: readonly Track[] })
  | { readonly ok: false; readonly message: string };

const wishOf = (mood: string) => resolveMood(mood) ?? { service: defaultMood, preset: null };

/** Spec 2 §4: by mood, then by energy, then by focus. Without a mood that fits: focus. */
export const tracksForMood = (shelf: Shelf, mood: string): MoodPick => {
  const search = searchMood(shelf.library, mood, shelf.random, shelf.preferences);
  if (search.ok) return { ...search, fallbackLevel: 0, source: 'mood' };
  const { service, preset } = wishOf(mood);
  const { energyLevel, focusType } = preset ?? moodProfiles[service];
  const others = [
    { source: 'energy', tracks: tracksByEnergy(shelf, energyLevel) },
    { source: 'focus-type', tracks: tracksByFocusType(shelf, focusType) },
  ] as const;
  const found = others.find(({ tracks }) => tracks.length > 0);
  return found === undefined ? search : { ok: true, fallbackLevel: 1, ...found };
};

/** What the reliability helper is asked for once none of these found anything. */
export const reliableCriteria = (mood: string) => ({ mood: wishOf(mood).service, adhd_optimized: true });
