import type { PickedFrom } from '#domain/moods/choose-tracks.ts';

const sources: Readonly<Record<PickedFrom['source'], string>> = {
  mood: 'Tracks that fit the mood you asked for.',
  energy: 'Nothing fitted that mood, so you got tracks with its energy.',
  'focus-type': 'Nothing fitted that mood, so you got tracks for the same kind of focus.',
  'mood-any': 'Tracks of that mood, though not made for ADHD.',
  'adhd-optimized': 'Nothing fitted that mood, so you got tracks made for ADHD.',
  library: 'Nothing fitted that mood, so you got what the library has.',
  none: 'The library has nothing to play right now.',
};

/** Where the last mood's music came from; the level says how far that is from what was asked. */
export const pickInWords = ({ source, fallbackLevel }: PickedFrom): string =>
  fallbackLevel === 0 ? sources[source] : `${sources[source]} (Fallback ${fallbackLevel} of 4)`;
