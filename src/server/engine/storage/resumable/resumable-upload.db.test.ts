import { glob, stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from 'tus-js-client';
import type { UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, objectStores, useDisk } from '#server/engine/storage/store/object-stores.fixture.ts';
import { soundOf, startStorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import type { StorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import { sweepObjects } from '#server/engine/storage/sweep-objects.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';
import { toWebStream } from '#server/engine/storage/http/web-stream.ts';

const metadataOf = (name: string, more: Record<string, string> = {}) => ({
  bucketName: 'music-staging',
  objectName: name,
  contentType: 'audio/mpeg',
  cacheControl: '120',
  ...more,
});

const uploadMetadata = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const idOf = (answer: Response): string => answer.headers.get('location')!.split('/').at(-1)!;

describe.each(objectStores)('[STORE-01] resumable uploads on %s', (_kind, startStore) => {
  let host: StorageHost;
  beforeAll(async () => {
    host = await startStorageHost(await startStore());
  });
  afterAll(() => host.stop());

  const own = (name: string): string => `${host.owner.profileId}/${name}`;
  const headersOf = (token: string, more: Record<string, string> = {}) => ({
    apikey: host.publishableKey,
    authorization: `Bearer ${token}`,
    ...more,
  });

  const upload = (bytes: Buffer, options: Partial<UploadOptions>): Promise<Upload> =>
    new Promise((resolve, reject) => {
      const task: Upload = new Upload(bytes, {
        endpoint: `${host.url}/upload/resumable`,
        retryDelays: null,
        chunkSize: 6 * 1024 * 1024,
        headers: headersOf(host.owner.token),
        onSuccess: () => resolve(task),
        onError: reject,
        ...options,
      });
      task.start();
    });

  const request = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(`${host.url}/upload/resumable${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
  const create = async (token: string, name: string, size: number, more: Record<string, string> = {}) =>
    request('POST', '', {
      ...headersOf(token),
      'upload-length': String(size),
      'upload-metadata': uploadMetadata(metadataOf(name)),
      ...more,
    });
  const patch = (token: string, id: string, offset: number, body: BodyInit) =>
    request(
      'PATCH',
      `/${id}`,
      {
        ...headersOf(token),
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body,
    );
  const contentOf = async (name: string): Promise<Buffer> => {
    const { data, error } = await host.owner.client.storage.from('music-staging').download(name);
    expect(error).toBeNull();
    return Buffer.from(await data!.arrayBuffer());
  };

  test('the documented client uploads in chunks, with the metadata of the file', async () => {
    const name = own('chunks ü.mp3');
    const bytes = soundOf(1_000_000);
    await upload(bytes, {
      chunkSize: 300_000,
      uploadDataDuringCreation: true,
      metadata: metadataOf(name, { metadata: '{"mood":"calm"}' }),
    });
    expect((await contentOf(name)).equals(bytes)).toBe(true);
    expect((await host.owner.client.storage.from('music-staging').info(name)).data).toMatchObject({
      size: 1_000_000,
      contentType: 'audio/mpeg',
      cacheControl: 'max-age=120',
      metadata: { mood: 'calm' },
    });
    const { rows } = await host.adminQuery(
      `select from kindling.resumable_uploads where completed_at is null
       union all select from kindling.resumable_parts`,
    );
    expect(rows).toEqual([]);
  });

  test('lets an account begin so many uploads, and another once one of them has ended', async () => {
    const open = await Promise.all(
      Array.from({ length: storageLimits.openUploads }, (_, number) =>
        create(host.owner.token, own(`open-${number}.mp3`), 10),
      ),
    );
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([201]));
    const over = await create(host.owner.token, own('one-more.mp3'), 10);
    expect(over.status).toBe(429);
    expect((await create(host.stranger.token, `${host.stranger.profileId}/other.mp3`, 10)).status).toBe(201);
    const ended = await request('DELETE', `/${idOf(open[0]!)}`, headersOf(host.owner.token));
    expect(ended.status).toBe(204);
    expect((await create(host.owner.token, own('one-more.mp3'), 10)).status).toBe(201);
    await host.adminQuery('delete from kindling.resumable_uploads');
  });

  test('uploads an empty file', async () => {
    await upload(Buffer.alloc(0), { metadata: metadataOf(own('empty.mp3')) });
    expect((await contentOf(own('empty.mp3'))).length).toBe(0);
  });

  test('resumes where the connection broke, also in the middle of a request', async () => {
    const name = own('broken off.mp3');
    const bytes = soundOf(500_000);
    const created = await create(host.owner.token, name, bytes.length);
    expect(created.status).toBe(201);
    expect(created.headers.get('upload-expires')).not.toBeNull();
    const id = idOf(created);
    expect((await patch(host.owner.token, id, 0, new Uint8Array(bytes.subarray(0, 100_000)))).status).toBe(
      204,
    );

    // The source fails in the middle: the connection breaks, and what came through counts.
    const half = async function* (): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(bytes.subarray(100_000, 250_000));
      await expect
        .poll(
          async () =>
            (await host.adminQuery('select from kindling.resumable_uploads where id = $1', [id])).rowCount,
        )
        .toBe(1);
      throw new Error('the train enters the tunnel');
    };
    await expect(patch(host.owner.token, id, 100_000, toWebStream(Readable.from(half())))).rejects.toThrow(
      'fetch failed',
    );
    const offset = async (): Promise<number> =>
      Number((await request('HEAD', `/${id}`, headersOf(host.owner.token))).headers.get('upload-offset'));
    await expect.poll(offset, { timeout: 10_000 }).toBeGreaterThanOrEqual(100_000);
    const wrong = await patch(host.owner.token, id, 7, 'x');
    expect(wrong.status).toBe(409);
    expect((await host.owner.client.storage.from('music-staging').exists(name)).data).toBe(false);

    const at = await offset();
    const last = await patch(host.owner.token, id, at, new Uint8Array(bytes.subarray(at)));
    expect(last.status).toBe(204);
    expect((await contentOf(name)).equals(bytes)).toBe(true);
    // A client that missed the last answer learns that everything arrived.
    expect(await offset()).toBe(bytes.length);
  });

  test('the client resumes by itself with the URL it was given', async () => {
    const name = own('resumed.mp3');
    const bytes = soundOf(400_000);
    const id = idOf(await create(host.owner.token, name, bytes.length));
    await patch(host.owner.token, id, 0, new Uint8Array(bytes.subarray(0, 150_000)));
    await upload(bytes, { uploadUrl: `${host.url}/upload/resumable/${id}`, metadata: metadataOf(name) });
    expect((await contentOf(name)).equals(bytes)).toBe(true);
  });

  test('refuses a taken name without x-upsert', async () => {
    const name = own('taken.mp3');
    await upload(soundOf(10, 1), { metadata: metadataOf(name) });
    expect((await create(host.owner.token, name, 10)).status).toBe(409);
    await upload(soundOf(10, 2), {
      metadata: metadataOf(name),
      headers: headersOf(host.owner.token, { 'x-upsert': 'true' }),
    });
    expect((await contentOf(name)).equals(soundOf(10, 2))).toBe(true);
  });

  test('fails when the name was taken while uploading', async () => {
    const name = own('race.mp3');
    const id = idOf(await create(host.owner.token, name, 10));
    await patch(host.owner.token, id, 0, 'ID3..');
    await host.owner.client.storage
      .from('music-staging')
      .upload(name, soundOf(3), { contentType: 'audio/mpeg' });
    expect((await patch(host.owner.token, id, 5, '12345')).status).toBe(409);
    expect((await contentOf(name)).length).toBe(3);
  });

  test('checks policies at every step, and nobody touches the upload of another', async () => {
    expect((await create(host.stranger.token, own('theirs.mp3'), 10)).status).toBe(403);
    const id = idOf(await create(host.owner.token, own('mine.mp3'), 10));
    expect((await patch(host.stranger.token, id, 0, '12345')).status).toBe(403);
    expect((await request('HEAD', `/${id}`, headersOf(host.stranger.token))).status).toBe(403);
    expect((await request('DELETE', `/${id}`, headersOf(host.stranger.token))).status).toBe(403);
    expect((await request('HEAD', `/${id}`, {})).status).toBe(400);
    expect((await request('DELETE', `/${id}`, headersOf(host.owner.token))).status).toBe(204);
    expect((await request('HEAD', `/${id}`, headersOf(host.owner.token))).status).toBe(404);
  });

  test('enforces the bucket’s limits of size, type and name', async () => {
    expect((await create(host.owner.token, own('a.mp3'), 52_428_801)).status).toBe(413);
    const html = uploadMetadata(metadataOf(own('a.mp3'), { contentType: 'text/html' }));
    expect((await create(host.owner.token, '', 10, { 'upload-metadata': html })).status).toBe(415);
    expect((await create(host.owner.token, `${own('..')}/x`, 10)).status).toBe(400);
    expect((await create(host.owner.token, '', 10, { 'upload-metadata': 'a b' })).status).toBe(400);
    const nowhere = uploadMetadata({ ...metadataOf(own('a.mp3')), bucketName: 'nowhere' });
    expect((await create(host.owner.token, '', 10, { 'upload-metadata': nowhere })).status).toBe(404);
    const id = idOf(await create(host.owner.token, own('b.mp3'), 3));
    expect((await patch(host.owner.token, id, 0, '1234')).status).toBe(413);
    expect((await request('HEAD', '/..%2f..%2fetc', headersOf(host.owner.token))).status).toBe(404);
    const options = await request('OPTIONS', '', {});
    expect(options.headers.get('tus-extension')).toBe('creation,creation-with-upload,expiration,termination');
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a signed URL uploads for its owner, and for nothing else', async () => {
    const name = own('signed.mp3');
    const { data } = await host.owner.client.storage.from('music-staging').createSignedUploadUrl(name);
    const endpoint = `${host.url}/upload/resumable/sign`;
    const headers = { 'x-signature': data!.token };
    await upload(soundOf(50_000), { endpoint, headers, chunkSize: 20_000, metadata: metadataOf(name) });
    expect((await contentOf(name)).equals(soundOf(50_000))).toBe(true);
    const { rows } = await host.adminQuery('select owner_id from storage.objects where name = $1', [name]);
    expect(rows).toEqual([{ owner_id: host.owner.userId }]);
    await expect(
      upload(soundOf(5), { endpoint, headers, metadata: metadataOf(own('else.mp3')) }),
    ).rejects.toThrow('400');
    await expect(upload(soundOf(5), { endpoint, headers: {}, metadata: metadataOf(name) })).rejects.toThrow(
      '400',
    );
  });

  test('sweeps away unfinished uploads after a day', async () => {
    const id = idOf(await create(host.owner.token, own('forgotten.mp3'), 10));
    await patch(host.owner.token, id, 0, '12345');
    const { rows } = await host.adminQuery<{ shard: string }>(
      'select left(version::text, 2) as shard from kindling.resumable_parts where upload_id = $1',
      [id],
    );
    const sweep = { before: new Date(Date.now() + 60_000), shards: rows.map(({ shard }) => shard) };
    expect(await sweepObjects(host, sweep)).toBe(0);
    await host.adminQuery(
      `update kindling.resumable_uploads set created_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    expect((await patch(host.owner.token, id, 5, '12345')).status).toBe(410);
    expect(await sweepObjects(host, sweep)).toBe(1);
    expect((await request('HEAD', `/${id}`, headersOf(host.owner.token))).status).toBe(404);
    expect(host.errors).toEqual([]);
  });
});

test('[STORE-01] counts half of a request: the offset is where the connection broke', async () => {
  const host = await startStorageHost(await useDisk());
  const name = `${host.owner.profileId}/tunnel.mp3`;
  const headers = {
    apikey: host.publishableKey,
    authorization: `Bearer ${host.owner.token}`,
    'tus-resumable': '1.0.0',
  };
  const created = await fetch(`${host.url}/upload/resumable`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': '500000', 'upload-metadata': uploadMetadata(metadataOf(name)) },
  });
  const address = new URL(created.headers.get('location')!, host.url);
  const request = http.request(address, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': '500000',
    },
  });
  request.on('error', () => {});
  request.write(soundOf(150_000));
  const arrived = async (): Promise<number> => {
    const files = await collect(glob(path.join(host.directory, 'objects/*/incoming/*')));
    return files[0] === undefined ? 0 : (await stat(files[0])).size;
  };
  await expect.poll(arrived, { timeout: 10_000 }).toBe(150_000);
  request.destroy();
  const offset = async (): Promise<string | null> =>
    (await fetch(address, { method: 'HEAD', headers })).headers.get('upload-offset');
  await expect.poll(offset, { timeout: 10_000 }).toBe('150000');
  await host.stop();
});
