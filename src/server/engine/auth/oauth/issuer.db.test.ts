import { decodeJwt } from 'jose';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import type { CookieJar } from '#server/testing/cookie-jar.ts';
import { someText, textLike } from '#server/testing/matchers.ts';
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
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'test-client',
    AUTH_IMPLICIT: 'on',
    OIDC_CLIENT_SECRET: 'test-client-secret',
    ADMIN_EMAILS: 'Boss@Example.org',
    REDIRECT_URLS: 'https://app.example.com/**',
  });
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
});
beforeEach(() => {
  issuer.answer = {
    claims: { sub: 'ada', email: 'Ada@Example.org', email_verified: true, name: 'Ada' },
    accessToken: 'provider-access',
    refreshToken: 'provider-refresh',
  };
});

const isSite = (url: URL): boolean =>
  url.origin !== issuer.url && !/^\/auth\/v1\/(authorize|oidc)/.test(url.pathname);
const isCallback = (url: URL): boolean => url.pathname === '/auth/v1/oidc/callback';

const authorizeUrl = (parameters: Readonly<Record<string, string>> = {}): string => {
  const url = new URL(`${server.url}/auth/v1/authorize`);
  url.search = new URLSearchParams({ provider: 'google', ...parameters }).toString();
  return url.href;
};

const implicit = async (jar: CookieJar = createCookieJar()): Promise<URL> =>
  (await jar.follow(authorizeUrl(), isSite)).url;

const pkce = async (): Promise<
  ReturnType<ReturnType<typeof createTestClient>['auth']['exchangeCodeForSession']>
> => {
  const jar = createCookieJar();
  const client = createTestClient(server, jar);
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  const back = await jar.follow(data.url ?? '', isSite);
  return client.auth.exchangeCodeForSession(back.url.searchParams.get('code') ?? '');
};

const fragmentOf = (url: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

const claimsOfIssued = (url: URL): JWTPayload => decodeJwt(fragmentOf(url)['access_token'] ?? '');

describe('a sign-in through the identity provider', () => {
  it('[API-01] puts both provider tokens into the session of the code flow', async () => {
    const { data, error } = await pkce();
    expect(error).toBeNull();
    expect(data.session?.provider_token).toBe('provider-access');
    expect(data.session?.provider_refresh_token).toBe('provider-refresh');
    expect(data.user?.email).toBe('ada@example.org');
    expect(data.user?.email_confirmed_at).toEqual(someText);
  });

  it('[API-01] answers in the fragment when no PKCE challenge was sent', async () => {
    const back = await implicit();
    expect(back.search).toBe('');
    expect(fragmentOf(back)).toEqual({
      access_token: textLike(/^ey/),
      expires_at: textLike(/^\d+$/),
      expires_in: '3600',
      provider_token: 'provider-access',
      provider_refresh_token: 'provider-refresh',
      refresh_token: textLike(/^[\w-]{22,}$/),
      token_type: 'bearer',
    });
  });

  it('redirects to the issuer with state, nonce and S256, and asks for our scopes only', async () => {
    const response = await createCookieJar().fetch(
      authorizeUrl({ scopes: 'https://example.com/everything' }),
    );
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.origin).toBe(issuer.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'test-client',
      response_type: 'code',
      redirect_uri: `${server.url}/auth/v1/oidc/callback`,
      scope: 'openid email profile',
      state: someText,
      nonce: textLike(/^[\w-]{43}$/),
      code_challenge: textLike(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('keeps subscription_tier and other roles when an account signs in again', async () => {
    issuer.answer = { claims: { sub: 'tier', email: 'boss@example.org', email_verified: true } };
    await implicit();
    await server.adminQuery(
      `update auth.users set raw_app_meta_data = '{"provider":"google","providers":["google"],"roles":["premium"],"subscription_tier":"premium"}'
       where email = 'boss@example.org'`,
    );
    expect(claimsOfIssued(await implicit())['app_metadata']).toEqual({
      provider: 'google',
      providers: ['google'],
      role: 'admin',
      roles: ['premium', 'admin'],
      subscription_tier: 'premium',
    });
    await server.adminQuery(`delete from auth.users where email = 'boss@example.org'`);
  });
});

describe('who becomes admin by ADMIN_EMAILS', () => {
  it('makes somebody admin whose listed address the provider verified', async () => {
    issuer.answer = { claims: { sub: 'boss-1', email: 'boss@example.org', email_verified: true } };
    expect(claimsOfIssued(await implicit())['app_metadata']).toMatchObject({
      role: 'admin',
      roles: ['admin'],
    });
    await server.adminQuery(`delete from auth.users where email = 'boss@example.org'`);
  });

  it.each([false, 'false', undefined, 'yes', 1])(
    'makes nobody admin whose email_verified is %j',
    async (verified) => {
      issuer.answer = { claims: { sub: 'boss-2', email: 'boss@example.org', email_verified: verified } };
      const claims = claimsOfIssued(await implicit());
      expect(claims['app_metadata']).toEqual({ provider: 'google', providers: ['google'] });
      await server.adminQuery(`delete from auth.users where email = 'boss@example.org'`);
    },
  );
});

describe('two identities with one e-mail address', () => {
  it('links two identities with one address when it is verified on both sides', async () => {
    issuer.answer = { claims: { sub: 'link-1', email: 'link@example.org', email_verified: true } };
    const first = claimsOfIssued(await implicit());
    issuer.answer = { claims: { sub: 'link-2', email: 'link@example.org', email_verified: true } };
    const second = claimsOfIssued(await implicit());
    expect(second['sub']).toBe(first['sub']);
  });

  it.each([
    ['the newcomer is not verified', true, false],
    ['the account was never confirmed', false, true],
  ])('never links two identities with one address when %s', async (_case, before, now) => {
    const email = `never-${before}@example.org`;
    issuer.answer = { claims: { sub: `${email}-1`, email, email_verified: before } };
    await implicit();
    issuer.answer = { claims: { sub: `${email}-2`, email, email_verified: now } };
    expect(fragmentOf(await implicit())).toMatchObject({
      error: 'access_denied',
      error_code: 'email_exists',
    });
    const { rows } = await server.adminQuery('select 1 from auth.identities where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('never hands an account to an equal subject of another issuer', async () => {
    await implicit();
    await server.adminQuery(
      `update auth.identities set identity_data = identity_data || '{"iss":"https://other.example"}' where provider_id = 'ada'`,
    );
    expect(fragmentOf(await implicit())['error_code']).toBe('identity_already_exists');
    // She was the first here, and so the admin: somebody else has to be one before she can go.
    await server.adminQuery(
      `insert into public.user_roles (user_id, role)
       select id, 'admin' from auth.users where email <> 'ada@example.org' limit 1`,
    );
    await server.adminQuery(`delete from auth.users where email = 'ada@example.org'`);
  });
});

describe('an answer of the provider that is not genuine', () => {
  it.each([
    ['a foreign nonce', { claims: { sub: 'x', email: 'x@example.org', nonce: 'another' } }],
    [
      'another access token',
      { claims: { sub: 'x', email: 'x@example.org', at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' } },
    ],
    ['another audience', { claims: { sub: 'x', email: 'x@example.org', aud: 'somebody' } }],
    ['another issuer', { claims: { sub: 'x', email: 'x@example.org', iss: 'https://evil.example' } }],
    ['another issuer in the redirect', { claims: { sub: 'x' }, responseIssuer: 'https://evil.example' }],
    ['an unknown key', { claims: { sub: 'x', email: 'x@example.org' }, wrongKey: true }],
    ['no e-mail address', { claims: { sub: 'x' } }],
  ])('redirects with an error and creates no account for an answer with %s', async (_case, answer) => {
    issuer.answer = answer;
    const back = await implicit();
    expect(fragmentOf(back)).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
    expect(back.searchParams.get('error_code')).toBe('unexpected_failure');
    const { rows } = await server.adminQuery(`select 1 from auth.identities where provider_id = 'x'`);
    expect(rows).toEqual([]);
  });

  it('redirects with the provider’s own refusal', async () => {
    issuer.answer = { claims: {}, error: 'access_denied' };
    const back = (
      await createCookieJar().follow(authorizeUrl({ redirect_to: `${server.url}/auth/v1/callback` }), isSite)
    ).url;
    expect(back.pathname).toBe('/auth/v1/callback');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(fragmentOf(back)['error_description']).toBe('The identity provider refused the sign-in');
  });
});

describe('the state of a sign-in', () => {
  it('a sign-in state is refused in another browser', async () => {
    const stopped = await createCookieJar().follow(authorizeUrl(), isCallback);
    const back = await createCookieJar().follow(stopped.url.href, isSite);
    expect(fragmentOf(back.url)).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_state' });
  });

  it('accepts a sign-in state once, even with its cookie put back', async () => {
    const jar = createCookieJar();
    const { url } = await jar.follow(authorizeUrl(), isCallback);
    const cookies = [...jar.values()];
    expect(fragmentOf((await jar.follow(url.href, isSite)).url)['access_token']).toBeDefined();
    for (const [name, value] of cookies) jar.set(url.href, `${name}=${value}; Path=/auth/v1/oidc/callback`);
    const again = await jar.follow(url.href, isSite);
    expect(fragmentOf(again.url)['access_token']).toBeUndefined();
    expect(fragmentOf(again.url)['error']).toBeDefined();
  });

  it('refuses a used state although the provider gives a fresh code for it', async () => {
    const jar = createCookieJar();
    const start = await jar.fetch(authorizeUrl());
    const atIssuer = start.headers.get('location') ?? '';
    const cookies = [...jar.values()];
    expect(fragmentOf((await jar.follow(atIssuer, isSite)).url)['access_token']).toBeDefined();
    for (const [name, value] of cookies) jar.set(server.url, `${name}=${value}; Path=/auth/v1/oidc/callback`);
    const back = await jar.follow(atIssuer, isSite);
    expect(fragmentOf(back.url)).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state was used before',
    });
  });

  it.each(['', 'state=', 'state=abc', 'state=a.b.c.d.e&code=x'])(
    'refuses a sign-in state that it did not issue: ?%s',
    async (query) => {
      const response = await createCookieJar().fetch(`${server.url}/auth/v1/oidc/callback?${query}`);
      const back = new URL(response.headers.get('location') ?? '');
      expect(response.status).toBe(302);
      expect(back.origin).toBe(server.url);
      expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
    },
  );

  it('lets two tabs of one browser sign in at the same time', async () => {
    const jar = createCookieJar();
    const one = await jar.follow(authorizeUrl(), isCallback);
    const two = await jar.follow(authorizeUrl(), isCallback);
    expect(fragmentOf((await jar.follow(one.url.href, isSite)).url)['access_token']).toBeDefined();
    expect(fragmentOf((await jar.follow(two.url.href, isSite)).url)['access_token']).toBeDefined();
  });
});

describe('the redirect after a sign-in', () => {
  it.each([
    ['https://app.example.com/done', 'https://app.example.com'],
    ['https://evil.example/', 'site'],
    ['//evil.example', 'site'],
    ['javascript:alert(1)', 'site'],
  ])('redirect_to=%s redirects to %s', async (redirectTo, expected) => {
    const { url } = await createCookieJar().follow(authorizeUrl({ redirect_to: redirectTo }), isSite);
    expect(url.origin).toBe(expected === 'site' ? server.url : expected);
  });

  it('an issuer that is down gives an error on the site, and is asked again next time', async () => {
    const late = await startTestIssuer();
    const port = new URL(late.url).port;
    await late.stop();
    const alone = await startTestServer({
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'test-client',
      AUTH_IMPLICIT: 'on',
    });
    try {
      const response = await fetch(`${alone.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
      const back = new URL(response.headers.get('location') ?? '');
      expect(back.origin).toBe(alone.url);
      expect(back.searchParams.get('error')).toBe('temporarily_unavailable');
      const up = await startTestIssuer(Number(port));
      try {
        const again = await fetch(`${alone.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
        expect(again.headers.get('location')).toContain(up.url);
      } finally {
        await up.stop();
      }
    } finally {
      await alone.stop();
    }
  });
});

describe('the code of a sign-in', () => {
  it('[API-05] exchanges a sign-in code once', async () => {
    const jar = createCookieJar();
    const verifier = 'v'.repeat(43);
    const { url } = await jar.follow(
      authorizeUrl({ code_challenge: verifier, code_challenge_method: 'plain' }),
      isSite,
    );
    const code = url.searchParams.get('code');
    const exchange = (code_verifier: string): Promise<Response> =>
      jar.fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ auth_code: code, code_verifier }),
      });
    const wrong = await exchange('w'.repeat(43));
    expect([wrong.status, wrong.headers.get('x-sb-error-code')]).toEqual([400, 'bad_code_verifier']);
    expect(await wrong.json()).toEqual({
      code: 400,
      error_code: 'bad_code_verifier',
      msg: someText,
    });
    const answers = await Promise.all([exchange(verifier), exchange(verifier), exchange(verifier)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await exchange(verifier)).headers.get('x-sb-error-code')).toBe('flow_state_not_found');
  });

  it('[API-05] an expired sign-in code is reported by the real client as flow_state_expired', async () => {
    const jar = createCookieJar();
    const client = createTestClient(server, jar);
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    const { url } = await jar.follow(data.url ?? '', isSite);
    await server.adminQuery(`update auth.flow_state set auth_code_issued_at = now() - interval '6 minutes'`);
    const { error } = await client.auth.exchangeCodeForSession(url.searchParams.get('code') ?? '');
    expect(error?.code).toBe('flow_state_expired');
  });

  it('a sign-in deletes flow states and used states that have expired', async () => {
    await server.adminQuery(
      `insert into auth.flow_state (id, provider_type, authentication_method, created_at)
       select gen_random_uuid(), 'google', 'oauth', now() - interval '2 hours' from generate_series(1, 40)`,
    );
    await server.adminQuery(
      `insert into kindling.used_sign_in_states select n::text, now() - interval '1 minute' from generate_series(1, 40) n`,
    );
    await implicit();
    const { rows } = await server.adminQuery<{ n: string }>(
      `select (select count(*) from auth.flow_state where created_at < now() - interval '1 hour')
         + (select count(*) from kindling.used_sign_in_states where expires_at < now()) as n`,
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });
});
