import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import { createImplicitClient, fragmentOf, PASSWORD } from '#server/testing/email-account.ts';
import { newestTo, sentTo } from '#server/testing/outbox.ts';
import { startTestIssuer } from '#server/testing/test-issuer.ts';
import type { TestIssuer } from '#server/testing/test-issuer.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const OWNER = 'owner@example.org';

let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await startTestIssuer();
  issuer.answer = { claims: { sub: 'owner', email: OWNER, email_verified: true, name: 'Owner' } };
});
afterAll(() => issuer.stop());

const start = (autoconfirm: 'on' | 'off', admins = OWNER): Promise<TestServer> =>
  startTestServer({
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'test-client',
    ADMIN_EMAILS: admins,
    AUTH_EMAIL: 'on',
    AUTH_IMPLICIT: 'on',
    AUTH_AUTOCONFIRM: autoconfirm,
  });

const signInAtProvider = async (server: TestServer): Promise<string> => {
  const isBack = (url: URL): boolean =>
    url.origin === server.url && !/^\/auth\/v1\/(authorize|oidc)/.test(url.pathname);
  const { url } = await createCookieJar().follow(`${server.url}/auth/v1/authorize?provider=google`, isBack);
  return fragmentOf(url)['access_token'] ?? '';
};

describe('signing up with the address of somebody who then comes through the provider', () => {
  it.each(['off', 'on'] as const)(
    'with autoconfirm %s, whoever signed up with another’s address is locked out once its owner signs in',
    async (autoconfirm) => {
      const server = await start(autoconfirm);
      try {
        const stranger = createImplicitClient(server, server.publishableKey);
        const options = { data: { full_name: 'A stranger' } };
        const before = await stranger.auth.signUp({ email: OWNER, password: PASSWORD, options });
        expect(before.data.session === null).toBe(autoconfirm === 'off');

        const accessToken = await signInAtProvider(server);
        const { data } = await createImplicitClient(server, server.publishableKey).auth.getUser(accessToken);
        expect(data.user).toMatchObject({
          id: before.data.user?.id,
          user_metadata: { full_name: 'Owner', email_verified: true },
          app_metadata: { provider: 'google', providers: ['google'], role: 'admin' },
          identities: [{ provider: 'google' }],
        });

        const again = await stranger.auth.signInWithPassword({ email: OWNER, password: PASSWORD });
        expect(again.error?.code).toBe('invalid_credentials');
        expect((await stranger.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
        const [mail] = await sentTo(server, OWNER);
        const token = mail?.code ?? '123456';
        const late = await stranger.auth.verifyOtp({ email: OWNER, token, type: 'signup' });
        expect(late.error?.code).toBe('otp_expired');
      } finally {
        await server.stop();
      }
    },
  );

  it('[AUTH-10] the first account of the provider becomes admin although its address was signed up with before', async () => {
    const server = await start('off', '');
    try {
      const stranger = createImplicitClient(server, server.publishableKey);
      await stranger.auth.signUp({ email: OWNER, password: PASSWORD });
      const accessToken = await signInAtProvider(server);
      const { data } = await stranger.auth.getUser(accessToken);
      expect(data.user?.app_metadata).toMatchObject({ role: 'admin', roles: ['admin'] });
    } finally {
      await server.stop();
    }
  });

  it('an address that was proven by mail keeps its password beside the provider', async () => {
    const server = await start('off');
    try {
      const client = createImplicitClient(server, server.publishableKey);
      await client.auth.signUp({ email: OWNER, password: PASSWORD });
      const { code } = await newestTo(server, OWNER);
      await client.auth.verifyOtp({ email: OWNER, token: code, type: 'signup' });
      await signInAtProvider(server);
      const { data, error } = await client.auth.signInWithPassword({ email: OWNER, password: PASSWORD });
      expect(error).toBeNull();
      expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'google'] });
    } finally {
      await server.stop();
    }
  });
});
