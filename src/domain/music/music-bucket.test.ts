import { describe, expect, it } from 'vitest';
import { audioUrlOf, libraryPathOf } from '#domain/music/music-bucket.ts';

describe('[STORE-01] addresses of the library’s files', () => {
  it('are public, whatever is in the name', () => {
    expect(audioUrlOf('uploads/a b?.mp3')).toBe('/storage/v1/object/public/adhd-music/uploads/a%20b%3F.mp3');
  });

  it.each(['calm/a-1.mp3', 'uploads/ä 100%.flac'])('lead back to the path %j', (path) => {
    expect(libraryPathOf(audioUrlOf(path))).toBe(path);
  });

  it.each(['/storage/v1/object/public/other/a.mp3', '/storage/v1/object/public/adhd-music/%', ''])(
    'are not %j',
    (url) => {
      expect(libraryPathOf(url)).toBeNull();
    },
  );
});
