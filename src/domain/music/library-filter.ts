import type { Energy } from '#domain/records/kinds/energy.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import { wordsOf } from '#domain/search/words.ts';

/** Each begins where the one before ends; `none` is music without a steady beat. */
export const tempoBands = {
  none: null,
  'under-80': [0, 80],
  '80-99': [80, 100],
  '100-119': [100, 120],
  '120-up': [120, Infinity],
} as const;
export type TempoBand = keyof typeof tempoBands;

export interface LibraryFilter {
  readonly text: string;
  readonly energy: Energy | null;
  readonly focus: Energy | null;
  readonly tempo: TempoBand | null;
  readonly mood: ServiceMood | null;
  readonly genre: string | null;
  /** Only what our analyser measured a steady modulation in. */
  readonly modulated: boolean;
}

export const noFilter: LibraryFilter = {
  text: '',
  energy: null,
  focus: null,
  tempo: null,
  mood: null,
  genre: null,
  modulated: false,
};

export type LibraryOrder = 'title' | 'tempo' | 'helped';

const isInBand = (bpm: number | null, band: TempoBand): boolean => {
  const range = tempoBands[band];
  if (range === null || bpm === null) return range === null && bpm === null;
  return bpm >= range[0] && bpm < range[1];
};

const searchable = (track: Track): string =>
  [track.title, track.artist, track.genre, track.moodCategory, ...track.tags].join(' ');

/** Every word that was typed begins a word of the track. */
const says = (track: Track, typed: readonly string[]): boolean => {
  if (typed.length === 0) return true;
  const words = wordsOf(searchable(track)).map(({ folded }) => folded);
  return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
};

const fits = (track: Track, filter: LibraryFilter): boolean =>
  (filter.energy === null || track.energyLevel === filter.energy) &&
  (filter.focus === null || track.focusType === filter.focus) &&
  (filter.mood === null || track.moodCategory === filter.mood) &&
  (filter.genre === null || track.genre === filter.genre) &&
  (filter.tempo === null || isInBand(track.bpm, filter.tempo)) &&
  (!filter.modulated || track.modulationHz !== null);

const byTitle = (a: Track, b: Track): number =>
  a.title.localeCompare(b.title, 'en') || a.id.localeCompare(b.id, 'en');

/** What the library shows. What was put aside has a place of its own. */
export const filterTracks = (
  library: readonly Track[],
  filter: LibraryFilter,
  order: LibraryOrder,
  { banned, helped }: TrackPreferences,
): readonly Track[] => {
  const typed = wordsOf(filter.text).map(({ folded }) => folded);
  const orders: Readonly<Record<LibraryOrder, (a: Track, b: Track) => number>> = {
    title: byTitle,
    // Without a beat there is nothing to compare: those come last.
    tempo: (a, b) => (a.bpm ?? Number.MAX_VALUE) - (b.bpm ?? Number.MAX_VALUE) || byTitle(a, b),
    helped: (a, b) => (helped.get(b.id) ?? 0) - (helped.get(a.id) ?? 0) || byTitle(a, b),
  };
  return library
    .filter((track) => !banned.has(track.id) && fits(track, filter) && says(track, typed))
    .toSorted(orders[order]);
};

/** How many choices besides the mood and the search narrow the shelf. */
export const countActiveFilters = ({ energy, focus, tempo, genre, modulated }: LibraryFilter): number =>
  [energy, focus, tempo, genre].filter((choice) => choice !== null).length + (modulated ? 1 : 0);

/** The genres there are, in the order of the alphabet. */
export const genresIn = (library: readonly Track[]): readonly string[] =>
  [...new Set(library.flatMap(({ genre }) => (genre === null ? [] : [genre])))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );

/** What helped, the most helpful first. */
export const helpedTracks = (
  library: readonly Track[],
  { banned, helped }: TrackPreferences,
  most: number,
): readonly Track[] =>
  library
    .filter(({ id }) => !banned.has(id) && (helped.get(id) ?? 0) > 0)
    .toSorted((a, b) => (helped.get(b.id) ?? 0) - (helped.get(a.id) ?? 0) || byTitle(a, b))
    .slice(0, most);
