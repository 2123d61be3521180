import { moodProfiles, type ResolvedMood, resolveMood } from '#domain/moods/mood-mapping.ts';
import { presetMatches } from '#domain/moods/mood-presets.ts';
import { readyFirst } from '#domain/moods/ready-first.ts';
import { type RandomSource, shuffle } from '#domain/music/shuffle.ts';
import type { Track } from '#domain/music/track.ts';
import { isPlayable } from '#domain/music/track-row.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';

/** Spec 2 §5 and §9. */
export const moodSearchLimits = { primary: 3, withFallbacks: 5, least: 2, most: 8, unknown: 5 } as const;

export type MoodSearch =
  { readonly ok: true; readonly tracks: readonly Track[] } | { readonly ok: false; readonly message: string };

const noUrisMessage = 'No playable tracks found (missing URIs)';
const noTracksMessage = (mood: string): string => `No tracks available for mood: ${mood}`;

/** Banned ones never come by themselves. */
export const withoutBanned = (tracks: readonly Track[], { banned }: TrackPreferences): readonly Track[] =>
  tracks.filter(({ id }) => !banned.has(id));

/** What helped before comes first, what hindered last; the rest keeps its order. What was just heard can wait. */
export const helpedFirst = (
  tracks: readonly Track[],
  { helped, lately }: TrackPreferences,
): readonly Track[] =>
  tracks.toSorted(
    (one, other) =>
      Number(lately?.has(one.id) ?? false) - Number(lately?.has(other.id) ?? false) ||
      (helped.get(other.id) ?? 0) - (helped.get(one.id) ?? 0),
  );

export const uniqueById = (tracks: readonly Track[]): readonly Track[] => [
  ...new Map(tracks.map((track) => [track.id, track])).values(),
];

export const isPrimary =
  ({ service, preset }: ResolvedMood) =>
  (track: Track): boolean =>
    preset === null
      ? track.moodCategory === service || track.adhdMoodTags.includes(service)
      : presetMatches(preset, track);

/** Nearest first: the mood behind a preset, then energy and focus together, then either. */
export const fallbacksOf = (
  { service, preset }: ResolvedMood,
  library: readonly Track[],
): readonly Track[] => {
  const { energyLevel, focusType } = preset ?? moodProfiles[service];
  return uniqueById([
    ...library.filter(isPrimary({ service, preset: null })),
    ...library.filter((track) => track.energyLevel === energyLevel && track.focusType === focusType),
    ...library.filter((track) => track.energyLevel === energyLevel),
    ...library.filter((track) => track.focusType === focusType),
  ]);
};

const optimised = (library: readonly Track[], random: RandomSource): readonly Track[] =>
  shuffle(
    library.filter(({ adhdOptimized }) => adhdOptimized),
    random,
  );

const found = (library: readonly Track[], mood: ResolvedMood, random: RandomSource): readonly Track[] => {
  const { primary, withFallbacks, least } = moodSearchLimits;
  const matches = shuffle(library.filter(isPrimary(mood)), random);
  if (matches.length >= primary) return matches;
  const some = uniqueById([...matches, ...fallbacksOf(mood, library)]).slice(0, withFallbacks);
  return some.length < least
    ? uniqueById([...some, ...optimised(library, random)]).slice(0, withFallbacks)
    : some;
};

/** Spec 2 §5, rule for rule: at most eight tracks for a mood, or why there are none. */
export const searchMood = (
  library: readonly Track[],
  mood: string,
  random: RandomSource,
  preferences: TrackPreferences,
): MoodSearch => {
  const allowed = uniqueById(withoutBanned(library, preferences));
  const resolved = resolveMood(mood);
  const chosen =
    resolved === null
      ? optimised(allowed, random).slice(0, moodSearchLimits.unknown)
      : found(allowed, resolved, random);
  if (chosen.length === 0) return { ok: false, message: noTracksMessage(mood) };
  const playable = chosen.filter(isPlayable);
  if (playable.length === 0) return { ok: false, message: noUrisMessage };
  const fits = resolved === null ? () => true : isPrimary(resolved);
  // What only stands in for the mood waits behind what is of it: calm was asked for, so calm comes first.
  const ordered = helpedFirst(shuffle(playable, random), preferences).toSorted(
    (one, other) => Number(fits(other)) - Number(fits(one)),
  );
  const canLead = (track: Track): boolean => fits(track) && (preferences.ready?.has(track.id) ?? false);
  return { ok: true, tracks: readyFirst(ordered, moodSearchLimits.most, canLead) };
};
