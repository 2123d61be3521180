import { glob } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, objectStores } from '#server/engine/storage/store/object-stores.fixture.ts';
import { soundOf, startStorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import type { StorageHost } from '#server/engine/storage/storage-host.fixture.ts';

const LIMIT = 100_000;
const SECRET_KEY = 'sb_secret_for_tests_only_0123456789abcdef';

describe.each(objectStores)('uploads that storage on %s refuses', (kind, startStore) => {
  let host: StorageHost;
  beforeAll(async () => {
    host = await startStorageHost(await startStore(), { fileLimit: LIMIT });
    await host.service.storage.createBucket('anything', { public: true });
    await host.service.storage.createBucket('small', { public: false, fileSizeLimit: '1KB' });
  });
  afterAll(() => host.stop());

  const storedVersions = async (): Promise<string[]> => {
    const shards = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
    const found = await Promise.all(shards.map((shard) => collect(host.store.list(shard))));
    return found
      .flat()
      .map(({ version }) => version)
      .toSorted();
  };
  const referencedVersions = async (): Promise<string[]> => {
    const { rows } = await host.adminQuery<{ version: string }>('select version from storage.objects');
    return rows.map(({ version }) => version).toSorted();
  };

  const unfinishedFiles = async (): Promise<number> =>
    (await collect(glob(path.join(host.directory, 'objects/*/incoming/*')))).length;

  /** Without a client that would tidy the path up first. */
  const send = (
    method: string,
    target: string,
    headers: Record<string, string> = {},
    body?: Buffer,
  ): Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(host.url);
      const request = http.request({
        hostname,
        port,
        method,
        path: `/storage/v1${target}`,
        headers: { apikey: SECRET_KEY, ...headers },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      });
      request.end(body);
    });

  test('[STORE-01] a path with traversal or control characters stores nothing', async () => {
    const before = await storedVersions();
    for (const path of [
      'anything/a%2f..%2fb.mp3',
      'anything/a%2Fb.mp3',
      'anything/a%5c..%5cb.mp3',
      'anything/a%252fb.mp3',
      'anything/%252e%252e/b.mp3',
      'anything/a%00.mp3',
      'anything/a%0d%0ab.mp3',
      'anything//b.mp3',
      'anything/b.mp3/',
      'anything/%c0%af',
      'anything/%',
      `anything/${'x'.repeat(1025)}`,
      '..%2fanything/a.mp3',
    ]) {
      const answer = await send('POST', `/object/${path}`, { 'content-type': 'audio/mpeg' }, soundOf(10));
      expect(answer.status, path).toBe(400);
      expect(answer.text, path).toMatch(/"code":"Invalid(?:Key|BucketName)"/);
    }
    expect(await storedVersions()).toEqual(before);
    expect(await referencedVersions()).toEqual(before);
  });

  test('[STORE-01] resolves dot segments of a URL as URLs say, and none reaches a name', async () => {
    for (const path of ['/object/anything/../../../../etc/passwd', '/object/anything/%2e%2e/%2e%2e/x.mp3']) {
      expect(
        (await send('POST', path, { 'content-type': 'audio/mpeg' }, soundOf(10))).status,
      ).toBeGreaterThan(399);
      expect((await send('GET', path)).status).toBeGreaterThan(399);
    }
    const { rows } = await host.adminQuery(`select from storage.objects where name like '%..%'`);
    expect(rows).toEqual([]);
  });

  test('[STORE-01] checks names in JSON by the same rules', async () => {
    const files = host.service.storage.from('anything');
    await files.upload('good.mp3', soundOf(10), { contentType: 'audio/mpeg' });
    for (const name of ['../x', 'a/../b', '/abs', 'a\0b', 'a%2fb', 'a\\b', '\ud800']) {
      expect((await files.move('good.mp3', name)).error, name).toMatchObject({ code: 'InvalidKey' });
      expect((await files.copy('good.mp3', name)).error, name).toMatchObject({ code: 'InvalidKey' });
      expect((await files.createSignedUrls([name], 60)).data, name).toMatchObject([{ signedURL: null }]);
      expect((await files.remove([name])).data, name).toEqual([]);
    }
    expect((await files.list('a\0')).error).toMatchObject({ statusCode: '400' });
    expect((await files.info('good.mp3')).error).toBeNull();
  });

  test('[STORE-01] refuses more than the size limit, announced or not, form or not, and keeps nothing', async () => {
    const before = await storedVersions();
    const small = host.service.storage.from('small');
    const big = new Uint8Array(soundOf(1001));
    const tooLarge = { statusCode: '413', message: 'The object exceeded the maximum allowed size' };
    expect((await small.upload('a', big)).error).toMatchObject(tooLarge);
    expect((await small.upload('a', new Blob([big]))).error).toMatchObject(tooLarge);
    expect((await small.upload('a', new Blob([big]).stream())).error).toMatchObject(tooLarge);
    expect((await small.upload('b', new Uint8Array(soundOf(1000)))).error).toBeNull();
    await small.remove(['b']);
    const huge = new Uint8Array(soundOf(3 * 1024 * 1024));
    expect((await host.service.storage.from('anything').upload('h', huge)).error).toMatchObject(tooLarge);
    expect((await host.service.storage.from('anything').upload('h', new Blob([huge]))).error).toMatchObject(
      tooLarge,
    );
    expect(
      (await host.service.storage.createBucket('wide', { public: false, fileSizeLimit: '1MB' })).error,
    ).toMatchObject({ statusCode: '413' });
    expect(await storedVersions()).toEqual(before);
    expect(await referencedVersions()).toEqual(before);
  });

  test('[STORE-01] refuses a type the bucket does not list, however it is sent', async () => {
    const name = `${host.owner.profileId}/page.mp3`;
    const staging = host.owner.client.storage.from('music-staging');
    const page = '<html><script>alert(1)</script></html>';
    const unsupported = { statusCode: '415', message: 'mime type text/html is not supported' };
    expect((await staging.upload(name, page, { contentType: 'text/html' })).error).toMatchObject(unsupported);
    expect((await staging.upload(name, new Blob([page], { type: 'text/html' }))).error).toMatchObject(
      unsupported,
    );
    const odd = await send('POST', '/object/anything/x', { 'content-type': 'no type at all' }, soundOf(1));
    expect(JSON.parse(odd.text)).toMatchObject({ statusCode: '415' });
  });

  test('[STORE-01] never serves a page that calls itself sound or picture as one', async () => {
    const files = host.service.storage.from('anything');
    const page = '<!doctype html><script>alert(document.domain)</script>';
    const cases = [
      ['lie.mp3', page, 'audio/mpeg', 'application/octet-stream'],
      ['lie.png', `  ${page}`, 'image/png', 'application/octet-stream'],
      ['drawing.svg', '<svg onload="x()"/>', 'image/svg+xml', 'application/octet-stream'],
      ['page.html', page, 'text/html', 'text/plain'],
      ['code.js', 'alert(1)', 'text/javascript', 'application/octet-stream'],
      ['notes.txt', 'hello', 'text/plain', 'text/plain'],
    ] as const;
    for (const [name, body, contentType, served] of cases) {
      await files.upload(name, body, { contentType });
      await files.copy(name, `copy-${name}`, { copyMetadata: false, metadata: { cacheControl: 'no-store' } });
      for (const path of [name, `copy-${name}`]) {
        const answer = await fetch(files.getPublicUrl(path).data.publicUrl);
        expect(answer.headers.get('content-type'), path).toBe(served);
        expect(answer.headers.get('content-disposition'), path).toBe('attachment');
        expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
        expect(answer.headers.get('content-security-policy'), path).toContain('sandbox');
        expect(await answer.text()).toBe(body);
      }
    }
    // A copy cannot talk the bytes into another type either.
    await files.copy('page.html', 'as.png', { copyMetadata: false, metadata: { mimetype: 'image/png' } });
    const disguised = await fetch(files.getPublicUrl('as.png').data.publicUrl);
    expect(disguised.headers.get('content-disposition')).toBe('attachment');
  });

  test('[STORE-01] answers a broken form instead of hanging', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of [
      '',
      'nonsense',
      '--x\r\n',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ]) {
      const answer = await send('POST', '/object/anything/form', type, Buffer.from(body));
      expect(answer.status, body).toBe(400);
      expect(JSON.parse(answer.text), body).toMatchObject({ code: 'InvalidRequest' });
    }
    const unfinished =
      '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: audio/mpeg\r\n\r\nhalf';
    expect((await send('POST', '/object/anything/form', type, Buffer.from(unfinished))).status).toBe(400);
    expect(
      (await send('POST', '/object/anything/form', { 'content-type': 'multipart/form-data; x' })).status,
    ).toBe(400);
    const notes =
      '--x\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n[1]\r\n--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nabc\r\n--x--\r\n';
    expect((await send('POST', '/object/anything/form', type, Buffer.from(notes))).status).toBe(400);
    expect(await storedVersions()).toEqual(await referencedVersions());
  });

  test('[STORE-01] an upload that breaks off leaves nothing behind', async () => {
    const { hostname, port } = new URL(host.url);
    for (const type of ['audio/mpeg', 'multipart/form-data; boundary=x']) {
      const request = http.request({
        hostname,
        port,
        method: 'POST',
        path: '/storage/v1/object/anything/broken.mp3',
        headers: { apikey: SECRET_KEY, 'content-type': type, 'content-length': '50000' },
      });
      request.on('error', () => {});
      const start = type.startsWith('multipart')
        ? '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: audio/mpeg\r\n\r\n'
        : '';
      request.write(Buffer.concat([Buffer.from(start), soundOf(20_000)]));
      // S3 shows nothing of a small file before it is complete.
      await expect.poll(unfinishedFiles).toBe(kind === 'disk' ? 1 : 0);
      request.destroy();
      await expect.poll(unfinishedFiles).toBe(0);
    }
    expect((await host.service.storage.from('anything').exists('broken.mp3')).data).toBe(false);
    expect(await storedVersions()).toEqual(await referencedVersions());
    expect(host.errors).toEqual([]);
  });

  test('[STORE-01] answers wrong keys and missing features in the error format', async () => {
    const file = '/object/music-staging/x.mp3';
    const forged = { apikey: '', authorization: 'Bearer a.b.c' };
    expect(JSON.parse((await send('GET', file, forged)).text)).toMatchObject({
      statusCode: '403',
      error: 'Unauthorized',
      message: 'Invalid JWT',
    });
    const keyless = await fetch(`${host.url}/bucket`);
    expect([keyless.status, await keyless.json()]).toMatchObject([
      400,
      { message: "headers must have required property 'authorization'" },
    ]);
    expect((await host.owner.client.storage.from('adhd-music').createSignedUrl('a', 0)).error).not.toBeNull();
    const image = await send('GET', '/render/image/public/adhd-music/a.png?width=10');
    expect([image.status, JSON.parse(image.text)]).toEqual([
      501,
      {
        statusCode: '501',
        code: 'NotImplemented',
        error: 'not_implemented',
        message: 'This server does not transform images',
      },
    ]);
    const signed = await host.service.storage
      .from('adhd-music')
      .createSignedUrl('a.png', 60, { transform: { width: 10 } });
    expect(signed.error).toMatchObject({ status: 501, code: 'NotImplemented' });
    const shrunk = await host.service.storage
      .from('adhd-music')
      .download('a.png', { transform: { width: 10 } });
    expect(shrunk.error).toMatchObject({ status: 501 });
    for (const path of ['/nothing', '/object/adhd-music']) {
      const answer = await send('GET', path);
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
        404,
        { statusCode: '404', error: 'Not Found' },
      ]);
    }
    const noBucket = await host.service.storage.from('nowhere').upload('a', 'b');
    expect(noBucket.error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
  });

  test('[STORE-01] refuses an ended session to write and to read', async () => {
    await host.adminQuery('delete from auth.sessions where user_id = $1', [host.stranger.userId]);
    const staging = host.stranger.client.storage.from('music-staging');
    const name = `${host.stranger.profileId}/a.mp3`;
    const ended = { statusCode: '403', message: 'the session has ended' };
    expect((await staging.upload(name, soundOf(1), { contentType: 'audio/mpeg' })).error).toMatchObject(
      ended,
    );
    expect((await staging.list()).error).toMatchObject(ended);
  });
});
