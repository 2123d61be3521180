import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBucketName, decodeObjectName, nameFault, requireBucketName } from './object-name.ts';
import { StorageError } from '#server/engine/storage/storage-error.ts';

/** Undefined for a refusal of ours; anything else that is thrown is a failure of the test. */
const decodedOrRefused = (segments: readonly string[]): string | undefined => {
  try {
    return decodeObjectName(segments);
  } catch (error) {
    if (error instanceof StorageError) return undefined;
    throw error;
  }
};

describe('[STORE-01] names of objects', () => {
  test.each([
    'a',
    'folder/file.mp3',
    '0d8a/1700000000-x1.m4a',
    'über/漢字/🎵 song.flac',
    // Composed and decomposed are two names, and each stays what it is.
    'é.mp3',
    'e\u0301.mp3',
    'a b+c&d=e;f,g.mp3',
    '100%.mp3',
    '50%zz.mp3',
    '...',
    '..a',
    '.hidden',
    'a/.b/..c',
    'CON',
    'x'.repeat(1024),
    '漢'.repeat(341),
  ])('accepts the object name %o', (name) => {
    expect(nameFault(name)).toBeUndefined();
    expect(decodeObjectName(name.split('/').map(encodeURIComponent))).toBe(name);
  });

  test.each([
    ['', 'empty'],
    ['/a', 'starts with a slash'],
    ['a/', 'empty folder'],
    ['a//b', 'empty folder'],
    ['.', 'dot segment'],
    ['..', 'dot segment'],
    ['a/../b', 'dot segment'],
    ['a/./b', 'dot segment'],
    ['a/..', 'dot segment'],
    ['a\0b', 'control character'],
    ['a\nb', 'control character'],
    ['a\u007fb', 'control character'],
    ['a\u0085b', 'control character'],
    ['a\\b', 'backslash'],
    ['a%2fb', 'encoded twice'],
    ['a%2Fb', 'encoded twice'],
    ['a%5cb', 'encoded twice'],
    ['a%252fb', 'encoded twice'],
    ['%2e%2e', 'encoded twice'],
    ['a%00b', 'encoded twice'],
    ['\ud800', 'not valid Unicode'],
    ['x'.repeat(1025), 'longer than 1024 bytes'],
    ['漢'.repeat(342), 'longer than 1024 bytes'],
  ])('refuses the object name %o because of: %s', (name, reason) => {
    expect(nameFault(name)).toContain(reason);
  });

  test.each([
    [['a%2fb'], 'encoded slash'],
    [['a', '%2e%2e', 'b'], 'dot segment'],
    [['%252e%252e'], 'encoded twice'],
    [['a%5cb'], 'backslash'],
    [['a%255cb'], 'encoded twice'],
    [['a%00'], 'control character'],
    [['a%'], 'not properly encoded'],
    [['%ff'], 'not properly encoded'],
    [['%c0%af'], 'not properly encoded'],
    [['a', '', 'b'], 'empty folder'],
    [[], 'empty'],
  ])('refuses the path %o because of: %s', (segments, reason) => {
    expect(() => decodeObjectName(segments)).toThrow(reason);
  });

  test('turns any path into a safe name or an error of ours', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '.', '/', '\\', '%2f', '%5C', '%25', '%00', '\0', '', 'a'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.boolean(), (pieces, encoded) => {
        const text = pieces.join('');
        let segments: string[];
        try {
          segments = encoded ? text.split('/').map(encodeURIComponent) : text.split('/');
        } catch {
          return;
        }
        const name = decodedOrRefused(segments);
        if (name === undefined) return;
        expect(name).not.toMatch(/[\p{Cc}\\]/u);
        expect(name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')).toBe(true);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(1024);
        // Decoding it once more could not smuggle a slash in.
        expect(name).not.toMatch(/%(?:2f|5c)/i);
      }),
    );
  });

  test('a valid name survives the way through a URL unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }), (name) => {
        fc.pre(nameFault(name) === undefined);
        expect(decodeObjectName(name.split('/').map(encodeURIComponent))).toBe(name);
      }),
    );
  });
});

describe('[STORE-01] names of buckets', () => {
  test.each(['adhd-music', 'music-staging', 'A b', "it's(1)", 'x'.repeat(100)])(
    'accepts the bucket name %o',
    (name) => {
      expect(requireBucketName(name)).toBe(name);
      expect(decodeBucketName(encodeURIComponent(name))).toBe(name);
    },
  );
  test.each(['', 'a/b', '.', '..', 'a\\b', 'ü', ' a', 'a ', 'a\0', 'x'.repeat(101)])(
    'refuses the bucket name %o',
    (name) => {
      expect(() => requireBucketName(name)).toThrow('Bucket name invalid');
    },
  );
  test('refuses a badly encoded bucket name', () => {
    expect(() => decodeBucketName('%')).toThrow('Bucket name invalid');
    expect(() => decodeBucketName('a%2Fb')).toThrow('Bucket name invalid');
  });
});
