import { describe, expect, it } from 'vitest';
import { audioTypeOf, estimatedSeconds, isResumable, refusalOf } from '#domain/uploads/upload-rules.ts';

const mb = 1024 * 1024;
const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('[UPLOAD-01] which files may go up', () => {
  it.each([
    ['an MP3', file('a.mp3', 'audio/mpeg', 1), null],
    ['a type in capitals', file('a.wav', 'AUDIO/WAV', 1), null],
    ['exactly 50 MB', file('a.flac', 'audio/flac', 50 * mb), null],
    ['a byte more', file('a.flac', 'audio/flac', 50 * mb + 1), 'a.flac is too large (max 50MB)'],
    ['a picture', file('a.png', 'image/png', 1), 'a.png is not an audio file'],
    ['a film', file('a.mp4', 'video/mp4', 1), 'a.mp4 is not an audio file'],
    ['half a type', file('a.mp3', 'audio/', 1), 'a.mp3 is not an audio file'],
    ['an extension that lies about its type', file('a.mp3', 'text/plain', 1), 'a.mp3 is not an audio file'],
    ['both wrong: the type is said first', file('a.png', 'image/png', 60 * mb), 'a.png is not an audio file'],
    ['nothing inside', file('a.mp3', 'audio/mpeg', 0), 'a.mp3 is empty'],
    ['an unknown type and a known extension', file('a.FLAC', '', 1), null],
    ['an unknown type and extension', file('a.xyz', '', 1), 'a.xyz is not an audio file'],
  ])('%s', (_case, given, refusal) => {
    expect(refusalOf(given)).toBe(refusal);
  });

  it('gives a file without a type the one of its extension, and keeps any other', () => {
    expect(audioTypeOf({ name: 'a.m4a', type: '' })).toBe('audio/mp4');
    expect(audioTypeOf({ name: 'a.m4a', type: 'audio/x-m4a' })).toBe('audio/x-m4a');
  });
});

describe('[UPLOAD-01] the length of a file nobody has decoded', () => {
  it.each([
    [0, 0],
    [16_000, 1],
    [3_840_000, 240],
    [50 * mb, 3277],
  ])('%i bytes at 128 kbps last %i seconds', (bytes, seconds) => {
    expect(estimatedSeconds(bytes)).toBe(seconds);
  });

  it.each([
    [mb, false],
    [mb + 1, true],
  ])('%i bytes go up in pieces: %s', (bytes, resumable) => {
    expect(isResumable(bytes)).toBe(resumable);
  });
});
