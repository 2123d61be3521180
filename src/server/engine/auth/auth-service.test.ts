import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';
import { textLike } from '#server/testing/matchers.ts';
import { createAuthService } from './auth-service.ts';

const settingsSchema = z.looseObject({ external: z.record(z.string(), z.boolean()) });

let host: Hono;
let logged: string[];

beforeEach(() => {
  logged = [];
  host = new Hono().route(
    '/auth/v1',
    createAuthService({
      db: { tx: () => Promise.reject(new Error('the database is away')) },
      identify: () => Promise.reject(new InvalidTokenError('invalid', 'no')),
      secrets: { signingKeys: [], derive: () => Buffer.alloc(32, 7) },
      siteUrl: 'http://127.0.0.1:4870',
      redirectUrls: [],
      provider: { kind: 'oidc', issuer: new URL('https://issuer.example'), clientId: 'x', scopes: 'openid' },
      adminEmails: [],
      firstAccountIsAdmin: false,
      jwtExpiry: 3600,
      auth: {
        email: false,
        phone: false,
        phoneFactors: false,
        anonymous: false,
        web3: false,
        autoconfirm: false,
        implicit: true,
        signups: true,
        manualLinking: true,
        refreshReuseSeconds: 0,
        providerCodes: false,
        rateFactor: 1,
      },
      mailer: {
        post: () => Promise.resolve(() => {}),
        sendText: () => Promise.resolve(),
        settled: () => Promise.resolve(),
      },
      trustedProxies: 0,
      version: '1.2.3',
      logError: (message) => logged.push(message),
    }),
  );
  host.get('/auth/v1/callback', (c) => c.text('the page'));
});

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(
    host.request(`/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }),
  );

describe('what the service says about itself', () => {
  it('[API-01] /settings names the identity provider as the only way in', async () => {
    const settings = settingsSchema.parse(await (await host.request('/auth/v1/settings')).json());
    expect(settings).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });
    expect(Object.entries(settings.external).filter(([, on]) => on)).toEqual([['google', true]]);
    expect(settings.external).toMatchObject({ email: false, phone: false, anonymous_users: false });
  });

  it('[API-01] /health names the service, and the key set may be cached for ten minutes', async () => {
    const health = await host.request('/auth/v1/health');
    expect(await health.json()).toEqual({
      version: '1.2.3',
      name: 'GoTrue',
      description: textLike(/Kindling/),
    });
    const keys = await host.request('/auth/v1/.well-known/jwks.json');
    expect(await keys.json()).toEqual({ keys: [] });
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
  });

  it('leaves /callback to the web app and answers unknown paths with its own 404', async () => {
    expect(await (await host.request('/auth/v1/callback')).text()).toBe('the page');
    const other = await host.request('/auth/v1/nothing');
    expect([other.status, other.headers.get('x-sb-error-code')]).toEqual([404, 'not_found']);
  });
});

describe('errors', () => {
  it('[API-05] answers errors in both formats, by the version the client names', async () => {
    const old = await post('/token?grant_type=password', '{}');
    expect(old.status).toBe(422);
    expect(await old.json()).toEqual({
      code: 422,
      error_code: 'email_provider_disabled',
      msg: 'Email logins are disabled',
    });
    const recent = await post('/token?grant_type=password', '{}', { 'x-supabase-api-version': '2024-01-01' });
    expect(recent.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(recent.headers.get('x-sb-error-code')).toBe('email_provider_disabled');
    expect(await recent.json()).toEqual({
      code: 'email_provider_disabled',
      message: 'Email logins are disabled',
    });
  });

  it('[API-05] hides an unexpected failure from the client and logs it for the operator', async () => {
    const response = await post('/token?grant_type=refresh_token', '{"refresh_token":"x"}');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('database');
    expect(logged).toEqual(['POST /auth/v1/token failed']);
  });

  it.each([
    ['not JSON', '{', {}],
    ['a form', 'refresh_token=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', '{}', { 'content-type': 'text/plain' }],
    ['nothing', '', {}],
  ])('[API-05] answers bad_json to %s', async (_case, body, headers) => {
    const response = await post('/token?grant_type=refresh_token', body, headers);
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([400, 'bad_json']);
  });

  it.each(['[]', '"x"', 'null', '{}', '{"refresh_token":7}', '{"refresh_token":""}'])(
    '[API-05] answers validation_failed to %s',
    async (body) => {
      const response = await post('/token?grant_type=refresh_token', body);
      expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([400, 'validation_failed']);
    },
  );

  it('refuses a body over 64 KB', async () => {
    const response = await post(
      '/token?grant_type=refresh_token',
      `{"refresh_token":"${'x'.repeat(70_000)}"}`,
    );
    expect(response.status).toBe(413);
  });

  it('[API-05] refuses a wrong API key as a gateway does', async () => {
    const response = await post('/token?grant_type=refresh_token', '{"refresh_token":"x"}', {
      apikey: 'wrong',
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Invalid API key', hint: textLike(/API key/) });
  });

  it.each([undefined, 'Basic eDp5', 'Bearer', 'Bearer '])(
    '[API-05] answers no_authorization to the header %s',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const response = await host.request('/auth/v1/user', { headers });
      expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
    },
  );

  it('keeps its answers out of caches', async () => {
    expect((await post('/token?grant_type=pkce', '{}')).headers.get('cache-control')).toBe('no-store');
    expect((await host.request('/auth/v1/settings')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('sign-in methods that are off', () => {
  it.each([
    ['/token?grant_type=password', '{"email":"a@b.c","password":"x"}', 422, 'email_provider_disabled'],
    ['/token?grant_type=id_token', '{"provider":"apple","id_token":"x"}', 400, 'provider_disabled'],
    ['/token?grant_type=web3', '{}', 422, 'web3_provider_disabled'],
    ['/token?grant_type=magic', '{}', 400, 'unsupported_grant_type'],
    ['/token', '{}', 400, 'validation_failed'],
    ['/signup', '{"email":"a@b.c","password":"x"}', 422, 'email_provider_disabled'],
    ['/signup', '{"phone":"1","password":"x"}', 422, 'phone_provider_disabled'],
    ['/signup', '{}', 422, 'anonymous_provider_disabled'],
    ['/otp', '{"email":"a@b.c"}', 422, 'email_provider_disabled'],
    ['/otp', '{"phone":"1"}', 422, 'phone_provider_disabled'],
    ['/verify', '{}', 422, 'email_provider_disabled'],
    ['/recover', '{}', 422, 'email_provider_disabled'],
    ['/resend', '{}', 422, 'email_provider_disabled'],
    ['/sso', '{"domain":"example.org"}', 404, 'saml_provider_disabled'],
  ])('[API-01] POST %s %s answers %i %s', async (path, body, status, code) => {
    const response = await post(path, body);
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([status, code]);
  });
});

describe('/authorize', () => {
  it.each([
    ['provider=github', 'Unsupported provider: provider is not enabled'],
    ['provider=nobody', 'Unsupported provider: Provider nobody could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
    [
      'provider=google&code_challenge=abc',
      'PKCE flow requires code_challenge and code_challenge_method to be sent',
    ],
    [
      'provider=google&code_challenge_method=s256',
      'PKCE flow requires code_challenge and code_challenge_method to be sent',
    ],
    [
      `provider=google&code_challenge_method=s256&code_challenge=${'a'.repeat(42)}`,
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      `provider=google&code_challenge_method=s256&code_challenge=${'a'.repeat(129)}`,
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      `provider=google&code_challenge_method=s512&code_challenge=${'a'.repeat(43)}`,
      'unsupported code_challenge_method',
    ],
    [
      `provider=google&code_challenge_method=s256&code_challenge=${'%20'.repeat(43)}`,
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    ],
  ])('[API-01] refuses to authorize with ?%s', async (query, msg) => {
    const response = await host.request(`/auth/v1/authorize?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 400, error_code: 'validation_failed', msg });
  });
});
