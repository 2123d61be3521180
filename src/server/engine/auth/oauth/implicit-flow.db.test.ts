import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import { createImplicitClient, fragmentOf, openLink, PASSWORD } from '#server/testing/email-account.ts';
import { newestTo } from '#server/testing/outbox.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on' });
});
afterAll(() => server.stop());

const noSession = (url: URL): void => {
  expect(url.href).not.toMatch(/access_token|refresh_token|provider_token/);
};

describe('without AUTH_IMPLICIT', () => {
  it('a sign-in that brings no PKCE challenge never reaches the provider', async () => {
    const answer = await createCookieJar().fetch(`${server.url}/auth/v1/authorize?provider=google`);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin).toBe(server.url);
    expect(back.pathname).not.toContain('local-identity');
    expect(back.searchParams.get('error_code')).toBe('validation_failed');
    noSession(back);
  });

  it('nor does an identity that is to be linked', async () => {
    const { session, jar } = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
    const answer = await jar.fetch(
      `${server.url}/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true`,
      { headers: { authorization: `Bearer ${session.access_token}`, apikey: server.publishableKey } },
    );
    expect(answer.status).toBe(400);
  });

  it('a link that confirms an address does so, and puts no session into one', async () => {
    const email = 'robin@example.org';
    const client = createImplicitClient(server, server.publishableKey);
    await client.auth.signUp({ email, password: PASSWORD });
    const back = await openLink((await newestTo(server, email)).link);
    noSession(back);
    expect(fragmentOf(back)['message']).toBe('Your address is confirmed. Please sign in.');
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('a link that is a way in is refused, and its code still works', async () => {
    const email = 'robin@example.org';
    const client = createImplicitClient(server, server.publishableKey);
    await client.auth.signInWithOtp({ email });
    const mail = await newestTo(server, email);
    const back = await openLink(mail.link);
    noSession(back);
    expect(fragmentOf(back)['error_description']).toContain('type the code instead');
    const { data, error } = await client.auth.verifyOtp({ email, token: mail.code, type: 'email' });
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
  });

  it('a link that was asked for with PKCE leads to a code for the browser that asked', async () => {
    const email = 'robin@example.org';
    const client = createTestClient(server);
    await client.auth.signInWithOtp({ email });
    const back = await openLink((await newestTo(server, email)).link);
    noSession(back);
    const { error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).toBeNull();
  });
});
