import { describe, expect, it } from 'vitest';
import { createSchemaCache } from './schema-cache.ts';
import type { Schema } from './schema.ts';

const schema: Schema = {
  relations: new Map(),
  foreignKeys: [],
  functions: new Map(),
  types: new Map(),
  fingerprint: '',
};

describe('schema cache', () => {
  it('loads the schema once, and again after a miss at most once per second', async () => {
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

  it('tries to load the schema again after a failure, and keeps the one it has', async () => {
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
