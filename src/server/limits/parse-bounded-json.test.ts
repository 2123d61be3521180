import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoundedJson } from './parse-bounded-json.ts';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const objects = (levels: number): string => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;

describe('JSON from outside', () => {
  it('reads any JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 20 }), (text) => {
        expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([1, 99, 100])('reads %i levels', (levels) => {
    for (const text of [nested(levels), objects(levels)]) {
      expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
    }
  });

  it.each([101, 100_000])('refuses %i levels', (levels) => {
    for (const text of [nested(levels), objects(levels)]) {
      expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
    }
  });

  it('does not count brackets inside strings, however they are escaped', () => {
    const text = JSON.stringify({ a: `"${'['.repeat(500)}\\`, b: ['\\\\"', '{'.repeat(500)] });
    expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
  });

  it('counts levels beside each other once', () => {
    const text = `[${Array.from({ length: 500 }, () => nested(90)).join(',')}]`;
    expect(parseBoundedJson(text)).toHaveLength(500);
  });

  it('refuses text that is no JSON', () => {
    for (const text of ['', '{', '"open', '"\\"', ']]']) {
      expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
    }
  });
});
