import { describe, expect, it } from 'vitest';
import { privateAudioUrlOf, stagingPathOf } from '#domain/uploads/private-audio.ts';

describe('[STORE-01] addresses of private music files', () => {
  it.each(['../x.mp3', 'a//b.mp3', 'a/./b.mp3', ''])('has no address for the path %j', (path) => {
    expect(privateAudioUrlOf(path)).toBe('');
  });

  it.each(['me/1-x.mp3', 'me/ä 100%.flac'])('finds the path %j again in its private address', (path) => {
    expect(stagingPathOf(privateAudioUrlOf(path))).toBe(path);
  });

  it.each([
    '/storage/v1/object/public/adhd-music/me/a.mp3',
    '/storage/v1/object/authenticated/other/me/a.mp3',
    '/storage/v1/object/authenticated/music-staging/%',
    '',
  ])('takes %j for no upload', (url) => {
    expect(stagingPathOf(url)).toBeNull();
  });
});
