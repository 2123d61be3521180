import { describe, expect, it } from 'vitest';
import { createKnownQueries } from './known-queries.ts';

describe('queries that are known', () => {
  it('gives everybody who asks the same the same parsed query, as long as it is among the last asked', () => {
    const read = createKnownQueries({ most: 2 });
    const [first, second] = [read('select=a', false), read('select=b', false)];
    expect(read('select=a', false)).toBe(first);
    read('select=c', false);
    expect(read('select=a', false)).toBe(first);
    expect(read('select=b', false)).not.toBe(second);
    expect(read('select=b', false)).toEqual(second);
  });

  it('keeps nothing long, no arguments of a call and no key', () => {
    const read = createKnownQueries({ longest: 10 });
    for (const [search, isCall] of [
      ['select=abcd', false],
      ['a=1', true],
      ['apikey=b', false],
      ['%61pikey=b', false],
    ] as const) {
      expect(read(search, isCall), search).not.toBe(read(search, isCall));
    }
  });

  it('refuses what cannot be parsed each time', () => {
    const read = createKnownQueries();
    for (const time of [1, 2]) expect(() => read('id=nonsense.1', false), String(time)).toThrow('parse');
  });
});
