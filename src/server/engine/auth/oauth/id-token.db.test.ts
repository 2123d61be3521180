import { createHash, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import { createTestClient } from '#server/testing/sign-in.ts';
import { startTestIssuer } from '#server/testing/test-issuer.ts';
import type { TestIssuer } from '#server/testing/test-issuer.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let issuer: TestIssuer;
let server: TestServer;

beforeAll(async () => {
  issuer = await startTestIssuer();
  server = await startTestServer({
    AUTH_IMPLICIT: 'on',
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'test-client',
    ADMIN_EMAILS: 'boss@example.org',
    AUTH_RATE_FACTOR: '100',
  });
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

const claimsOf = (name: string): Record<string, unknown> => ({
  sub: name,
  email: `${name}@example.org`,
  email_verified: true,
  name,
});

const signInWith = async (
  token: string,
  more: { nonce?: string; access_token?: string; provider?: string } = {},
): ReturnType<ReturnType<typeof createTestClient>['auth']['signInWithIdToken']> =>
  createTestClient(server).auth.signInWithIdToken({ provider: 'google', token, ...more });

const refusal = async (token: string, more: Parameters<typeof signInWith>[1] = {}): Promise<unknown> => {
  const { error } = await signInWith(token, more);
  return [error?.status, error?.code];
};

const REFUSED = [400, 'validation_failed'];

describe('signing in with an ID token', () => {
  it('[API-01] an ID token gives a session of the same account as the redirect through the browser', async () => {
    const { data, error } = await signInWith(await issuer.idToken(claimsOf('ada')));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ada@example.org',
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'ada' },
      identities: [{ provider: 'google', id: 'ada' }],
    });
    issuer.answer = { claims: claimsOf('ada') };
    const back = await createCookieJar().follow(
      `${server.url}/auth/v1/authorize?provider=google`,
      (url) => url.origin === server.url && !/^\/auth\/v1\/(authorize|oidc)/.test(url.pathname),
    );
    const token = new URLSearchParams(back.url.hash.slice(1)).get('access_token') ?? '';
    const { data: same } = await createTestClient(server).auth.getUser(token);
    expect(same.user?.id).toBe(data.user?.id);
  });

  it('[API-01] accepts the issuer’s URL in place of the provider’s name', async () => {
    const token = await issuer.idToken(claimsOf('byissuer'));
    expect((await signInWith(token, { provider: issuer.url })).error).toBeNull();
    const response = await grant({ issuer: issuer.url, client_id: 'test-client', id_token: token });
    expect(response.status).toBe(200);
  });

  it('[API-01] an ID token follows the rules of the callback: admins by verified address, no takeover by an unverified one', async () => {
    const boss = await signInWith(await issuer.idToken(claimsOf('boss')));
    expect(boss.data.user?.app_metadata['role']).toBe('admin');
    const claims = { ...claimsOf('boss'), sub: 'impostor', email_verified: false };
    expect(await refusal(await issuer.idToken(claims))).toEqual([422, 'email_exists']);
  });

  it.each([
    ['of another audience', { aud: 'another-client' }],
    ['of another issuer', { iss: 'https://issuer.example' }],
    ['that has expired', { exp: 1_700_000_000 }],
    ['without an end', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['without an address', { email: undefined }],
    ['for several, issued to another', { aud: ['test-client', 'another'], azp: 'another' }],
    ['with a nonce that is not shown', { nonce: 'secret' }],
  ])('[API-01] refuses an ID token %s', async (_case, claims) => {
    expect(await refusal(await issuer.idToken({ ...claimsOf('eve'), ...claims }))).toEqual(REFUSED);
  });

  it('[API-01] refuses an ID token signed with another key, an unknown key, no key, or the client id as a secret', async () => {
    const claims = claimsOf('eve');
    const base = { ...claims, iss: issuer.url, aud: 'test-client' };
    const now = Math.floor(Date.now() / 1000);
    const shared = await new SignJWT({ ...base, iat: now, exp: now + 300 })
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(new TextEncoder().encode('test-client'));
    for (const token of [
      await issuer.idToken(claims, { wrongKey: true }),
      await issuer.idToken(claims, { kid: 'unknown' }),
      new UnsecuredJWT({ ...base, iat: now, exp: now + 300 }).encode(),
      shared,
      'nonsense',
    ]) {
      expect(await refusal(token)).toEqual(REFUSED);
    }
  });

  it('[API-01] compares the nonce of an ID token, hashed as Google and Apple want it or plain', async () => {
    const nonce = randomUUID();
    const hashed = createHash('sha256').update(nonce).digest('hex');
    expect(
      (await signInWith(await issuer.idToken({ ...claimsOf('n'), nonce: hashed }), { nonce })).error,
    ).toBeNull();
    expect((await signInWith(await issuer.idToken({ ...claimsOf('n'), nonce }), { nonce })).error).toBeNull();
    const other = await issuer.idToken({ ...claimsOf('n'), nonce: hashed });
    expect(await refusal(other, { nonce: 'another' })).toEqual(REFUSED);
    expect(await refusal(await issuer.idToken(claimsOf('n')), { nonce })).toEqual(REFUSED);
  });

  it('[API-01] compares the hash of the access token that comes with an ID token', async () => {
    const digest = createHash('sha256').update('the access token').digest();
    const token = await issuer.idToken({
      ...claimsOf('hash'),
      at_hash: digest.subarray(0, 16).toString('base64url'),
    });
    expect((await signInWith(token, { access_token: 'the access token' })).error).toBeNull();
    expect(await refusal(token, { access_token: 'another one' })).toEqual(REFUSED);
  });

  it('[API-01] accepts ID tokens of the configured provider only', async () => {
    const token = await issuer.idToken(claimsOf('ada'));
    expect(await refusal(token, { provider: 'apple' })).toEqual([400, 'provider_disabled']);
    expect(await refusal(token, { provider: 'https://issuer.example' })).toEqual(REFUSED);
    expect((await grant({ id_token: token })).status).toBe(400);
    expect((await grant({ provider: 'google' })).status).toBe(400);
  });

  it('[API-03] [API-05] links an ID token’s identity to the account that is signed in, once', async () => {
    const client = createTestClient(server);
    await client.auth.signInWithIdToken({
      provider: 'google',
      token: await issuer.idToken(claimsOf('link1')),
    });
    const token = await issuer.idToken(claimsOf('link2'));
    const linked = await client.auth.linkIdentity({ provider: 'google', token });
    expect(linked.error).toBeNull();
    const { data } = await client.auth.getUserIdentities();
    expect(data?.identities.map(({ id }) => id)).toEqual(['link1', 'link2']);
    const again = await client.auth.linkIdentity({ provider: 'google', token });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'identity_already_exists']);
    const nobody = await grant({ provider: 'google', id_token: token, link_identity: true });
    expect([nobody.status, nobody.headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
  });
});

describe('errors that the client sees', () => {
  it('[API-05] the real client reports a network failure as status 0', async () => {
    const gone = await startTestIssuer();
    await gone.stop();
    const client = createTestClient({ url: gone.url, publishableKey: server.publishableKey });
    const { error } = await client.auth.signInWithIdToken({ provider: 'google', token: 'x' });
    expect([error?.name, error?.status]).toEqual(['AuthRetryableFetchError', 0]);
  });

  it('[API-05] an unknown grant type answers with its status and error code', async () => {
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=telepathy`, {
      method: 'POST',
      headers: { apikey: server.publishableKey },
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 400, error_code: 'unsupported_grant_type', msg: 'unsupported_grant_type' },
    ]);
  });
});

const grant = (body: object): Promise<Response> =>
  fetch(`${server.url}/auth/v1/token?grant_type=id_token`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
