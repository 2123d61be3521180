import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectStores } from '#server/engine/storage/store/object-stores.fixture.ts';
import type { StoreUnderTest } from '#server/engine/storage/store/object-stores.fixture.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import {
  arriveListener,
  bodyOf,
  firstBytes,
  isMissing,
  listen,
  prepare,
  readUntilCut,
  renderRows,
  storedNames,
  trackId,
} from './play-library.fixture.ts';
import { createTestLibrary, stockTrack, TONE_SIZE, toneBytes } from './test-library.fixture.ts';
import type { TestLibrary } from './test-library.fixture.ts';

const soon = { timeout: 20_000 };
const names = [
  'steady',
  'gated-1',
  'gated-2',
  'gated-3',
  'gated-far',
  'gated-crash',
  'short',
  'long',
  'untouched',
];
const demo = stockTrack('gated-demo', { demo: true });
const tracks = [...names.map((name) => stockTrack(name)), demo];
const pathOf = (recipe: string): string => `calm/${recipe}-v1.mp3`;

describe.each(objectStores)(
  '[MUSIC-01] a track that is played before it is stored, on %s',
  (_name, openStore) => {
    let under: StoreUnderTest;
    let library: TestLibrary;
    let server: TestServer;
    let token: string;
    beforeAll(async () => {
      under = await openStore();
      library = await createTestLibrary(tracks);
      server = await startTestServer(variablesOf(under), { library });
      token = await arriveListener(server, 'lena');
    });
    afterAll(async () => {
      await server.stop();
      await library.remove();
      await under.stop();
    });

    it('[STORE-01] answers a listed track that was never made with 404 and when to ask again', async () => {
      const url = `${server.url}/storage/v1/object/public/adhd-music/${pathOf('untouched')}`;
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([404, '60']);
      expect(await answer.json()).toEqual({
        statusCode: '404',
        code: 'NoSuchKey',
        error: 'not_found',
        message: 'Object not found',
      });
      const head = await fetch(url, { method: 'HEAD' });
      expect([head.status, head.headers.get('retry-after')]).toEqual([404, '60']);
      // What is not in the list is answered as before.
      expect((await fetch(`${url}x`)).status).toBe(400);
    });

    it('plays a track while the rest is still rendered, and stores it when it is whole', async () => {
      const path = pathOf('gated-1');
      expect(await isMissing(await listen(server, path))).toBe(true);
      expect(await prepare(server, token, ['gated-1'])).toEqual({
        stored: [],
        preparing: [trackId('gated-1')],
      });

      const answer = await listen(server, path);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-length': String(TONE_SIZE),
        'accept-ranges': 'bytes',
        'content-type': 'audio/mpeg',
        'cache-control': 'no-store',
      });
      const beginning = await firstBytes(answer, 20_000);
      expect(beginning.bytes).toEqual(toneBytes(0, beginning.bytes.length - 1));
      expect(await storedNames(server)).not.toContain(path);

      library.letGo('gated-1');
      expect(Buffer.concat([beginning.bytes, await beginning.rest()])).toEqual(toneBytes());
      await expect.poll(() => storedNames(server), soon).toContain(path);
      await expect
        .poll(async () => (await renderRows(server))['gated-1'], soon)
        .toEqual({ state: 'stored', attempts: 0 });
      expect(await prepare(server, token, ['gated-1'])).toEqual({
        stored: [trackId('gated-1')],
        preparing: [],
      });

      const stored = await listen(server, path, { headers: { range: 'bytes=10-19' } });
      expect([stored.status, stored.headers.get('content-range')]).toEqual([206, `bytes 10-19/${TONE_SIZE}`]);
      expect(stored.headers.get('cache-control')).toMatch(/immutable/u);
      expect(await bodyOf(stored)).toEqual(toneBytes(10, 19));
      expect(await bodyOf(await listen(server, path))).toEqual(toneBytes());
    });

    it('[SESS-03] says which tracks are stored, to those who may read the library', async () => {
      const told = async (bearer: string): Promise<unknown> => {
        const answer = await fetch(`${server.url}/rest/v1/rpc/stored_tracks`, {
          method: 'POST',
          headers: { apikey: server.publishableKey, authorization: `Bearer ${bearer}` },
        });
        return answer.ok ? answer.json() : answer.status;
      };
      await prepare(server, token, ['steady']);
      await expect.poll(() => told(token), soon).toContain(trackId('steady'));
      expect(await told(token)).not.toContain(trackId('untouched'));
      const { session } = await signIn(server, { email: 'bare@example.org', name: 'Bare' });
      expect(await told(session.access_token)).toEqual([]);
      expect(await told(server.publishableKey)).toBe(401);
    });

    it('serves ranges: those that exist at once, those ahead when they come, and none beyond the end', async () => {
      const path = pathOf('gated-2');
      await prepare(server, token, ['gated-2']);
      const near = await listen(server, path, { headers: { range: 'bytes=100-199' } });
      expect([near.status, near.headers.get('content-range')]).toEqual([206, `bytes 100-199/${TONE_SIZE}`]);
      expect(await bodyOf(near)).toEqual(toneBytes(100, 199));

      const ahead = await listen(server, path, { headers: { range: 'bytes=-1000' } });
      expect([ahead.status, ahead.headers.get('content-length')]).toEqual([206, '1000']);
      const beyond = await listen(server, path, { headers: { range: `bytes=${TONE_SIZE}-` } });
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${TONE_SIZE}`]);
      expect(library.begun().recipes.filter((recipe) => recipe === 'gated-2')).toHaveLength(1);

      library.letGo('gated-2');
      expect(await bodyOf(ahead)).toEqual(toneBytes(TONE_SIZE - 1000, TONE_SIZE - 1));
      await expect.poll(() => storedNames(server), soon).toContain(path);
    });

    it('renders once for everybody who listens, and goes on when one of them leaves', async () => {
      const path = pathOf('gated-3');
      await prepare(server, token, ['gated-3']);
      const [one, two] = await Promise.all([listen(server, path), listen(server, path)]);
      await (await firstBytes(one, 1)).leave();
      library.letGo('gated-3');
      expect(await bodyOf(two)).toEqual(toneBytes());
      expect(library.begun().recipes.filter((recipe) => recipe === 'gated-3')).toHaveLength(1);
    });

    it('renders again when the process crashes, ends the answer after three tries, and asks for no more in that hour', async () => {
      const path = pathOf('gated-crash');
      expect((await prepare(server, token, ['gated-crash'])).preparing).toEqual([trackId('gated-crash')]);
      const answer = await listen(server, path);
      library.letGo('gated-crash');
      const heard = await readUntilCut(answer);
      // Half of it at most, and nothing that does not belong to it.
      expect(heard.length).toBeLessThanOrEqual(TONE_SIZE / 2);
      expect(heard).toEqual(toneBytes(0, heard.length - 1));
      await expect
        .poll(async () => (await renderRows(server))['gated-crash'], soon)
        .toEqual({ state: 'failed', attempts: 3 });
      expect(library.begun().recipes.filter((recipe) => recipe === 'gated-crash')).toHaveLength(3);
      expect((await prepare(server, token, ['gated-crash'])).preparing).toEqual([]);
      expect(await isMissing(await listen(server, path))).toBe(true);
      await server.adminQuery(
        `update public.music_renders set taken_at = now() - interval '61 minutes' where recipe = 'gated-crash'`,
      );
      expect((await prepare(server, token, ['gated-crash'])).preparing).toEqual([trackId('gated-crash')]);
      await expect
        .poll(async () => (await renderRows(server))['gated-crash'], soon)
        .toEqual({ state: 'failed', attempts: 3 });
      expect(library.begun().recipes.filter((recipe) => recipe === 'gated-crash')).toHaveLength(6);
      expect(await storedNames(server)).not.toContain(path);
    });

    it.each(['short', 'long'])('does not store a track that came out too %s', async (recipe) => {
      await prepare(server, token, [recipe]);
      await expect.poll(async () => (await renderRows(server))[recipe]?.state, soon).toBe('failed');
      expect(await storedNames(server)).not.toContain(pathOf(recipe));
    });

    it('renders a track for guests without being asked, but not for HEAD', async () => {
      const head = await listen(server, demo.filePath, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(TONE_SIZE)]);
      expect(await renderRows(server)).not.toHaveProperty('gated-demo');
      const answer = await listen(server, demo.filePath);
      const beginning = await firstBytes(answer, 1);
      library.letGo('gated-demo');
      expect(Buffer.concat([beginning.bytes, await beginning.rest()])).toEqual(toneBytes());
    });

    it('renders nothing that nobody asked for: for guests, with HEAD, and under unknown names', async () => {
      const before = library.begun().recipes;
      for (const path of [
        pathOf('untouched'),
        'calm/nothing-v1.mp3',
        'calm/untouched-v2.mp3',
        'x',
        '%2e%2e/x',
      ]) {
        for (const method of ['GET', 'HEAD']) {
          expect([path, (await listen(server, path, { method })).ok]).toEqual([path, false]);
        }
      }
      expect(await renderRows(server)).not.toHaveProperty('untouched');
      expect(library.begun().recipes).toEqual(before);
    });
  },
);

const variablesOf = ({ s3 }: StoreUnderTest): Record<string, string> => {
  if (s3 === undefined) return {};
  return {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    S3_PATH_STYLE: s3.pathStyle ? 'on' : 'off',
  };
};
