import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Encoding, detectEncoding, isZip } from '#domain/list-import/detect-encoding.ts';

const bytesOf = (encoding: Encoding, text: string): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'windows-1252') return Uint8Array.from(Buffer.from(text, 'latin1'));
  const little = Buffer.from(text, 'utf16le');
  return Uint8Array.from(encoding === 'utf-16le' ? little : little.swap16());
};

describe('[ARCHIVE-01] the encoding of a file', () => {
  it.each([
    ['utf-8', 'Zahnärztin anrufen'],
    ['utf-8', 'plain letters'],
    ['utf-8', '电话 📞'],
    ['utf-16le', '\uFEFFBuy milk'],
    ['utf-16be', '\uFEFFBuy milk'],
    ['utf-16le', 'Title,Note\r\nBuy milk,two'],
    ['utf-16be', 'Title,Note\r\nBuy milk,two'],
    ['windows-1252', 'Zahnärztin anrufen, Straße'],
  ] as const)('detects %s from the bytes of “%s”', (encoding, text) => {
    expect(detectEncoding(bytesOf(encoding, text))).toBe(encoding);
    expect(new TextDecoder(encoding).decode(bytesOf(encoding, text))).toContain(text.replace('\uFEFF', ''));
  });

  it('detects no encoding in a picture, and recognises a ZIP file', () => {
    expect(detectEncoding(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0, 0, 7, 9))).toBeNull();
    expect(isZip(Uint8Array.of(0x50, 0x4b, 3, 4))).toBe(true);
    expect(isZip(Uint8Array.of(0x50, 0x4b))).toBe(false);
  });

  it('agrees with TextDecoder about what is UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        fc.pre(
          !bytes.includes(0) &&
            !(bytes[0] === 0xff && bytes[1] === 0xfe) &&
            !(bytes[0] === 0xfe && bytes[1] === 0xff),
        );
        let fits = true;
        try {
          new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        } catch {
          fits = false;
        }
        expect(detectEncoding(bytes)).toBe(fits ? 'utf-8' : 'windows-1252');
      }),
      { numRuns: 2000 },
    );
  });
});
