import type { Track } from '#domain/music/track.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/u).filter(Boolean);

const textOf = ({ title, artist, album, tags, moodCategory }: Track): string =>
  [title, artist, album, moodCategory ?? '', ...tags].join(' ').toLowerCase();

/** The tracks in which every word occurs somewhere; those with a word in the title first. */
export const findTracks = (library: readonly Track[], terms: string): readonly Track[] => {
  const words = wordsOf(terms.slice(0, 200));
  if (words.length === 0) return [];
  const inTitle = ({ title }: Track): number =>
    words.filter((word) => title.toLowerCase().includes(word)).length;
  return library
    .filter((track) => {
      const text = textOf(track);
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => inTitle(other) - inTitle(one));
};
