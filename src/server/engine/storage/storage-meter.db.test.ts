import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccount } from '#server/testing/actors.ts';
import { reconcileStorage, setAccountLimit } from './objects/reservations.ts';
import { soundOf, startStorageHost } from './storage-host.fixture.ts';
import type { StorageHost } from './storage-host.fixture.ts';
import { collect, useDisk } from './store/object-stores.fixture.ts';
import { sweepObjects } from './sweep-objects.ts';

const BUCKET = 'music-staging';
const exceeded = { statusCode: '413', message: 'The account exceeded its storage quota' };

let host: StorageHost;
beforeAll(async () => {
  host = await startStorageHost(await useDisk());
});
afterAll(() => host.stop());

const own = (name: string): string => `${host.owner.profileId}/${name}`;
const files = () => host.owner.client.storage.from(BUCKET);
const sound = { contentType: 'audio/mpeg' };
const headersOf = (more: Record<string, string> = {}) => ({
  apikey: host.publishableKey,
  authorization: `Bearer ${host.owner.token}`,
  ...more,
});

/** Bare bytes, so that their number is known to the last one. */
const send = async (name: string, size: number, more: Record<string, string> = {}) => {
  const answer = await fetch(`${host.url}/object/${BUCKET}/${own(name)}`, {
    method: 'POST',
    headers: headersOf({ 'content-type': 'audio/mpeg', ...more }),
    body: new Uint8Array(soundOf(size)),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

const createResumable = (name: string, size: number) =>
  fetch(`${host.url}/upload/resumable`, {
    method: 'POST',
    headers: headersOf({
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': Object.entries({
        bucketName: BUCKET,
        objectName: own(name),
        contentType: 'audio/mpeg',
      })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    }),
  });
const idOf = (answer: Response): string => answer.headers.get('location')!.split('/').at(-1)!;
const resumable = (method: string, id: string, more: Record<string, string> = {}, body?: BodyInit) =>
  fetch(`${host.url}/upload/resumable/${id}`, {
    method,
    headers: headersOf({ 'tus-resumable': '1.0.0', ...more }),
    ...(body === undefined ? {} : { body }),
  });

/** Bytes that count, as the account's row says. */
const counted = async (): Promise<number> => {
  const { rows } = await host.adminQuery<{ bytes: string }>(
    `select used * 1000000000 as bytes from public.licence_usage where user_id = $1 and feature = 'storageGb'`,
    [host.owner.userId],
  );
  return Number(rows[0]?.bytes ?? 0);
};
/** Bytes that are there, added up: files, and a thousand and the name for each. */
const present = async (): Promise<number> => {
  const { rows } = await host.adminQuery<{ bytes: string }>(
    `select coalesce(sum((metadata ->> 'size')::bigint + 1000 + octet_length(name)
       + octet_length(coalesce(user_metadata::text, ''))), 0) as bytes
     from storage.objects where owner = $1`,
    [host.owner.userId],
  );
  return Number(rows[0]?.bytes);
};
const reserved = async (): Promise<number> =>
  (await host.adminQuery('select from kindling.storage_reservations')).rows.length;
const storedVersions = async (): Promise<number> => {
  const shards = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
  return (await Promise.all(shards.map((shard) => collect(host.store.list(shard))))).flat().length;
};
const rowsThere = async (): Promise<number> =>
  (await host.adminQuery('select from storage.objects')).rows.length;

const expectBooksInOrder = async (): Promise<void> => {
  expect(await reserved()).toBe(0);
  expect(await counted()).toBe(await present());
  expect(await storedVersions()).toBe(await rowsThere());
};

beforeEach(async () => {
  await setAccountLimit(host.db, undefined);
  await host.service.storage.emptyBucket(BUCKET);
  await expectBooksInOrder();
});

describe('the storage count of an account', () => {
  test('[STORE-01] follows upload, replacement, copy, move and removal', async () => {
    await files().upload(own('one.mp3'), soundOf(3000), { ...sound, metadata: { mood: 'calm' } });
    expect(await counted()).toBe(3000 + 1000 + own('one.mp3').length + '{"mood": "calm"}'.length);
    await files().upload(own('one.mp3'), soundOf(500), { ...sound, upsert: true });
    await expectBooksInOrder();
    await files().copy(own('one.mp3'), own('two.mp3'));
    expect(await counted()).toBeGreaterThan(2000);
    await expectBooksInOrder();
    await files().move(own('two.mp3'), own('three with a longer name.mp3'));
    await expectBooksInOrder();
    await files().remove([own('one.mp3'), own('three with a longer name.mp3')]);
    expect(await counted()).toBe(0);
  });

  test('[STORE-01] takes room for a resumable upload at its start and settles it at its end', async () => {
    const created = await createResumable('later.mp3', 4000);
    expect(created.status).toBe(201);
    expect(await counted()).toBeGreaterThan(4000);
    expect(await reserved()).toBe(1);
    const sent = await resumable(
      'PATCH',
      idOf(created),
      { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      new Uint8Array(soundOf(4000)),
    );
    expect(sent.status).toBe(204);
    await expectBooksInOrder();
    expect(await counted()).toBe(4000 + 1000 + own('later.mp3').length);
  });

  test('[STORE-01] gives the room of a resumable upload back when it is given up, and when it expires', async () => {
    const given = await createResumable('given up.mp3', 4000);
    expect((await resumable('DELETE', idOf(given))).status).toBe(204);
    expect(await counted()).toBe(0);
    await createResumable('forgotten.mp3', 4000);
    expect(await counted()).toBeGreaterThan(4000);
    await host.adminQuery(
      `update kindling.resumable_uploads set created_at = created_at - interval '25 hours'`,
    );
    await sweepObjects(host);
    expect(await counted()).toBe(0);
    expect(await reserved()).toBe(0);
  });

  test('[STORE-01] gives room back that a process which died had taken', async () => {
    await host.adminQuery(
      `insert into kindling.storage_reservations (id, owner, bytes, created_at)
       values ($1, $2, 5000, now() - interval '25 hours')`,
      [randomUUID(), host.owner.userId],
    );
    expect(await counted()).toBe(5000);
    await sweepObjects(host);
    expect(await counted()).toBe(0);
  });

  test('[STORE-01] is put right where it differs from what there is, and left alone where it does not', async () => {
    await send('kept.mp3', 2000);
    expect(await reconcileStorage(host.db)).toBe(0);
    await host.adminQuery(`update public.licence_usage set used = 40 where feature = 'storageGb'`);
    expect(await reconcileStorage(host.db)).toBe(1);
    await expectBooksInOrder();
    // As of an installation from before there was a meter.
    await host.adminQuery(`delete from public.licence_usage where feature = 'storageGb'`);
    expect(await reconcileStorage(host.db)).toBe(1);
    await expectBooksInOrder();
  });
});

describe('an account without room', () => {
  const LIMIT = 20_000;
  beforeEach(async () => {
    await setAccountLimit(host.db, LIMIT);
    await send('first.mp3', 12_000);
  });

  test('[STORE-01] is told so in the storage format, by every way to store more, and nothing stays', async () => {
    const before = await counted();
    expect(before).toBe(12_000 + 1000 + own('first.mp3').length);
    expect((await send('second.mp3', 10_000)).body).toMatchObject({
      ...exceeded,
      code: 'QuotaExceeded',
      error: 'Payload too large',
    });
    const form = await files().upload(
      own('second.mp3'),
      new Blob([new Uint8Array(soundOf(10_000))], { type: 'audio/mpeg' }),
    );
    expect(form.error).toMatchObject(exceeded);
    expect((await files().copy(own('first.mp3'), own('second.mp3'))).error).toMatchObject(exceeded);
    const replaced = await files().upload(own('first.mp3'), soundOf(19_500), { ...sound, upsert: true });
    expect(replaced.error).toMatchObject(exceeded);
    const signed = await files().createSignedUploadUrl(own('signed.mp3'));
    const later = await files().uploadToSignedUrl(
      signed.data!.path,
      signed.data!.token,
      soundOf(10_000),
      sound,
    );
    expect(later.error).toMatchObject(exceeded);
    const started = await createResumable('resumable.mp3', 10_000);
    expect([started.status, await started.text()]).toEqual([413, exceeded.message]);
    const notes = await files().upload(own('notes.mp3'), soundOf(10), {
      ...sound,
      metadata: { long: 'x'.repeat(8000) },
    });
    expect(notes.error).toMatchObject(exceeded);
    expect(await counted()).toBe(before);
    await expectBooksInOrder();
  });

  test('[STORE-01] has room again after removing something, up to the last byte', async () => {
    await files().remove([own('first.mp3')]);
    const overhead = 1000 + own('exact.mp3').length;
    expect((await send('exact.mp3', LIMIT - overhead + 1)).body).toMatchObject(exceeded);
    expect((await send('exact.mp3', LIMIT - overhead)).status).toBe(200);
    expect(await counted()).toBe(LIMIT);
  });

  test('[STORE-01] stores no more when everything is sent at once', async () => {
    await setAccountLimit(host.db, 50_000);
    // One that is there to be copied: whoever gets room is also done with it.
    expect((await send('small.mp3', 2000)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, number) =>
        number % 2 === 0
          ? send(`at once ${number}.mp3`, 6000).then(({ status }) => status === 200)
          : files()
              .copy(own('small.mp3'), own(`at once ${number}.mp3`))
              .then(({ error }) => error === null),
      ),
    );
    expect(answers).toContain(true);
    expect(answers).toContain(false);
    expect(await counted()).toBeLessThanOrEqual(50_000);
    await expectBooksInOrder();
  });

  test('[STORE-01] cannot begin a second upload into the room of one that is still arriving', async () => {
    await setAccountLimit(host.db, 30_000);
    const { hostname, port, pathname } = new URL(`${host.url}/object/${BUCKET}/${own('slow.mp3')}`);
    const slow = http.request({
      hostname,
      port,
      path: pathname,
      method: 'POST',
      headers: headersOf({ 'content-type': 'audio/mpeg', 'content-length': '15000' }),
    });
    slow.on('error', () => {});
    slow.write(soundOf(100));
    await vi.waitFor(async () => expect(await reserved()).toBe(1), { timeout: 30_000 });
    expect((await send('other.mp3', 10_000)).body).toMatchObject(exceeded);
    slow.destroy();
    await vi.waitFor(async () => expect(await reserved()).toBe(0), { timeout: 30_000 });
    expect((await send('other.mp3', 10_000)).status).toBe(200);
    await expectBooksInOrder();
  });
});

const quotaOf = async (id: string): Promise<number> => {
  const { rows } = await host.adminQuery<{ quota: string }>('select public.storage_quota($1) as quota', [id]);
  return Number(rows[0]?.quota);
};

describe('how much an account may keep', () => {
  test.each([
    ['free', 0.1],
    ['pro', 1],
    ['premium', 5],
    ['enterprise', 50],
  ])('[LIC-01] is what the tier holds: %s', async (tier, gigabytes) => {
    const { id } = await createAccount(host.adminQuery);
    await host.adminQuery('insert into public.licences (user_id, tier) values ($1, $2)', [id, tier]);
    expect(await quotaOf(id)).toBe(gigabytes);
  });

  test('follows the installation without a licence, is that of a visitor for an anonymous account, and never more than the operator gives', async () => {
    const { id, actor } = await createAccount(host.adminQuery);
    expect(await quotaOf(id)).toBe(50);
    await host.adminQuery('update auth.users set is_anonymous = true where id = $1', [id]);
    expect(await quotaOf(id)).toBe(0.1);
    await setAccountLimit(host.db, 5_000_000);
    expect(await quotaOf(id)).toBe(0.005);
    const { rows } = await host.db.tx(actor, (query) =>
      query<{ answer: { features: { feature: string; limit: number }[] } }>(
        'select public.current_licence() as answer',
      ),
    );
    expect(rows[0]?.answer.features.find(({ feature }) => feature === 'storageGb')?.limit).toBe(0.005);
  });
});
