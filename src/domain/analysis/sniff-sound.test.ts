import { expect, it } from 'vitest';
import { sniffSound } from '#domain/analysis/sniff-sound.ts';

const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['RIFF\u0024\0\0\0WAVEfmt ', 'wav', 'wav'],
  ['fLaC\0\0\0\u0022', 'flac', 'flac'],
  ['OggS\0\u0002xxxxxxxxxxxxxxxxxxxx\u0001\u0013OpusHead', 'ogg', 'opus'],
  ['OggS\0\u0002xxxxxxxxxxxxxxxxxxxx\u0001\u001E\u0001vorbis', 'ogg', 'vorbis'],
  ['OggS\0\u0002xxxxxxxxxxxxxxxxxxxx\u0001\u0033\u007FFLAC', 'ogg', 'flac'],
  ['\u001AE\u00DF\u00A3\u009FB', 'webm', 'opus'],
  ['\0\0\0\u001CftypM4A ', 'mp4', 'aac'],
  ['\u00FF\u00F1\u0050\u0080', 'aac', 'aac'],
  ['\u00FF\u00FB\u0090\u0064', 'mp3', 'mp3'],
  ['ID3\u0003\0\0', 'mp3', 'mp3'],
  ['', 'mp3', 'mp3'],
])('[ANALYSIS-01] takes a file that begins with %j for %s with %s', (text, container, format) => {
  expect(sniffSound(letters(text))).toEqual({ container, format });
});
