import { describe, expect, it } from 'vitest';
import { guessedTextOf, latin1Of, utf16Of, utf8Of } from '#domain/sound-file/text-bytes.ts';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

describe('the letters of a tag', () => {
  it.each([
    [bytes(0x52, 0xc3, 0xbc), 'Rü'],
    [bytes(0xe2, 0x82, 0xac), '€'],
    [bytes(0xf0, 0x9f, 0x8e, 0xb5), '🎵'],
    [bytes(0x52, 0xe2, 0x82), 'R\uFFFD\uFFFD'],
    [bytes(0xc0, 0x80), '\uFFFD\uFFFD'],
    [bytes(0xed, 0xa0, 0x80), '\uFFFD\uFFFD\uFFFD'],
    [bytes(0xf4, 0x90, 0x80, 0x80), '\uFFFD\uFFFD\uFFFD\uFFFD'],
    [bytes(), ''],
  ])('are read as UTF-8, with a sign for what is none (%#)', (given, text) => {
    expect(utf8Of(given)).toBe(text);
  });

  it.each([
    [bytes(0xff, 0xfe, 0x52, 0x00, 0xac, 0x20), false, 'R€'],
    [bytes(0xfe, 0xff, 0x00, 0x52, 0x20, 0xac), false, 'R€'],
    [bytes(0x00, 0x52, 0x20), false, 'R'],
    [bytes(0x52, 0x00), true, 'R'],
    [bytes(0xff, 0xfe, 0x3c, 0xd8), false, '\uFFFD'],
    [bytes(0xff, 0xfe, 0x3c, 0xd8, 0xb5, 0xdf), false, '🎵'],
  ])('are read as UTF-16, by their mark (%#)', (given, little, text) => {
    expect(utf16Of(given, little)).toBe(text);
  });

  it('are one byte each in Latin-1', () => {
    expect(latin1Of(bytes(0x52, 0xfc, 0x80))).toBe('Rü\u0080');
  });

  it.each([
    [bytes(0xc3, 0xbc), 'ü'],
    [bytes(0xfc), 'ü'],
    [bytes(0x80, 0x9f, 0xa0, 0x7f), '€Ÿ\u00A0\u007F'],
  ])('are those of old Windows where they are no UTF-8 (%#)', (given, text) => {
    expect(guessedTextOf(given)).toBe(text);
  });
});
