import type { LibraryRow } from '#server/music/library-entries.ts';

/** As people are likely to ask: what guests hear, then the first track of every mood, then the second of each. */
export const libraryOrder = (tracks: readonly LibraryRow[]): readonly LibraryRow[] => {
  const places = new Map<string, number>();
  const placed = tracks.map((track) => {
    const place = places.get(track.moodCategory) ?? 0;
    places.set(track.moodCategory, place + 1);
    return { track, place: track.demo ? -1 : place };
  });
  // Stable: within a round the moods keep the order in which they first appear.
  return placed.toSorted((a, b) => a.place - b.place).map(({ track }) => track);
};
