import type { Track } from '#domain/music/track.ts';
import { closeness, directCloseness } from '#domain/search/closeness.ts';
import { wordsOf } from '#domain/search/words.ts';

const longest = 200;

const foldedWords = (text: string): readonly string[] => wordsOf(text).map(({ folded }) => folded);

const textOf = ({ title, artist, album, tags, moodCategory }: Track): string =>
  [title, artist, album, moodCategory ?? '', ...tags].join(' ');

/** The tracks in which every word occurs at least that closely; those with a word in the title first. */
const found = (library: readonly Track[], asked: readonly string[], least: number): readonly Track[] => {
  const has = (words: readonly string[], word: string): boolean =>
    words.some((one) => directCloseness(word, one) >= least);
  const inTitle = ({ title }: Track): number => {
    const words = foldedWords(title);
    return asked.filter((word) => has(words, word)).length;
  };
  return library
    .filter((track) => {
      const words = foldedWords(textOf(track));
      return asked.every((word) => has(words, word));
    })
    .toSorted((one, other) => inTitle(other) - inTitle(one));
};

/** Word by word: "rain" is not in "Trainers". The beginnings of words count where no whole word does. */
export const findTracks = (library: readonly Track[], terms: string): readonly Track[] => {
  const asked = foldedWords(terms.slice(0, longest));
  if (asked.length === 0) return [];
  const whole = found(library, asked, closeness.plural);
  return whole.length > 0 ? whole : found(library, asked, closeness.prefix);
};
