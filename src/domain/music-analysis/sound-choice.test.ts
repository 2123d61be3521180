import { describe, expect, it } from 'vitest';
import { soundChoiceOf, soundText } from '#domain/music-analysis/sound-choice.ts';

const id = '5d1e3365-8f27-88bd-8f56-a5e0c0a62ec7';

describe('a sound in an address', () => {
  it.each(['upload', 'track'] as const)('is read as it was written: %s', (kind) => {
    expect(soundChoiceOf(soundText({ kind, id }))).toEqual({ kind, id });
  });

  it.each([null, '', 'track:', `album:${id}`, `track:${id}x`, 'track:1,or=(id.gt.0)', `track:${id}\n`])(
    'is none in %j',
    (text) => {
      expect(soundChoiceOf(text)).toBeNull();
    },
  );
});
