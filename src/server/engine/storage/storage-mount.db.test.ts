import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { soundOf } from './storage-host.fixture.ts';

let server: TestServer;
let person: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ CORS_ORIGINS: 'https://friend.example' });
  person = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
});
afterAll(() => server.stop());

test('[STORE-01] the host serves storage to the account that signed in, with its own headers kept, and plain OPTIONS', async () => {
  const { data: profile } = await person.client
    .from('profiles')
    .select('id')
    .eq('user_id', person.session.user.id)
    .single<{ id: string }>();
  const name = `${profile!.id}/1700000000-x1.mp3`;
  const staging = person.client.storage.from('music-staging');
  const song = new Blob([new Uint8Array(soundOf(3_000_000))], { type: 'audio/mpeg' });
  expect((await staging.upload(name, song)).error).toBeNull();

  const answer = await fetch(`${server.url}/storage/v1/object/authenticated/music-staging/${name}`, {
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${person.session.access_token}`,
      range: 'bytes=0-99',
      origin: 'https://friend.example',
    },
  });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-length')).toBe('100');
  expect(answer.headers.get('cache-control')).toBe('max-age=3600');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  expect(answer.headers.get('access-control-expose-headers')).toContain('upload-offset');
  expect(Buffer.from(await answer.arrayBuffer()).equals(soundOf(3_000_000).subarray(0, 100))).toBe(true);

  const origin = 'https://friend.example';
  const plain = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${server.url}${path}`, { method: 'OPTIONS', headers: { origin, ...headers } });
  const discovery = await plain('/storage/v1/upload/resumable');
  expect([discovery.status, discovery.headers.get('tus-version')]).toEqual([204, '1.0.0']);
  expect(discovery.headers.get('tus-extension')).toContain('creation');
  expect(discovery.headers.get('access-control-allow-origin')).toBe(origin);
  const key = { apikey: server.publishableKey };
  const table = await plain('/rest/v1/tasks', key);
  expect([table.status, table.headers.get('allow')]).toEqual([200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE']);
  const unknown = await plain('/rest/v1/tasksss', key);
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'PGRST205' }]);
  const asked = await plain('/rest/v1/tasks', { 'access-control-request-method': 'POST' });
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin]);

  await person.client.auth.signOut();
  const after = await fetch(`${server.url}/storage/v1/object/authenticated/music-staging/${name}`, {
    headers: { apikey: server.publishableKey, authorization: `Bearer ${person.session.access_token}` },
  });
  expect([after.status, await after.json()]).toMatchObject([400, { statusCode: '403' }]);
});
