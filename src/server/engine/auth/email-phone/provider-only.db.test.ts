import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImplicitClient, PASSWORD } from '#server/testing/email-account.ts';
import { newestTo, sentTo } from '#server/testing/outbox.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const email = 'ada@example.org';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_PHONE: 'on', AUTH_RATE_FACTOR: '100' });
  await signIn(server, { email, name: 'Ada' });
});
afterAll(() => server.stop());

const client = (on = server) => createImplicitClient(on, on.publishableKey);

const tokensOf = async (): Promise<number> => {
  const { rows } = await server.adminQuery<{ count: number }>(
    `select count(*)::int as count from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = $1`,
    [email],
  );
  return rows[0]?.count ?? 0;
};

describe('an account that signs in through the provider alone', () => {
  it.each([
    ['a recovery', () => client().auth.resetPasswordForEmail(email)],
    ['a code', () => client().auth.signInWithOtp({ email })],
    ['a sign-up', () => client().auth.signUp({ email, password: PASSWORD })],
    ['a repeated confirmation', () => client().auth.resend({ type: 'signup', email })],
  ])('%s is answered as ever, and neither token nor letter comes of it', async (_what, ask) => {
    expect((await ask()).error).toBeNull();
    expect(await sentTo(server, email)).toEqual([]);
    expect(await tokensOf()).toBe(0);
  });

  it('gets no code where no account is to be made, as if there was none', async () => {
    const { error } = await client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(error?.code).toBe('otp_disabled');
  });

  it('gets no password from a sign-up before its first sign-in has ended', async () => {
    await server.adminQuery('update auth.users set last_sign_in_at = null where email = $1', [email]);
    expect((await client().auth.signUp({ email, password: PASSWORD })).error).toBeNull();
    const { rows } = await server.adminQuery<{ none: boolean }>(
      `select coalesce(encrypted_password, '') = '' as none from auth.users where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ none: true }]);
  });

  it('is reached by codes once its owner has chosen a password', async () => {
    const person = await signIn(server, { email: 'grace@example.org', name: 'Grace' });
    expect((await person.client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    await client().auth.resetPasswordForEmail('grace@example.org');
    expect((await newestTo(server, 'grace@example.org')).code).toMatch(/^\d{6}$/);
  });

  it('is reached by codes where the operator says so', async () => {
    const open = await startTestServer({ AUTH_EMAIL: 'on', AUTH_PROVIDER_CODES: 'on' });
    try {
      await signIn(open, { email, name: 'Ada' });
      await client(open).auth.signInWithOtp({ email });
      const { code } = await newestTo(open, email);
      const { data } = await client(open).auth.verifyOtp({ email, token: code, type: 'email' });
      expect(data.user?.email).toBe(email);
    } finally {
      await open.stop();
    }
  });
});
