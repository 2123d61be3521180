import { describe, expect, it } from 'vitest';
import { accepts, findFormat, notAcceptable, parseAccept } from './request/accept.ts';
import { closestName } from './schema/closest-name.ts';
import { parsePreferences } from './request/preferences.ts';
import { combineRange, contentRange, rangeStatus } from './request/row-range.ts';
import { createSchemaCache } from './schema/schema-cache.ts';
import type { Schema } from './schema/schema.ts';
import { createStatementNames } from './build/statement-names.ts';

describe('preferences', () => {
  it('takes the first of each and ignores what it does not know', () => {
    expect(parsePreferences('return=minimal,count=exact, return=representation,foo=bar')).toEqual({
      return: 'minimal',
      count: 'exact',
    });
    expect(parsePreferences(undefined)).toEqual({});
    expect(() => parsePreferences('handling=strict, foo=bar')).toThrow('Invalid preferences');
  });
});

describe('ranges', () => {
  it.each([
    [{ offset: 0, limit: undefined }, undefined, { offset: 0, limit: undefined }],
    [{ offset: 0, limit: undefined }, '0-9', { offset: 0, limit: 10 }],
    [{ offset: 0, limit: 5 }, '2-', { offset: 2, limit: 3 }],
    [{ offset: 3, limit: 5 }, '0-4', { offset: 3, limit: 2 }],
    [{ offset: 0, limit: 0 }, '0-4', { offset: 0, limit: 0 }],
    [{ offset: 0, limit: 5 }, 'bytes=1-2', { offset: 0, limit: 5 }],
  ])('%o and %s', (asked, header, expected) => {
    expect(combineRange(asked, header)).toEqual(expected);
  });

  it('have their words', () => {
    expect([contentRange(0, 3, undefined), contentRange(5, 2, 9), contentRange(0, 0, 0)]).toEqual([
      '0-2/*',
      '5-6/9',
      '*/0',
    ]);
    expect([rangeStatus(0, 3, undefined), rangeStatus(0, 3, 3), rangeStatus(0, 3, 4)]).toEqual([
      200, 200, 206,
    ]);
    expect(() => rangeStatus(5, 0, 4)).toThrow('Requested range not satisfiable');
    expect(rangeStatus(4, 0, 4)).toBe(206);
  });
});

describe('formats', () => {
  it('go by quality and order', () => {
    expect(findFormat(parseAccept('text/html, text/csv;q=0.4, application/json;q=0.9'))?.kind).toBe('array');
    expect(findFormat(parseAccept('application/vnd.pgrst.object+json;nulls=stripped'))).toEqual({
      kind: 'object',
      stripNulls: true,
      contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
    });
    expect(findFormat(parseAccept('image/png, text/csv;q=0'))).toBeUndefined();
    expect(notAcceptable(parseAccept('image/png')).message).toBe(
      'None of these media types are available: image/png',
    );
    expect(accepts(parseAccept('text/*'), 'text/html')).toBe(true);
    expect(accepts(parseAccept('text/csv'), 'text/html')).toBe(false);
  });
});

describe('suggestions', () => {
  it('are near, or none', () => {
    expect(closestName('song', ['songs', 'people'])).toBe('songs');
    expect(closestName('zebra', ['songs', 'people'])).toBeUndefined();
    expect(closestName('x'.repeat(500), ['songs'])).toBeUndefined();
  });
});

describe('names of statements', () => {
  it('are given to what comes again, and only so many', () => {
    const name = createStatementNames({ seenBefore: 1, mostNames: 1, mostWatched: 2 });
    expect([name('a', 'v'), name('a', 'v'), name('a', 'v')]).toEqual([undefined, 'rest_1_1', 'rest_1_1']);
    expect([name('b', 'v'), name('b', 'v'), name('b', 'v')]).toEqual([undefined, undefined, undefined]);
  });

  it('forget texts that were seen long ago', () => {
    const name = createStatementNames({ seenBefore: 1, mostNames: 9, mostWatched: 1 });
    expect([name('a', 'v'), name('b', 'v'), name('a', 'v'), name('a', 'v')]).toEqual([
      undefined,
      undefined,
      undefined,
      'rest_1_1',
    ]);
  });

  it('are new for another schema', () => {
    const name = createStatementNames({ seenBefore: 0 });
    expect([name('a', 'v'), name('a', 'w'), name('a', 'w')]).toEqual(['rest_1_1', 'rest_2_1', 'rest_2_1']);
  });
});

const schema: Schema = {
  relations: new Map(),
  foreignKeys: [],
  functions: new Map(),
  types: new Map(),
  fingerprint: '',
};

describe('schema cache', () => {
  it('loads once, and again after a miss at most once per second', async () => {
    let loads = 0;
    let time = 0;
    const cache = createSchemaCache(
      () => {
        loads += 1;
        return Promise.resolve(schema);
      },
      () => time,
    );
    await Promise.all([cache.current(), cache.current()]);
    expect(loads).toBe(1);
    expect(await cache.refreshAfterMiss()).toBeUndefined();
    time = 1000;
    expect(await cache.refreshAfterMiss()).toBeDefined();
    expect([loads, await cache.refreshAfterMiss()]).toEqual([2, undefined]);
  });

  it('tries again after a failure and keeps the schema it has', async () => {
    let fails = true;
    const cache = createSchemaCache(() =>
      fails ? Promise.reject(new Error('down')) : Promise.resolve(schema),
    );
    await expect(cache.current()).rejects.toThrow('down');
    fails = false;
    const first = await cache.current();
    fails = true;
    await expect(cache.reload()).rejects.toThrow('down');
    expect(await cache.current()).toBe(first);
  });
});
