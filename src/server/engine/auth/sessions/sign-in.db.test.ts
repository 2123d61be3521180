import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someNumber, someText, textLike } from '#server/testing/matchers.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

describe('signing in through the built-in provider', () => {
  let server: TestServer;
  let first: SignedIn;

  beforeAll(async () => {
    server = await startTestServer();
    first = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  });
  afterAll(() => server.stop());

  it('[API-01] gives the session the real client expects, provider_token included', () => {
    expect(first.session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: {
        aud: 'authenticated',
        role: 'authenticated',
        email: 'ada@example.org',
        phone: '',
        is_anonymous: false,
        user_metadata: { name: 'Ada', full_name: 'Ada', email: 'ada@example.org', phone_verified: false },
        identities: [{ provider: 'google', email: 'ada@example.org' }],
      },
    });
    expect(first.session.provider_token).toEqual(someText);
    expect(first.session.provider_refresh_token).toBeNull();
    expect(first.session.expires_at).toBeGreaterThan(Date.now() / 1000);
    expect(first.session.user.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('[API-01] issues an ES256 token with the claims of GoTrue that the published keys verify', async () => {
    const keys = createRemoteJWKSet(new URL(`${server.url}/auth/v1/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(first.session.access_token, keys, {
      issuer: `${server.url}/auth/v1`,
      audience: 'authenticated',
    });
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: someText, typ: 'JWT' });
    expect(payload).toEqual({
      iss: `${server.url}/auth/v1`,
      sub: first.session.user.id,
      aud: 'authenticated',
      exp: first.session.expires_at,
      iat: (first.session.expires_at ?? 0) - 3600,
      email: 'ada@example.org',
      phone: '',
      app_metadata: first.session.user.app_metadata,
      user_metadata: first.session.user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'oauth', timestamp: someNumber }],
      session_id: textLike(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
    expect(keys.jwks()?.keys.flatMap((key) => Object.keys(key))).not.toContain('d');
  });

  it('[API-01] answers getUser with the account that signed in', async () => {
    const { data, error } = await first.client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toEqual(first.session.user);
  });

  it('[AUTH-10] makes the first account of an embedded loopback install admin, and no other', async () => {
    const second = await signIn(server, { email: 'grace@example.org', name: 'Grace' });
    expect(first.session.user.app_metadata).toEqual({
      provider: 'google',
      providers: ['google'],
      role: 'admin',
      roles: ['admin'],
    });
    expect(second.session.user.app_metadata).toEqual({ provider: 'google', providers: ['google'] });
    expect((await first.client.rpc('is_current_user_admin')).data).toBe(true);
    expect((await second.client.rpc('is_current_user_admin')).data).toBe(false);
  });

  it('a second sign-in finds the same account and leaves its roles alone', async () => {
    const again = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
    expect(again.session.user.id).toBe(first.session.user.id);
    expect(again.session.user.app_metadata['role']).toBe('admin');
    expect((await again.client.rpc('is_current_user_admin')).data).toBe(true);
  });

  it('makes exactly one of ten simultaneous first accounts admin', async () => {
    const fresh = await startTestServer();
    try {
      const everyone = await Promise.all(
        Array.from({ length: 10 }, (_, n) => signIn(fresh, { email: `p${n}@example.org`, name: `P${n}` })),
      );
      const admins = everyone.filter(({ session }) => session.user.app_metadata['role'] === 'admin');
      expect(admins).toHaveLength(1);
    } finally {
      await fresh.stop();
    }
  });

  it('[AUTH-10] makes the first account of the provider admin although others signed up by e-mail or without a name before', async () => {
    const fresh = await startTestServer({ AUTH_EMAIL: 'on', AUTH_ANONYMOUS: 'on' });
    try {
      const client = createTestClient(fresh);
      for (const email of ['early@example.org', 'owner@example.org']) {
        expect((await client.auth.signUp({ email, password: 'a long enough sentence' })).error).toBeNull();
      }
      expect((await client.auth.signInAnonymously()).error).toBeNull();
      const owner = await signIn(fresh, { email: 'owner@example.org', name: 'Owner' });
      expect((await owner.client.rpc('is_current_user_admin')).data).toBe(true);
      const next = await signIn(fresh, { email: 'next@example.org', name: 'Next' });
      expect((await next.client.rpc('is_current_user_admin')).data).toBe(false);
    } finally {
      await fresh.stop();
    }
  });

  it('makes nobody admin where the database is not the embedded one', async () => {
    const shared = await startTestServer({}, { embedded: false });
    try {
      const { session } = await signIn(shared, { email: 'ada@example.org', name: 'Ada' });
      expect(session.user.app_metadata['role']).toBeUndefined();
    } finally {
      await shared.stop();
    }
  });

  it('signs in a browser that came as localhost', async () => {
    const named = await startTestServer();
    try {
      const url = named.url.replace('127.0.0.1', 'localhost');
      const { session } = await signIn({ ...named, url }, { email: 'ada@example.org', name: 'Ada' });
      expect(session.user.email).toBe('ada@example.org');
    } finally {
      await named.stop();
    }
  });

  it('writes a sign-in to the audit log', async () => {
    const { rows } = await server.adminQuery<{ action: string }>(
      `select distinct payload ->> 'action' as action from auth.audit_log_entries
       where payload ->> 'actor_id' = $1 order by 1`,
      [first.session.user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['login', 'user_signedup']);
  });

  it('stores no refresh token, code or device secret in the clear', async () => {
    const { rows } = await server.adminQuery<{ dump: string }>(
      `select concat((select json_agg(t) from auth.refresh_tokens t), (select json_agg(f) from auth.flow_state f),
         (select json_agg(d) from kindling.session_devices d)) as dump`,
    );
    expect(rows[0]?.dump).toContain('parent');
    expect(rows[0]?.dump).not.toContain(first.session.refresh_token);
    expect(rows[0]?.dump).not.toContain(first.jar.values().get('kindling-device'));
  });
});
