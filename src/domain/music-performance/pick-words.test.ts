import { expect, it } from 'vitest';
import { pickInWords } from '#domain/music-performance/pick-words.ts';

it.each([
  [0, 'mood', 'Tracks that fit the mood you asked for.'],
  [1, 'energy', 'Nothing fitted that mood, so you got tracks with its energy. (Fallback 1 of 4)'],
  [3, 'library', 'Nothing fitted that mood, so you got what the library has. (Fallback 3 of 4)'],
  [4, 'none', 'The library has nothing to play right now. (Fallback 4 of 4)'],
] as const)('[MUSIC-02] level %i from %s reads %j', (fallbackLevel, source, words) => {
  expect(pickInWords({ fallbackLevel, source })).toBe(words);
});
