import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';
import { collect, startS3 } from './object-stores.fixture.ts';
import { openS3Store } from './s3-object-store.ts';
import { soundOf } from '#server/engine/storage/storage-host.fixture.ts';

interface Opened {
  readonly store: ObjectStore;
  readonly stop: () => Promise<void>;
}

const openDisk = async (): Promise<Opened> => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kindling-store-'));
  return {
    store: await openDiskStore(directory),
    stop: () => rm(directory, { recursive: true, force: true }),
  };
};
const openS3 = async (): Promise<Opened> => {
  const { s3, stop } = await startS3();
  return { store: openS3Store(s3!, randomUUID()), stop };
};

const inChunks = async function* (bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

describe.each([
  ['disk', openDisk],
  ['S3', openS3],
])('[STORE-01] the object store on %s', (_kind, open) => {
  let opened: Opened;
  let store: ObjectStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.stop());

  const read = async (
    version: string,
    range?: { start: number; end: number },
  ): Promise<Buffer | undefined> => {
    const stream = await store.get(version, range);
    return stream === undefined ? undefined : buffer(stream);
  };

  test.each([0, 1, 65_536, 12_000_000])('stores %i bytes and returns their size and MD5', async (size) => {
    const version = randomUUID();
    const bytes = soundOf(size);
    expect(await store.put(version, inChunks(bytes, 100_000))).toEqual({
      size,
      etag: createHash('md5').update(bytes).digest('hex'),
    });
    expect((await read(version))!.equals(bytes)).toBe(true);
  });

  test('reads a range of an object', async () => {
    const version = randomUUID();
    await store.put(version, inChunks(soundOf(100), 7));
    expect((await read(version, { start: 3, end: 9 }))!.equals(soundOf(100).subarray(3, 10))).toBe(true);
    expect((await read(version, { start: 99, end: 99 }))!.length).toBe(1);
  });

  test('copies and removes objects, and reports one that is missing', async () => {
    const [from, to] = [randomUUID(), randomUUID()];
    await store.put(from, inChunks(soundOf(10), 3));
    expect(await store.copy(from, to)).toBe(true);
    await store.remove(from);
    await store.remove(from);
    expect(await read(from)).toBeUndefined();
    expect((await read(to))!.equals(soundOf(10))).toBe(true);
    expect(await store.copy(from, randomUUID())).toBe(false);
  });

  test('a body that breaks off leaves no version, small or large', async () => {
    for (const size of [10, 6_000_000]) {
      const version = randomUUID();
      const breaking = async function* (): AsyncGenerator<Uint8Array> {
        yield soundOf(size);
        throw new Error('gone');
      };
      await expect(store.put(version, breaking())).rejects.toThrow('gone');
      expect(await read(version)).toBeUndefined();
      expect(await collect(store.list(version.slice(0, 2)))).not.toContainEqual(
        expect.objectContaining({ version }),
      );
    }
    await store.removeUnfinished(new Date(Date.now() + 1000));
  });

  test('lists the versions that start with two given digits', async () => {
    const version = `ab${randomUUID().slice(2)}`;
    await store.put(version, inChunks(soundOf(1), 1));
    const listed = await collect(store.list('ab'));
    expect(listed.find((entry) => entry.version === version)?.lastModified).toBeInstanceOf(Date);
    expect(listed.every((entry) => entry.version.startsWith('ab'))).toBe(true);
  });

  test.each(['', '../x', 'a/b', '00000000-0000-4000-8000-00000000000A', `${randomUUID()}/..`])(
    'refuses the version %o',
    async (version) => {
      await expect((async () => store.put(version, inChunks(soundOf(1), 1)))()).rejects.toThrow('UUID');
      await expect((async () => store.get(version))()).rejects.toThrow('UUID');
      await expect((async () => store.remove(version))()).rejects.toThrow('UUID');
    },
  );
});
