import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDisk } from '#server/engine/storage/store/object-stores.fixture.ts';
import { startStorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import type { StorageHost } from '#server/engine/storage/storage-host.fixture.ts';

let host: StorageHost;
beforeAll(async () => {
  host = await startStorageHost(await useDisk());
});
afterAll(() => host.stop());

describe('[STORE-01] buckets', () => {
  test('the service creates, reads, changes, empties and deletes a bucket', async () => {
    const { storage } = host.service;
    const options = { public: false, fileSizeLimit: '1MB', allowedMimeTypes: ['audio/*', 'image/png'] };
    expect((await storage.createBucket('covers', options)).data).toEqual({ name: 'covers' });
    expect((await storage.createBucket('covers', options)).error).toMatchObject({
      status: 400,
      statusCode: '409',
      code: 'BucketAlreadyExists',
    });
    expect((await storage.getBucket('covers')).data).toMatchObject({
      id: 'covers',
      name: 'covers',
      owner: '',
      type: 'STANDARD',
      public: false,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['audio/*', 'image/png'],
    });
    await storage.from('covers').upload('a/b.png', 'x', { contentType: 'image/png' });
    expect((await fetch(`${host.url}/object/public/covers/a/b.png`)).status).toBe(400);

    const changed = await storage.updateBucket('covers', { public: true, fileSizeLimit: null });
    expect(changed.data).toEqual({ message: 'Successfully updated' });
    expect((await storage.getBucket('covers')).data).toMatchObject({
      public: true,
      file_size_limit: null,
      allowed_mime_types: ['audio/*', 'image/png'],
    });
    expect((await fetch(`${host.url}/object/public/covers/a/b.png`)).status).toBe(200);

    expect((await storage.deleteBucket('covers')).error).toMatchObject({
      statusCode: '409',
      message: 'The bucket you tried to delete is not empty',
    });
    expect((await storage.emptyBucket('covers')).data).toEqual({
      message: 'Empty bucket has been queued. Completion may take up to an hour.',
    });
    expect((await storage.from('covers').list('a')).data).toEqual([]);
    expect((await storage.deleteBucket('covers')).data).toEqual({ message: 'Successfully deleted' });
    expect((await storage.getBucket('covers')).error).toMatchObject({
      statusCode: '404',
      message: 'Bucket not found',
    });
  });

  test('lists buckets with search, order and pages', async () => {
    const { storage } = host.service;
    const ids = async (options?: Parameters<typeof storage.listBuckets>[0]) =>
      (await storage.listBuckets(options)).data?.map(({ id }) => id);
    expect(await ids()).toEqual(['adhd-music', 'archives', 'music-staging']);
    expect(await ids({ sortColumn: 'id', sortOrder: 'desc' })).toEqual([
      'music-staging',
      'archives',
      'adhd-music',
    ]);
    expect(await ids({ limit: 1, offset: 1 })).toEqual(['archives']);
    expect(await ids({ search: 'STAG' })).toEqual(['music-staging']);
    const odd = await fetch(`${host.url}/bucket?sortColumn=owner;drop`, {
      headers: { apikey: host.publishableKey },
    });
    expect(odd.status).toBe(400);
  });

  test('nobody but the service sees or changes a bucket until a policy says so', async () => {
    for (const { storage } of [host.anonymous, host.owner.client, host.admin.client]) {
      expect((await storage.listBuckets()).data).toEqual([]);
      expect((await storage.getBucket('adhd-music')).error).toMatchObject({ statusCode: '404' });
      expect((await storage.createBucket('mine')).error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      });
      expect((await storage.updateBucket('adhd-music', { public: false })).error).toMatchObject({
        statusCode: '404',
      });
      expect((await storage.emptyBucket('adhd-music')).error).toMatchObject({ statusCode: '404' });
      expect((await storage.deleteBucket('adhd-music')).error).toMatchObject({ statusCode: '404' });
    }
    await host.adminQuery(
      `create policy "Anyone may see the library" on storage.buckets for select using (id = 'adhd-music')`,
    );
    expect((await host.anonymous.storage.listBuckets()).data).toMatchObject([{ id: 'adhd-music' }]);
  });

  test.each([
    [{ name: '' }, 'InvalidBucketName'],
    [{ name: 'a/b' }, 'InvalidBucketName'],
    [{ name: '..' }, 'InvalidBucketName'],
    [{}, 'InvalidRequest'],
    [{ name: 'x', public: 'yes' }, 'InvalidRequest'],
    [{ name: 'x', file_size_limit: 'much' }, 'InvalidRequest'],
    [{ name: 'x', file_size_limit: -1 }, 'InvalidRequest'],
    [{ name: 'x', file_size_limit: '50GB' }, 'EntityTooLarge'],
    [{ name: 'x', allowed_mime_types: ['audio'] }, 'InvalidMimeType'],
    [{ name: 'x', type: 'ANALYTICS' }, 'FeatureNotEnabled'],
    [{ name: 'x', versioning_status: 'ENABLED' }, 'FeatureNotEnabled'],
  ])('refuses the bucket %o', async (body, code) => {
    const answer = await fetch(`${host.url}/bucket`, {
      method: 'POST',
      headers: {
        apikey: 'sb_secret_for_tests_only_0123456789abcdef',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code }]);
  });
});
