import { describe, expect, it } from 'vitest';
import { pictureSize } from '#domain/sound-file/picture-size.ts';
import { jpegBytes, pngBytes } from '#domain/sound-file/sound-file.fixture.ts';

describe('the size of a picture, by its header', () => {
  it.each([
    ['image/jpeg', jpegBytes(640, 480), { width: 640, height: 480 }],
    ['image/jpeg', jpegBytes(65_535, 65_535), { width: 65_535, height: 65_535 }],
    ['image/png', pngBytes(100_000, 100_000), { width: 100_000, height: 100_000 }],
  ] as const)('is read from a %s', (type, bytes, size) => {
    expect(pictureSize(type, Uint8Array.from(bytes))).toEqual(size);
  });

  it.each([
    ['image/jpeg', []],
    ['image/jpeg', [0xff, 0xd8, 0xff]],
    ['image/jpeg', jpegBytes(640, 480).slice(0, 20)],
    ['image/jpeg', [0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['image/png', pngBytes(640, 480).slice(0, 23)],
  ] as const)('is unknown where a %s has no whole header: %j', (type, bytes) => {
    expect(pictureSize(type, Uint8Array.from(bytes))).toBe(null);
  });
});
