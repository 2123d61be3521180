import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createIdentify, InvalidTokenError } from '#server/engine/identify/identify.ts';
import type { Identify } from '#server/engine/identify/identify.ts';
import { importSigningKey } from '#server/config/signing-keys.ts';
import { forgeries, tokenWith } from '#server/testing/forged-tokens.ts';
import type { ForgeryMaterial } from '#server/testing/forged-tokens.ts';

const publishableKey = 'sb_publishable_0123456789';
const secretKey = 'sb_secret_0123456789';
const issuer = 'http://127.0.0.1:4870/auth/v1';
const legacyJwtSecret = new TextEncoder().encode('a legacy secret of a hosted project');

let material: ForgeryMaterial;
let identify: Identify;

const makeKey = async (configured: boolean): Promise<ForgeryMaterial['key']> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  return importSigningKey({ ...jwk, kty: 'EC', kid: randomUUID() }, configured);
};

beforeAll(async () => {
  material = { key: await makeKey(false), issuer, sub: randomUUID(), sessionId: randomUUID() };
  identify = createIdentify({
    secrets: { publishableKey, secretKey, signingKeys: [material.key], legacyJwtSecret: undefined },
    issuer,
  });
});

const request = (headers: Record<string, string>, query = ''): Request => {
  return new Request(`http://127.0.0.1:4870/rest/v1/tasks${query}`, { headers });
};

const bearer = (token: string): Request =>
  request({ apikey: publishableKey, authorization: `Bearer ${token}` });

const legacyToken = (
  claims: Record<string, unknown>,
  header: Record<string, unknown> = {},
): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(legacyJwtSecret);

/** The forgeries that our own key signed; the others are no good at all. */
const reasons: Readonly<Record<string, InvalidTokenError['reason']>> = {
  expired: 'expired',
  'never expires': 'claims',
  'foreign issuer': 'claims',
  'no issuer': 'claims',
  'foreign audience': 'claims',
  service_role: 'claims',
  'a database role': 'claims',
  postgres: 'claims',
  'no role': 'claims',
  'no session': 'claims',
  'a session that is no uuid': 'claims',
  'a subject that is no uuid': 'claims',
};

const reasonOf = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.then(
    () => 'accepted',
    (thrown: unknown) => thrown,
  );
  return error instanceof InvalidTokenError ? error.reason : String(error);
};

describe('API keys', () => {
  it('identifies the publishable key as anonymous, from the header or the query', async () => {
    const anonymous = { role: 'anon', claims: { role: 'anon' } };
    expect(await identify(request({ apikey: publishableKey }))).toEqual(anonymous);
    expect(await identify(request({}, `?select=id&apikey=${publishableKey}`))).toEqual(anonymous);
    expect(await identify(bearer(publishableKey))).toEqual(anonymous);
  });

  it('identifies the secret key as the service role', async () => {
    const service = { role: 'service_role', claims: { role: 'service_role' } };
    expect(await identify(request({ apikey: secretKey }))).toEqual(service);
    expect(await identify(request({ apikey: secretKey, authorization: `Bearer ${secretKey}` }))).toEqual(
      service,
    );
  });

  it('reports a missing key as missing', async () => {
    expect(await reasonOf(identify(request({})))).toBe('missing');
  });

  it.each([
    [{ apikey: 'sb_publishable_wrong' }],
    [{ apikey: `${secretKey}x` }],
    [{ apikey: '' }],
    [{ apikey: publishableKey, authorization: 'Basic YTpi' }],
    [{ apikey: publishableKey, authorization: 'Bearer' }],
    [{ apikey: publishableKey, authorization: 'Bearer a b' }],
  ])('refuses the headers %j', async (headers) => {
    expect(await reasonOf(identify(request(headers)))).toBe('invalid');
  });

  it('refuses a wrong key even beside a good token', async () => {
    const authorization = `Bearer ${await tokenWith(material)}`;
    expect(await reasonOf(identify(request({ apikey: 'wrong', authorization })))).toBe('invalid');
  });

  it('refuses a user token in place of a key', async () => {
    expect(await reasonOf(identify(request({ apikey: await tokenWith(material) })))).toBe('invalid');
  });
});

describe('user tokens', () => {
  it('a user token wins over the key, the secret one included', async () => {
    const token = await tokenWith(material);
    for (const apikey of [publishableKey, secretKey]) {
      const actor = await identify(request({ apikey, authorization: `Bearer ${token}` }));
      expect(actor).toMatchObject({
        role: 'authenticated',
        sessionId: material.sessionId,
        claims: { sub: material.sub },
      });
    }
  });

  it('finds the key of a token without a kid by its algorithm', async () => {
    const actor = await identify(bearer(await tokenWith(material, {}, { kid: undefined })));
    expect(actor.role).toBe('authenticated');
  });

  it('refuses every forged token', async () => {
    const found: string[] = [];
    for (const [name, token] of await forgeries(material)) {
      const reason = await reasonOf(identify(bearer(token)));
      if (reason !== (reasons[name] ?? 'invalid')) found.push(`${name}: ${reason}`);
    }
    expect(found).toEqual([]);
  });

  it('[API-05] says what is wrong with a claim when the signature is good, also beside a key that does not fit', async () => {
    const other = { ...material, key: await makeKey(false) };
    const both = createIdentify({
      secrets: {
        publishableKey,
        secretKey,
        signingKeys: [material.key, other.key],
        legacyJwtSecret: undefined,
      },
      issuer,
    });
    const token = await tokenWith(material, { iss: 'https://other.example/auth/v1' }, { kid: undefined });
    await expect(both(bearer(token))).rejects.toMatchObject({
      reason: 'claims',
      message: 'the token is from another issuer',
    });
    const early = await tokenWith(material, { nbf: Math.floor(Date.now() / 1000) + 600 });
    await expect(both(bearer(early))).rejects.toMatchObject({
      reason: 'claims',
      message: 'the nbf claim is not valid',
    });
  });

  it('refuses a cached token from the second it expires', async () => {
    let time = Date.now();
    const timed = createIdentify({
      secrets: { publishableKey, secretKey, signingKeys: [material.key], legacyJwtSecret: undefined },
      issuer,
      now: () => time,
    });
    const exp = Math.floor(time / 1000) + 60;
    const token = await tokenWith(material, { exp });
    expect((await timed(bearer(token))).role).toBe('authenticated');
    time = exp * 1000 - 1;
    expect((await timed(bearer(token))).role).toBe('authenticated');
    time = exp * 1000;
    expect(await reasonOf(timed(bearer(token)))).toBe('expired');
  });
});

describe('keys from the operator', () => {
  it('an operator’s key may sign a service_role token, with our issuer only', async () => {
    const own = { ...material, key: await makeKey(true) };
    const configured = createIdentify({
      secrets: { publishableKey, secretKey, signingKeys: [own.key], legacyJwtSecret: undefined },
      issuer,
    });
    const token = await tokenWith(own, { role: 'service_role', sub: undefined, session_id: undefined });
    expect((await configured(bearer(token))).role).toBe('service_role');
    const foreign = await tokenWith(own, { role: 'service_role', iss: 'supabase' });
    expect(await reasonOf(configured(bearer(foreign)))).toBe('claims');
  });

  it('verifies with any of several keys, and the right one only', async () => {
    const second = { ...material, key: await makeKey(true) };
    const both = createIdentify({
      secrets: {
        publishableKey,
        secretKey,
        signingKeys: [material.key, second.key],
        legacyJwtSecret: undefined,
      },
      issuer,
    });
    expect((await both(bearer(await tokenWith(second)))).role).toBe('authenticated');
    expect((await both(bearer(await tokenWith(second, {}, { kid: undefined })))).role).toBe('authenticated');
    expect(await reasonOf(both(bearer(await tokenWith(second, {}, { kid: material.key.kid }))))).toBe(
      'invalid',
    );
    // The generated key stays unable to grant it, whatever stands beside it.
    expect(await reasonOf(both(bearer(await tokenWith(material, { role: 'service_role' }))))).toBe('claims');
  });
});

describe('tokens of a hosted project (JWT_SECRET)', () => {
  let legacy: Identify;
  beforeAll(() => {
    legacy = createIdentify({
      secrets: { publishableKey, secretKey, signingKeys: [material.key], legacyJwtSecret },
      issuer,
    });
  });
  const exp = Math.floor(Date.now() / 1000) + 600;

  it('accepts tokens of a hosted project with their own issuer and kid, and without a session', async () => {
    const sub = randomUUID();
    const token = await legacyToken(
      { role: 'authenticated', aud: 'authenticated', sub, exp, iss: 'https://ref.supabase.co/auth/v1' },
      { kid: 'legacy' },
    );
    const actor = await legacy(bearer(token));
    expect(actor).toMatchObject({ role: 'authenticated', claims: { sub } });
    expect(actor).not.toHaveProperty('sessionId');
  });

  it('accepts the legacy anon and service_role keys of a hosted project', async () => {
    expect((await legacy(request({ apikey: await legacyToken({ role: 'anon' }) }))).role).toBe('anon');
    expect((await legacy(request({ apikey: await legacyToken({ role: 'service_role' }) }))).role).toBe(
      'service_role',
    );
  });

  it.each([
    ['no expiry', { role: 'authenticated', aud: 'authenticated', sub: randomUUID() }],
    ['no subject', { role: 'authenticated', aud: 'authenticated', exp }],
    ['another audience', { role: 'authenticated', aud: 'x', sub: randomUUID(), exp }],
    ['another role', { role: 'postgres', sub: randomUUID(), exp }],
  ])('refuses a token of a hosted project with %s', async (_case, claims) => {
    expect(await reasonOf(legacy(bearer(await legacyToken(claims))))).toBe('claims');
  });

  it('refuses a token of a hosted project under the kid of one of our keys', async () => {
    const claims = { role: 'authenticated', aud: 'authenticated', sub: randomUUID(), exp };
    expect(await reasonOf(legacy(bearer(await legacyToken(claims, { kid: material.key.kid }))))).toBe(
      'invalid',
    );
  });

  it('refuses every forged token when JWT_SECRET is set', async () => {
    for (const [name, token] of await forgeries(material)) {
      expect(await reasonOf(legacy(bearer(token))), name).not.toBe('accepted');
    }
  });
});
