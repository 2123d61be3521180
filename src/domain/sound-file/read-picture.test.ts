import { describe, expect, it } from 'vitest';
import { memorySource } from '#domain/sound-file/byte-source.ts';
import { readEmbedded } from '#domain/sound-file/read-embedded.ts';
import { readPicture } from '#domain/sound-file/read-picture.ts';
import { flacFile, jpegBytes, mp3File, mp4File, pngBytes } from '#domain/sound-file/sound-file.fixture.ts';
import { soundKindOf } from '#domain/sound-file/sound-kind.ts';

const mostBytes = 5 * 1024 * 1024;

describe('the picture in a sound file that is in memory', () => {
  it.each([
    ['an MP3', mp3File, 'image/jpeg', jpegBytes(300, 200)],
    ['an MP3', mp3File, 'image/png', pngBytes(300, 200)],
    ['a FLAC', flacFile, 'image/png', pngBytes(300, 200)],
    ['an M4A', mp4File, 'image/jpeg', jpegBytes(300, 200)],
  ] as const)('is found in %s, with the title beside it', (_name, file, type, picture) => {
    const source = memorySource(file(picture));
    expect(readPicture(source)).toEqual({ type, bytes: Uint8Array.from(picture) });
    expect(readEmbedded(source, soundKindOf(source))).toMatchObject({ title: 'Rain', hasPicture: true });
  });

  it.each([
    ['is an SVG', mp3File(Array.from('<svg onload="x()">', (letter) => letter.charCodeAt(0)))],
    ['is a GIF', mp3File([0x47, 0x49, 0x46, 0x38, 0x39, 0x61])],
    ['is empty', mp3File([])],
    ['is larger than 5 MB', mp3File(jpegBytes(300, 200), { filling: mostBytes + 2048 })],
    ['does not lie in one piece', mp3File(jpegBytes(300, 200), { flags: 0x80 })],
  ])('is not taken where it %s', (_how, file) => {
    expect(readPicture(memorySource(file))).toBe(null);
  });

  it('may have 5 MB', () => {
    const picture = jpegBytes(300, 200);
    const file = mp3File(picture, { filling: mostBytes - picture.length });
    expect(readPicture(memorySource(file))?.bytes.length).toBe(mostBytes);
  });
});

describe('bytes in memory', () => {
  it('are given as far as there are any, and are the caller’s own', () => {
    const bytes = Uint8Array.of(1, 2, 3);
    const source = memorySource(bytes);
    const own = source.read(1, 10);
    expect(own).toEqual(Uint8Array.of(2, 3));
    own[0] = 9;
    expect(bytes).toEqual(Uint8Array.of(1, 2, 3));
    expect(source.read(3, 1)).toEqual(new Uint8Array());
    expect(source.read(0, -1)).toEqual(new Uint8Array());
  });
});
