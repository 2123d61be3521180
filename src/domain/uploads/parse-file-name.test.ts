import { describe, expect, it } from 'vitest';
import { parseFileName } from '#domain/uploads/parse-file-name.ts';

describe('[UPLOAD-01] title and artist from the name of a file', () => {
  it.each([
    ['Nina - Slow Rain.mp3', 'Nina', 'Slow Rain'],
    ['Nina - Slow Rain - Live.mp3', 'Nina', 'Slow Rain - Live'],
    ['Slow Rain.mp3', 'Unknown Artist', 'Slow Rain'],
    ['Nina-Slow Rain.mp3', 'Unknown Artist', 'Nina-Slow Rain'],
    [' - Slow Rain.mp3', 'Unknown Artist', '- Slow Rain'],
    ['Nina - .mp3', 'Unknown Artist', 'Nina -'],
    ['  Nina  -  Slow   Rain  .mp3', 'Nina', 'Slow Rain'],
    ['Nina - Op. 9 No. 2.flac', 'Nina', 'Op. 9 No. 2'],
    ['no extension', 'Unknown Artist', 'no extension'],
    ['.mp3', 'Unknown Artist', '.mp3'],
    ['\u0000\u0007.wav', 'Unknown Artist', 'Untitled'],
    ['Ni\u0000na - Slow\nRain.wav', 'Ni na', 'Slow Rain'],
    ['Björk – Jóga.mp3', 'Unknown Artist', 'Björk – Jóga'],
  ])('%j', (name, artist, title) => {
    expect(parseFileName(name)).toEqual({ artist, title });
  });

  it('keeps what the database has room for, in whole characters', () => {
    const { title } = parseFileName(`${'🎵'.repeat(301)}.mp3`);
    expect(Array.from(title)).toHaveLength(300);
    expect(parseFileName(`${'a'.repeat(300)}.mp3`).title).toHaveLength(300);
    expect(parseFileName('\ud800.mp3').title).toBe('\ufffd');
  });
});
