import http from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPasswords } from '#server/engine/auth/passwords/passwords.ts';
import { createRateLimits } from '#server/limits/rate-limits.ts';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import type { CookieJar } from '#server/testing/cookie-jar.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { chooseLocalAccount, signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { createLocalIdentity } from './local-identity.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ AUTH_IMPLICIT: 'on', REDIRECT_URLS: 'http://localhost:5173/**' });
});
afterAll(() => server.stop());

const isSite = (url: URL): boolean => !/^\/(auth\/v1\/(authorize|oidc)|local-identity)/.test(url.pathname);

const openPage = async (jar: CookieJar): Promise<{ url: URL; response: Response }> => {
  const { url, response } = await jar.follow(`${server.url}/auth/v1/authorize?provider=google`, isSite);
  return { url, response: response! };
};

const send = (
  jar: CookieJar,
  url: string,
  body: Record<string, string>,
  origin = server.url,
): Promise<Response> =>
  jar.fetch(url, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(body).toString(),
  });

describe('the account page', () => {
  it('the account page says that the account is local, runs no script and loads one style sheet of its own', async () => {
    const { response } = await openPage(createCookieJar());
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('This is a local account. It stays on this computer.');
    expect(text).not.toMatch(/<script|style=|https?:\/\//);
    const policy = response.headers.get('content-security-policy') ?? '';
    const { port } = new URL(server.url);
    expect(policy).toContain("default-src 'none'; style-src 'self'; font-src 'self';");
    expect(policy).toContain(
      `form-action 'self' http://127.0.0.1:${port} http://localhost:${port} http://localhost:5173`,
    );
    const styles = await fetch(`${server.url}/local-identity/account-page.css`);
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const typeface = await fetch(`${server.url}/local-identity/lexend.woff2`);
    expect(typeface.headers.get('content-type')).toBe('font/woff2');
    expect(await styles.text()).toContain("url('lexend.woff2')");
  });

  it.each([
    ['', 'a@example.org', 'Enter a name.'],
    ['Ada', 'nobody', 'Enter an e-mail address'],
    ['Ada', `${'a'.repeat(250)}@example.org`, 'e-mail address'],
    ['x'.repeat(101), 'a@example.org', 'at most 100 characters'],
  ])('explains what is wrong with the account %j, %j', async (name, email, message) => {
    const jar = createCookieJar();
    const { url } = await openPage(jar);
    const response = await send(jar, `${url.href}/create`, { name, email });
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain(message);
    expect(text).toContain('aria-invalid="true"');
  });

  it('the account page shows what was typed as text', async () => {
    const jar = createCookieJar();
    const { url } = await openPage(jar);
    const response = await send(jar, `${url.href}/create`, {
      name: '"><script>alert(1)</script>',
      email: 'x',
    });
    expect(await response.text()).not.toContain('<script>');
  });

  it('offers the existing accounts and refuses a second one with the same address', async () => {
    await signIn(server, { email: 'ada@example.org', name: 'Ada <3' });
    const jar = createCookieJar();
    const { url, response } = await openPage(jar);
    expect(await response.text()).toContain('<span class="name">Ada &lt;3</span>');
    const second = await send(jar, `${url.href}/create`, { name: 'Eve', email: 'ADA@example.org' });
    expect(await second.text()).toContain('This e-mail address already has a local account');
  });

  it('cancelling goes back without signing in', async () => {
    const jar = createCookieJar();
    const { url } = await openPage(jar);
    const answer = await send(jar, `${url.href}/cancel`, {});
    const back = await jar.follow(new URL(answer.headers.get('location') ?? '', url).href, isSite);
    expect(back.url.searchParams.get('error')).toBe('access_denied');
  });

  it.each(['http://evil.example', 'null', 'http://localhost:1'])(
    'refuses an account form from %s',
    async (origin) => {
      const jar = createCookieJar();
      const { url } = await openPage(jar);
      const response = await send(
        jar,
        `${url.href}/create`,
        { name: 'Eve', email: 'eve@example.org' },
        origin,
      );
      expect(response.status).toBe(403);
      const { rows } = await server.adminQuery(
        `select 1 from kindling.local_accounts where email = 'eve@example.org'`,
      );
      expect(rows).toEqual([]);
    },
  );

  it('refuses the account page to another browser than the one that opened it', async () => {
    const { url } = await openPage(createCookieJar());
    const response = await createCookieJar().fetch(url.href);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This page has expired');
  });

  it('signs in an account that nobody verified', async () => {
    const { session } = await signIn(server, { email: 'grace@example.org', name: 'Grace' });
    expect(session.user.user_metadata['email_verified']).toBe(false);
    expect(session.user.email_confirmed_at).toBeUndefined();
  });

  it('writes nothing to the console during a sign-in', async () => {
    const spies = (['error', 'warn', 'info', 'log'] as const).map((name) => vi.spyOn(console, name));
    await signIn(server, { email: 'quiet@example.org', name: 'Quiet' });
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('the provider behind it', () => {
  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['for another client', { client_id: 'somebody' }],
    ['with another way back', { redirect_uri: 'http://evil.example/' }],
    ['for a token instead of a code', { response_type: 'token' }],
  ])('refuses an authorization request %s', async (_case, changes) => {
    const jar = createCookieJar();
    const start = await jar.fetch(`${server.url}/auth/v1/authorize?provider=google`);
    const url = new URL(start.headers.get('location') ?? '');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    const { url: end } = await jar.follow(url.href, isSite);
    expect(end.host).toBe(new URL(server.url).host);
    expect(end.pathname).not.toContain('/interaction/');
    expect(end.searchParams.get('code')).toBeNull();
  });

  it('asks which account every time, so that another one can be chosen', async () => {
    const jar = createCookieJar();
    const start = `${server.url}/auth/v1/authorize?provider=google`;
    for (const email of ['one@example.org', 'two@example.org']) {
      const back = await chooseLocalAccount(jar, start, { email, name: email });
      const token = new URLSearchParams(back.hash.slice(1)).get('access_token') ?? '';
      expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).toContain(email);
    }
  });
});

describe('pages of other origins', () => {
  it.each([
    ['GET', '/.well-known/openid-configuration'],
    ['GET', '/jwks'],
    ['GET', '/me'],
    ['POST', '/token'],
    ['OPTIONS', '/token'],
    ['OPTIONS', '/me'],
    ['OPTIONS', '/.well-known/openid-configuration'],
    ['GET', '/interaction/x'],
    ['GET', '/account-page.css'],
  ])('are given no leave to read %s %s', async (method, path) => {
    const { headers } = await fetch(`${server.url}/local-identity${path}`, {
      method,
      redirect: 'manual',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('who may reach the local sign-in', () => {
  let database: OpenDatabase;
  let alone: ReturnType<typeof createAdaptorServer>;
  let port: number;

  // Without the host around it, which refuses foreign names before this does.
  beforeAll(async () => {
    database = await openDatabase();
    const app = await createLocalIdentity({
      db: database.db,
      secrets: server.secrets,
      limits: createRateLimits({ db: database.db, key: new Uint8Array(32), factor: 1 }),
      passwords: createPasswords(),
      origin: 'http://127.0.0.1:4870',
      siteUrl: 'http://127.0.0.1:4870',
      redirectUrls: [],
      signups: true,
    });
    alone = createAdaptorServer({ fetch: new Hono().route('/local-identity', app).fetch });
    await new Promise<void>((resolve) => alone.listen(0, '127.0.0.1', resolve));
    const address = alone.address();
    port = address !== null && typeof address === 'object' ? address.port : 0;
  });
  afterAll(async () => {
    await new Promise((resolve) => alone.close(resolve));
    await database.close();
  });

  const statusFor = (path: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      http
        .get(
          { host: '127.0.0.1', port, path: `/local-identity${path}`, headers, agent: false },
          (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          },
        )
        .on('error', reject);
    });
  const paths = [
    '/.well-known/openid-configuration',
    '/jwks',
    '/account-page.css',
    '/interaction/x',
    '/auth',
  ];

  it('answers this machine under its own names', async () => {
    for (const host of ['127.0.0.1', 'localhost', `localhost:${port}`, '[::1]']) {
      expect(await statusFor('/.well-known/openid-configuration', { host })).toBe(200);
    }
  });

  it.each([
    ['a rebinding page', { host: 'evil.example' }],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }],
    ['a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy that says so in another way', { host: 'localhost', forwarded: 'for=203.0.113.7' }],
  ])('refuses the local sign-in to %s', async (_case, headers) => {
    for (const path of paths) expect(await statusFor(path, headers)).toBe(403);
  });
});
