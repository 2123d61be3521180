import { glob } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { erasePerson } from '#server/engine/auth/users/erase-person.ts';
import { removeDiscarded } from './discarded-versions.ts';
import { storageAdmin } from './storage-deps.ts';
import { soundOf, startStorageHost } from './storage-host.fixture.ts';
import type { Member, StorageHost } from './storage-host.fixture.ts';
import { collect, useDisk } from './store/object-stores.fixture.ts';
import { sweepObjects } from './sweep-objects.ts';

const BUCKET = 'music-staging';
const sound = { contentType: 'audio/mpeg' };

let host: StorageHost;
let leaving: Member;
beforeAll(async () => {
  host = await startStorageHost(await useDisk());
});
afterAll(() => host.stop());
beforeEach(async () => {
  leaving = await host.arrive();
});

const own = (name: string): string => `${leaving.profileId}/${name}`;
const files = () => leaving.client.storage.from(BUCKET);
const erase = () =>
  erasePerson(
    { db: host.db, logError: () => {}, removeDiscarded: () => removeDiscarded(host) },
    leaving.userId,
    '127.0.0.1',
  );

/** Rows, bytes in place and bytes in the making. */
const left = async (): Promise<readonly number[]> => {
  const shards = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
  const versions = (await Promise.all(shards.map((shard) => collect(host.store.list(shard))))).flat();
  const { rows } = await host.adminQuery(
    `select 1 from storage.objects union all select 1 from kindling.resumable_uploads
     union all select 1 from kindling.storage_reservations union all select 1 from kindling.discarded_versions`,
  );
  const incoming = await collect(glob(path.join(host.directory, 'objects/*/incoming/*')));
  return [rows.length, versions.length, incoming.length];
};
const NOTHING = [0, 0, 0];

describe('the files of an account that is deleted', () => {
  test('[STORE-01] go with it, rows and bytes', async () => {
    await files().upload(own('one.mp3'), soundOf(3000), sound);
    await files().copy(own('one.mp3'), own('two.mp3'));
    expect(await left()).toEqual([2, 2, 0]);
    expect(await erase()).toBe(true);
    expect(await left()).toEqual(NOTHING);
    expect(await erase()).toBe(false);
  });

  test('[STORE-01] go with it when somebody deletes the row by hand: the sweep takes the bytes', async () => {
    await files().upload(own('one.mp3'), soundOf(3000), sound);
    await host.adminQuery('delete from auth.users where id = $1', [leaving.userId]);
    expect(await left()).toEqual([1, 1, 0]);
    await sweepObjects(host);
    expect(await left()).toEqual(NOTHING);
  });

  test('[STORE-01] leave nothing when an upload was under way', async () => {
    const { hostname, port, pathname } = new URL(`${host.url}/object/${BUCKET}/${own('slow.mp3')}`);
    const answer = new Promise<number>((resolve, reject) => {
      const slow = http.request({
        hostname,
        port,
        path: pathname,
        method: 'POST',
        headers: {
          apikey: host.publishableKey,
          authorization: `Bearer ${leaving.token}`,
          'content-type': 'audio/mpeg',
          'content-length': '9000',
        },
      });
      slow.on('error', reject);
      slow.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      slow.write(soundOf(4000));
      void vi
        .waitFor(async () => expect((await left())[2]).toBe(1), { timeout: 30_000 })
        .then(erase)
        .then(() => slow.end(soundOf(5000)), reject);
    });
    expect(await answer).toBe(400);
    expect(await left()).toEqual(NOTHING);
  });

  test('[STORE-01] cannot be sent any more to an address that was signed before', async () => {
    const { data } = await files().createSignedUploadUrl(own('later.mp3'));
    await erase();
    const late = await host.anonymous.storage
      .from(BUCKET)
      .uploadToSignedUrl(data!.path, data!.token, soundOf(2000), sound);
    expect(late.error).not.toBeNull();
    expect(await left()).toEqual(NOTHING);
  });

  test('[STORE-01] leave nothing when they are replaced and copied at the same moment', async () => {
    await files().upload(own('one.mp3'), soundOf(3000), sound);
    await Promise.all([
      ...Array.from({ length: 8 }, (_, number) =>
        files().upload(own('one.mp3'), soundOf(3000 + number), { ...sound, upsert: true }),
      ),
      ...Array.from({ length: 8 }, (_, number) => files().copy(own('one.mp3'), own(`${number}.mp3`))),
      erase(),
    ]);
    expect(await left()).toEqual(NOTHING);
  });

  test('[STORE-01] leave nothing when one is being stored in the very moment of the deletion', async () => {
    await files().upload(own('before.mp3'), soundOf(3000), sound);
    const stored = Promise.withResolvers<undefined>();
    const mayEnd = Promise.withResolvers<undefined>();
    const storing = host.db.tx(storageAdmin, async (query) => {
      await query(
        `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
         values ($1, $2, $3::uuid, $3::uuid::text, gen_random_uuid(), '{"size": 7}')`,
        [BUCKET, own('just now.mp3'), leaving.userId],
      );
      stored.resolve(undefined);
      await mayEnd.promise;
    });
    await stored.promise;
    const erasing = erase();
    await vi.waitFor(
      async () => {
        const { rows } = await host.adminQuery('select from pg_locks where not granted');
        expect(rows.length).toBeGreaterThan(0);
      },
      { timeout: 30_000 },
    );
    mayEnd.resolve(undefined);
    await Promise.all([storing, erasing]);
    expect(await left()).toEqual(NOTHING);
  });

  test('[STORE-01] stay where they stand in the library, without a name', async () => {
    await host.adminQuery(
      `insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
       values ('adhd-music', 'ember.mp3', $1::uuid, $1::uuid::text, '{"size": 7}')`,
      [leaving.userId],
    );
    await erase();
    const { rows } = await host.adminQuery(
      `delete from storage.objects where name = 'ember.mp3' returning owner, owner_id`,
    );
    expect(rows).toEqual([{ owner: null, owner_id: null }]);
  });
});
