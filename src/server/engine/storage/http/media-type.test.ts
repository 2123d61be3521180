import { describe, expect, test } from 'vitest';
import { isAllowedType, isMediaType, isMediaTypePattern } from './media-type.ts';
import { parseSize } from '#server/engine/storage/buckets/parse-size.ts';

describe('[STORE-01] media types of a bucket', () => {
  test.each([
    ['audio/mpeg', ['audio/*'], true],
    ['Audio/MPEG; rate=1', ['audio/*'], true],
    ['audio/mpeg', ['audio/mpeg'], true],
    ['audio/mpeg', ['image/png', 'audio/mpeg'], true],
    ['audio/mpegx', ['audio/mpeg'], false],
    ['audiox/mpeg', ['audio/*'], false],
    ['audio', ['audio/*'], false],
    ['text/html', ['audio/*'], false],
    ['text/html', ['*/*'], true],
    ['text/html', ['*'], true],
    ['text/html', [], true],
    ['text/html', null, true],
  ])('matches %o against %o: %o', (type, patterns, expected) => {
    expect(isAllowedType(type, patterns)).toBe(expected);
  });

  test.each([
    ['audio/mpeg', true],
    ['text/plain;charset=UTF-8', true],
    ['text/plain; charset="utf 8"', true],
    ['application/vnd.a+json', true],
    ['', false],
    ['audio', false],
    ['audio/', false],
    ['audio/mpeg\r\nset-cookie: a=b', false],
    ['audio/ü', false],
    ['audio/mpeg; x', false],
    [`audio/${'x'.repeat(300)}`, false],
  ])('accepts %o as a header value: %o', (type, expected) => {
    expect(isMediaType(type)).toBe(expected);
  });

  test.each([
    ['audio/*', true],
    ['*/*', true],
    ['*', true],
    ['image/png', true],
    ['audio', false],
    ['*/png', false],
    ['audio/m*', false],
    ['', false],
  ])('accepts %o as a pattern: %o', (pattern, expected) => {
    expect(isMediaTypePattern(pattern)).toBe(expected);
  });
});

test.each([
  [0, 0],
  [52_428_800, 52_428_800],
  ['50MB', 50_000_000],
  ['1.5kb', 1500],
  ['20 GB', 20_000_000_000],
  ['3B', 3],
  ['3', 3],
  [-1, undefined],
  [1.5, undefined],
  ['', undefined],
  ['-1MB', undefined],
  ['1TB', undefined],
  ['1e9', undefined],
  ['999999999999999GB', undefined],
])('[STORE-01] reads a size limit of %o as %o bytes', (given, expected) => {
  expect(parseSize(given)).toBe(expected);
});
