import { moodPresets, presetMatches } from '#domain/moods/mood-presets.ts';
import { serviceMoods } from '#domain/music/service-mood.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

const moods: readonly ((track: LibraryRow) => boolean)[] = [
  ...serviceMoods.map((mood) => (track: LibraryRow) => track.moodCategory === mood),
  ...moodPresets.map(
    (preset) => (track: LibraryRow) => presetMatches(preset, { ...track, adhdMoodTags: track.tags }),
  ),
];

/** As few as may be, so that whatever mood is pressed has one that is there: what guests hear, and what they leave open. */
export const openingTracks = (tracks: readonly LibraryRow[]): readonly LibraryRow[] => {
  const opening = tracks.filter(({ demo }) => demo);
  let open = moods.filter((isFor) => !opening.some(isFor));
  for (;;) {
    const serves = (track: LibraryRow): number => open.filter((isFor) => isFor(track)).length;
    // Stable: of those that serve as many moods, the first.
    const best = tracks.toSorted((one, other) => serves(other) - serves(one))[0];
    if (best === undefined || serves(best) === 0) return opening;
    opening.push(best);
    open = open.filter((isFor) => !isFor(best));
  }
};

/** As people are likely to ask: what every mood begins with, then a track of every mood, then another of each. */
export const libraryOrder = (tracks: readonly LibraryRow[]): readonly LibraryRow[] => {
  const opening = new Set(openingTracks(tracks));
  const places = new Map<string, number>();
  const placed = tracks.map((track) => {
    const place = places.get(track.moodCategory) ?? 0;
    places.set(track.moodCategory, place + 1);
    return { track, place: opening.has(track) ? Number(!track.demo) - 2 : place };
  });
  // Stable: within a round the moods keep the order in which they first appear.
  return placed.toSorted((a, b) => a.place - b.place).map(({ track }) => track);
};
