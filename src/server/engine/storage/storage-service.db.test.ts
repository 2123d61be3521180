import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectStores } from './store/object-stores.fixture.ts';
import { soundOf, startStorageHost } from './storage-host.fixture.ts';
import type { StorageHost } from './storage-host.fixture.ts';

const audio = (size: number, seed = 1): Blob =>
  new Blob([new Uint8Array(soundOf(size, seed))], { type: 'audio/mpeg' });

const bytesOf = async (blob: Blob | null): Promise<Buffer> => Buffer.from(await blob!.arrayBuffer());

describe.each(objectStores)('storage on %s', (_name, startStore) => {
  let host: StorageHost;
  beforeAll(async () => {
    host = await startStorageHost(await startStore());
  });
  afterAll(() => host.stop());

  const own = (name: string): string => `${host.owner.profileId}/${name}`;
  const staging = (who: 'owner' | 'stranger' | 'admin') => host[who].client.storage.from('music-staging');

  const offer = (name: string) =>
    host.adminQuery(
      `insert into public.music_staging (uploader_id, title, staging_file_path) values ($1, 'Offered', $2)`,
      [host.owner.profileId, name],
    );

  test('[STORE-01] a person uploads into their own folder, reads the file back, lists it and removes it', async () => {
    const name = own('1700000000-abc.mp3');
    const uploaded = await staging('owner').upload(name, audio(300_000), {
      cacheControl: '60',
      metadata: { from: 'phone' },
    });
    expect(uploaded.error).toBeNull();
    expect(uploaded.data).toMatchObject({ path: name, fullPath: `music-staging/${name}` });

    const downloaded = await staging('owner').download(name);
    expect(downloaded.error).toBeNull();
    expect((await bytesOf(downloaded.data)).equals(soundOf(300_000))).toBe(true);

    const info = await staging('owner').info(name);
    expect(info.data).toMatchObject({
      id: uploaded.data!.id,
      name,
      bucketId: 'music-staging',
      size: 300_000,
      contentType: 'audio/mpeg',
      cacheControl: 'max-age=60',
      metadata: { from: 'phone' },
    });
    expect((await staging('owner').exists(name)).data).toBe(true);
    expect((await staging('owner').exists(own('nothing.mp3'))).data).toBe(false);
    expect((await staging('owner').exists(`${host.owner.profileId}/`)).data).toBe(false);

    const listed = await staging('owner').list(host.owner.profileId);
    expect(listed.data).toMatchObject([
      {
        name: '1700000000-abc.mp3',
        id: uploaded.data!.id,
        metadata: { size: 300_000, mimetype: 'audio/mpeg' },
      },
    ]);

    const removed = await staging('owner').remove([name, own('nothing.mp3')]);
    expect(removed.data).toMatchObject([{ name, bucket_id: 'music-staging' }]);
    expect((await staging('owner').download(name)).error).toMatchObject({ statusCode: '404' });
  });

  test('[STORE-01] nobody else reads, lists, replaces, moves, signs or removes a file; admins read it', async () => {
    const name = own('private.mp3');
    await staging('owner').upload(name, audio(1000));
    for (const storage of [staging('stranger'), host.anonymous.storage.from('music-staging')]) {
      expect((await storage.download(name)).error).toMatchObject({ status: 400, statusCode: '404' });
      expect((await storage.info(name)).error).toMatchObject({ code: 'NoSuchKey' });
      expect((await storage.list(host.owner.profileId)).data).toEqual([]);
      expect((await storage.listV2({ prefix: host.owner.profileId })).data).toMatchObject({ objects: [] });
      expect((await storage.upload(own('theirs.mp3'), audio(10))).error).toMatchObject({ statusCode: '403' });
      expect((await storage.upload(name, audio(10), { upsert: true })).error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      });
      expect((await storage.update(name, audio(10))).error).toMatchObject({ statusCode: '403' });
      expect((await storage.move(name, own('moved.mp3'))).error).toMatchObject({ statusCode: '404' });
      expect((await storage.copy(name, own('copied.mp3'))).error).toMatchObject({ statusCode: '404' });
      expect((await storage.createSignedUrl(name, 60)).error).toMatchObject({ statusCode: '404' });
      expect((await storage.createSignedUrls([name], 60)).data).toMatchObject([
        { path: name, signedURL: null },
      ]);
      expect((await storage.createSignedUploadUrl(own('signed.mp3'))).error).toMatchObject({
        statusCode: '403',
      });
      expect((await storage.remove([name])).data).toEqual([]);
    }
    // An admin reads what somebody offered for review, and nothing else.
    expect((await staging('admin').download(name)).error).toMatchObject({ status: 400, statusCode: '404' });
    await offer(name);
    expect((await staging('admin').download(name)).error).toBeNull();
    expect((await staging('admin').remove([name])).data).toEqual([]);
    expect((await bytesOf((await staging('owner').download(name)).data)).length).toBe(1000);
  });

  test('[STORE-01] refuses a file outside the person’s own folder, also at the root', async () => {
    expect((await staging('owner').upload('loose.mp3', audio(10))).error).toMatchObject({
      statusCode: '403',
    });
    const { profileId } = host.stranger;
    expect((await staging('owner').upload(`${profileId}/x.mp3`, audio(10))).error).toMatchObject({
      statusCode: '403',
    });
  });

  test('[STORE-01] the library is public: admins and the service fill it, anyone downloads without a key', async () => {
    const library = (client: typeof host.anonymous) => client.storage.from('adhd-music');
    expect((await library(host.admin.client).upload('focus/one.mp3', audio(5000))).error).toBeNull();
    expect((await library(host.service).upload('focus/two.mp3', audio(5000, 2))).error).toBeNull();
    expect((await library(host.owner.client).upload('focus/three.mp3', audio(10))).error).not.toBeNull();
    expect((await library(host.owner.client).remove(['focus/one.mp3'])).data).toEqual([]);
    expect((await library(host.anonymous).list('focus')).data?.map(({ name }) => name)).toEqual([
      'one.mp3',
      'two.mp3',
    ]);

    const { publicUrl } = library(host.anonymous).getPublicUrl('focus/one.mp3').data;
    const answer = await fetch(publicUrl);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(soundOf(5000))).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '5000',
      'accept-ranges': 'bytes',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(`${host.url}/object/adhd-music/focus/one.mp3`)).status).toBe(200);
    const asPrivate = await fetch(`${host.url}/object/public/music-staging/x.mp3`);
    expect(await asPrivate.json()).toEqual({
      statusCode: '404',
      code: 'NoSuchBucket',
      error: 'Bucket not found',
      message: 'Bucket not found',
    });
    expect(asPrivate.status).toBe(400);
  });

  test('[STORE-01] a second upload needs upsert; then everybody gets the new bytes and only those are kept', async () => {
    const name = own('twice.mp3');
    const first = await staging('owner').upload(name, audio(2000, 1));
    expect((await staging('owner').upload(name, audio(2000, 2))).error).toMatchObject({
      status: 400,
      statusCode: '409',
      message: 'The resource already exists',
    });
    const second = await staging('owner').upload(name, audio(2001, 3), { upsert: true });
    expect(second.data!.id).toBe(first.data!.id);
    expect((await bytesOf((await staging('owner').download(name)).data)).equals(soundOf(2001, 3))).toBe(true);
    const third = await staging('owner').update(name, audio(1999, 4));
    expect(third.error).toBeNull();
    expect((await bytesOf((await staging('owner').download(name)).data)).equals(soundOf(1999, 4))).toBe(true);
  });

  test('[STORE-01] with many writers and readers of one name, every answer is one whole file and one version stays', async () => {
    const name = own('busy.mp3');
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const results = await Promise.all(
      seeds.map((seed) => staging('owner').upload(name, audio(50_000, seed), { upsert: true })),
    );
    expect(results.map(({ error }) => error)).toEqual(seeds.map(() => null));
    const whole = seeds.map((seed) => soundOf(50_000, seed).toString('base64'));
    const reads = seeds.map(async (seed) => {
      const [, { data, error }] = await Promise.all([
        staging('owner').update(name, audio(50_000, seed)),
        staging('owner').download(name),
      ]);
      expect(error).toBeNull();
      return (await bytesOf(data)).toString('base64');
    });
    for (const read of await Promise.all(reads)) expect(whole).toContain(read);
    const { rows } = await host.adminQuery<{ version: string }>(
      'select version from storage.objects where name = $1',
      [name],
    );
    expect(rows.length).toBe(1);
  });

  test('[STORE-01] accepts every kind of body the client can send, empty ones too', async () => {
    const bodies = {
      buffer: soundOf(70_000),
      bytes: new Uint8Array(soundOf(10)),
      arrayBuffer: new Uint8Array(soundOf(11)).buffer,
      stream: new Blob([new Uint8Array(soundOf(200_000))]).stream(),
      empty: new Uint8Array(0),
      form: (() => {
        const form = new FormData();
        form.append('file', audio(12), 'x.mp3');
        form.append('metadata', '{"after":"the file"}');
        return form;
      })(),
    };
    const sizes: Record<string, number> = {
      buffer: 70_000,
      bytes: 10,
      arrayBuffer: 11,
      stream: 200_000,
      empty: 0,
      form: 12,
    };
    for (const [kind, body] of Object.entries(bodies)) {
      const name = own(`kinds/${kind}.mp3`);
      const { error } = await staging('owner').upload(name, body, {
        contentType: 'audio/mpeg',
        metadata: { kind },
      });
      expect(error, kind).toBeNull();
      const { data } = await staging('owner').info(name);
      expect(data, kind).toMatchObject({
        size: sizes[kind],
        contentType: 'audio/mpeg',
      });
      const read = await bytesOf((await staging('owner').download(name)).data);
      expect(read.equals(soundOf(read.length)) || read.length === 0, kind).toBe(true);
    }
    expect((await staging('owner').info(own('kinds/form.mp3'))).data!.metadata).toEqual({
      after: 'the file',
    });
    expect((await staging('owner').info(own('kinds/buffer.mp3'))).data!.metadata).toEqual({ kind: 'buffer' });
  });

  test('takes the type that a form says before the file, and answers what is known of it to HEAD too', async () => {
    const form = new FormData();
    form.append('contentType', 'audio/flac');
    form.append('', audio(9), 'x.mp3');
    const headers = { authorization: `Bearer ${host.owner.token}` };
    const url = `${host.url}/object/music-staging/${own('typed.bin')}`;
    expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(200);
    const { data } = await staging('owner').info(own('typed.bin'));
    expect(
      Object.keys(data ?? {})
        .toSorted()
        .join(' '),
    ).toBe(
      'bucketId cacheControl contentEncoding contentType createdAt etag id lastModified metadata name size version',
    );
    expect(data).toMatchObject({ contentType: 'audio/flac', size: 9, metadata: {} });
    const info = `${host.url}/object/info/music-staging/${own('typed.bin')}`;
    const head = await fetch(info, { method: 'HEAD', headers });
    expect([head.status, head.headers.get('etag')]).toEqual([200, data?.etag]);
    expect(head.headers.get('last-modified')).toMatch(/GMT$/);
    expect(await (await fetch(`${host.url}/version`)).text()).toBe('1.2.3');
  });

  test('[STORE-01] answers ranges, conditional requests and HEAD', async () => {
    const name = own('ranged.mp3');
    await staging('owner').upload(name, audio(1000));
    const url = `${host.url}/object/authenticated/music-staging/${name}`;
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(url, {
        method,
        headers: {
          apikey: host.publishableKey,
          authorization: `Bearer ${host.owner.token}`,
          ...headers,
        },
      });
    const whole = await ask({});
    const etag = whole.headers.get('etag')!;
    const modified = whole.headers.get('last-modified')!;
    await whole.arrayBuffer();
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);

    for (const [range, from, to] of [
      ['bytes=0-9', 0, 10],
      ['bytes=990-', 990, 1000],
      ['bytes=-5', 995, 1000],
      ['bytes=900-5000', 900, 1000],
    ] as const) {
      const part = await ask({ range });
      expect(part.status, range).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/1000`);
      expect(Buffer.from(await part.arrayBuffer()).equals(soundOf(1000).subarray(from, to)), range).toBe(
        true,
      );
    }
    const beyond = await ask({ range: 'bytes=1000-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */1000');
    expect(await beyond.json()).toMatchObject({ statusCode: '416', code: 'InvalidRange' });
    expect((await ask({ range: 'bytes=0-1,4-5' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200);
    expect((await ask({ 'if-modified-since': modified })).status).toBe(304);
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
    expect((await fetch(`${url}x`, { method: 'HEAD' })).status).toBe(400);
    const asked = await fetch(`${url}?download=my%20song.mp3`, {
      headers: { authorization: `Bearer ${host.owner.token}` },
    });
    expect(asked.headers.get('content-disposition')).toBe(
      `attachment; filename=my%20song.mp3; filename*=UTF-8''my%20song.mp3;`,
    );
  });

  test('[STORE-01] moves and copies inside a bucket and across buckets, as far as policies and limits go', async () => {
    const name = own('to-move.mp3');
    await staging('owner').upload(name, audio(700), { metadata: { mood: 'calm' } });
    expect((await staging('owner').copy(name, own('a-copy.mp3'))).data).toEqual({
      path: `music-staging/${own('a-copy.mp3')}`,
    });
    expect((await staging('owner').copy(name, own('a-copy.mp3'))).error).toMatchObject({ statusCode: '409' });
    expect((await staging('owner').info(own('a-copy.mp3'))).data!.metadata).toEqual({ mood: 'calm' });
    expect((await staging('owner').move(name, own('moved/über 漢字 🎵.mp3'))).data).toMatchObject({
      message: 'Successfully moved',
    });
    expect((await staging('owner').download(name)).error).not.toBeNull();
    const moved = await staging('owner').download(own('moved/über 漢字 🎵.mp3'));
    expect((await bytesOf(moved.data)).equals(soundOf(700))).toBe(true);
    expect(
      (await staging('owner').move(own('a-copy.mp3'), own('moved/über 漢字 🎵.mp3'))).error,
    ).toMatchObject({
      statusCode: '409',
    });

    const across = { destinationBucket: 'adhd-music' };
    expect((await staging('owner').copy(own('a-copy.mp3'), 'stolen.mp3', across)).error).toMatchObject({
      statusCode: '403',
    });
    expect((await staging('owner').move(own('a-copy.mp3'), 'stolen.mp3', across)).error).toMatchObject({
      statusCode: '403',
    });
    await offer(own('a-copy.mp3'));
    expect((await staging('admin').copy(own('a-copy.mp3'), 'reviewed.mp3', across)).error).toBeNull();
    const reviewed = await fetch(`${host.url}/object/public/adhd-music/reviewed.mp3`);
    expect(Buffer.from(await reviewed.arrayBuffer()).equals(soundOf(700))).toBe(true);

    const service = host.service.storage;
    await service.createBucket('tiny', {
      public: false,
      fileSizeLimit: '1KB',
      allowedMimeTypes: ['image/*'],
    });
    const intoTiny = { destinationBucket: 'tiny' };
    expect((await service.from('adhd-music').copy('reviewed.mp3', 'x.mp3', intoTiny)).error).toMatchObject({
      statusCode: '415',
    });
    expect((await service.from('adhd-music').move('reviewed.mp3', 'x.mp3', intoTiny)).error).toMatchObject({
      statusCode: '415',
    });
  });

  test('[STORE-01] a signed URL opens one object, for one purpose, for a while', async () => {
    const name = own('sign me ü.mp3');
    await staging('owner').upload(name, audio(800));
    const signed = await staging('owner').createSignedUrl(name, 60, { download: 'song.mp3' });
    const answer = await fetch(signed.data!.signedUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('filename=song.mp3');
    expect((await answer.arrayBuffer()).byteLength).toBe(800);

    const token = new URL(signed.data!.signedUrl).searchParams.get('token')!;
    const other = own('other.mp3');
    await staging('owner').upload(other, audio(10));
    const elsewhere = await fetch(`${host.url}/object/sign/music-staging/${other}?token=${token}`);
    expect(await elsewhere.json()).toMatchObject({ statusCode: '400', code: 'InvalidSignature' });
    const asUpload = await host.anonymous.storage
      .from('music-staging')
      .uploadToSignedUrl(name, token, audio(1));
    expect(asUpload.error).toMatchObject({ statusCode: '400', code: 'InvalidJWT' });
    expect((await fetch(`${host.url}/object/sign/music-staging/${other}`)).status).toBe(400);
    expect((await fetch(`${host.url}/object/sign/music-staging/${other}?token=x.y.z`)).status).toBe(400);

    const many = await staging('owner').createSignedUrls([name, other, own('none.mp3')], 60);
    expect(many.data!.map(({ error }) => error === null)).toEqual([true, true, false]);
    expect((await fetch(many.data![1]!.signedUrl!)).status).toBe(200);

    // Letters that end a path in a URL: the client cannot upload them, others can.
    const reserved = own('what? 100% #1.mp3');
    const path = reserved.split('/').map(encodeURIComponent).join('/');
    const raw = await fetch(`${host.url}/object/music-staging/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${host.owner.token}`, 'content-type': 'audio/mpeg' },
      body: new Uint8Array(soundOf(9)),
    });
    expect(await raw.json()).toMatchObject({ Key: `music-staging/${reserved}` });
    const odd = await staging('owner').createSignedUrls([reserved], 60);
    expect((await fetch(odd.data![0]!.signedUrl!)).status).toBe(200);
  });

  test('[STORE-01] a version that is not the current one is not found, and never replaced by another', async () => {
    const name = own('versions.mp3');
    const files = staging('owner');
    await files.upload(name, audio(10));
    const versionId = (await files.info(name)).data!.version;
    expect((await files.download(name, { versionId })).data?.size).toBe(10);
    expect((await files.info(name, { versionId })).error).toBeNull();
    const signed = (await files.createSignedUrl(name, 60, { versionId })).data!.signedUrl;
    expect((await fetch(signed)).status).toBe(200);

    await files.update(name, audio(20));
    const missing = { code: 'NoSuchKey' };
    expect((await files.download(name, { versionId })).error).toMatchObject(missing);
    expect((await files.info(name, { versionId })).error).toMatchObject(missing);
    expect((await files.createSignedUrl(name, 60, { versionId })).error).toMatchObject(missing);
    expect(await (await fetch(signed)).json()).toMatchObject(missing);
    await files.remove([name]);
  });

  test('[STORE-01] a signed upload URL takes one file in the name of its owner', async () => {
    const name = own('signed upload ü.mp3');
    const signed = await staging('owner').createSignedUploadUrl(name);
    expect(signed.error).toBeNull();
    const { token } = signed.data!;
    const open = host.anonymous.storage.from('music-staging');
    expect((await open.uploadToSignedUrl(own('x.mp3'), token, audio(5))).error).not.toBeNull();
    expect((await open.uploadToSignedUrl(name, token, audio(900))).error).toBeNull();
    expect((await open.uploadToSignedUrl(name, token, audio(901))).error).toMatchObject({
      statusCode: '409',
    });
    const { rows } = await host.adminQuery<{ owner_id: string }>(
      'select owner_id from storage.objects where name = $1',
      [name],
    );
    expect(rows[0]!.owner_id).toBe(host.owner.userId);
    expect((await staging('owner').createSignedUploadUrl(name)).error).toMatchObject({ statusCode: '409' });
    const again = await staging('owner').createSignedUploadUrl(name, { upsert: true });
    expect((await open.uploadToSignedUrl(name, again.data!.token, audio(901))).error).toBeNull();
    expect((await fetch(again.data!.signedUrl, { method: 'GET' })).status).toBe(400);
  });
});
