import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('[STORE-01] byte ranges', () => {
  test.each([
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=0-9', 10, { start: 0, end: 9 }],
    ['bytes=0-10', 10, { start: 0, end: 9 }],
    ['bytes=9-', 10, { start: 9, end: 9 }],
    ['bytes=-1', 10, { start: 9, end: 9 }],
    ['bytes=-10', 10, { start: 0, end: 9 }],
    ['bytes=-11', 10, { start: 0, end: 9 }],
    ['Bytes = 2 - 3', 10, { start: 2, end: 3 }],
    ['bytes=10-', 10, 'unsatisfiable'],
    ['bytes=10-12', 10, 'unsatisfiable'],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=0-', 0, 'unsatisfiable'],
    ['bytes=-5', 0, 'unsatisfiable'],
    ['bytes=3-2', 10, 'whole'],
    ['bytes=-', 10, 'whole'],
    ['bytes=0-1,3-4', 10, 'whole'],
    ['bytes=a-b', 10, 'whole'],
    ['bytes=0--1', 10, 'whole'],
    ['items=0-1', 10, 'whole'],
    ['bytes=99999999999999999999-', 10, 'whole'],
    [undefined, 10, 'whole'],
  ] as const)('parses the range %o of %i bytes', (header, size, expected) => {
    expect(parseByteRange(header, size)).toEqual(expected);
  });

  test('a parsed range always lies inside the object', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(1000), (noise, first, last, size) => {
        for (const header of [noise, `bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = parseByteRange(header, size);
          if (typeof range === 'string') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});
