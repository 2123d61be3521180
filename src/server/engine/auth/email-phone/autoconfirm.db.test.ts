import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImplicitClient, PASSWORD } from '#server/testing/email-account.ts';
import { sentTo } from '#server/testing/outbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    AUTH_EMAIL: 'on',
    AUTH_PHONE: 'on',
    AUTH_ANONYMOUS: 'on',
    AUTH_AUTOCONFIRM: 'on',
    ADMIN_EMAILS: 'boss@example.org',
  });
});
afterAll(() => server.stop());

const client = () => createImplicitClient(server, server.publishableKey);

describe('accounts that are confirmed at once', () => {
  it('[API-01] with autoconfirm, a sign-up by e-mail or phone gets a session at once', async () => {
    for (const emailOrPhone of [{ email: 'alan@example.org' }, { phone: '4915112345678' }]) {
      const { data, error } = await client().auth.signUp({ ...emailOrPhone, password: PASSWORD });
      expect(error).toBeNull();
      expect(data.session?.user).toMatchObject(emailOrPhone);
    }
    expect(await sentTo(server, 'alan@example.org')).toEqual([]);
  });

  it('[API-01] with autoconfirm, the e-mail counts as verified in the metadata and the identity', async () => {
    const email = 'verified@example.org';
    const mine = client();
    const { data } = await mine.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { hat: 'green' } },
    });
    const expected = {
      user_metadata: {
        hat: 'green',
        sub: data.user?.id,
        email,
        email_verified: true,
        phone_verified: false,
      },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    };
    expect(data.user).toMatchObject(expected);
    expect((await mine.auth.getUser()).data.user).toMatchObject(expected);
    const anonymous = client();
    await anonymous.auth.signInAnonymously();
    const changed = await anonymous.auth.updateUser({ email: 'verified-2@example.org' });
    expect(changed.data.user?.user_metadata).toMatchObject({ email_verified: true });
  });

  it('[API-05] with autoconfirm, a second sign-up answers user_already_exists', async () => {
    await client().auth.signUp({ email: 'much@example.org', password: PASSWORD });
    const { error } = await client().auth.signUp({ email: 'much@example.org', password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
  });

  it('[API-01] with autoconfirm, an anonymous account becomes a permanent one at once', async () => {
    const mine = client();
    await mine.auth.signInAnonymously();
    const { data, error } = await mine.auth.updateUser({ email: 'allan@example.org', password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: false, email: 'allan@example.org' });
    expect(
      (await client().auth.signInWithPassword({ email: 'allan@example.org', password: PASSWORD })).error,
    ).toBeNull();
  });

  it('[API-01] an account confirmed at once is never an admin, whatever address it claims', async () => {
    const { data } = await client().auth.signUp({ email: 'boss@example.org', password: PASSWORD });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    const { rows } = await server.adminQuery('select 1 from public.user_roles where user_id = $1', [
      data.user?.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('[API-01] /settings says that autoconfirm is on', async () => {
    const settings: unknown = await (await fetch(`${server.url}/auth/v1/settings`)).json();
    expect(settings).toMatchObject({ mailer_autoconfirm: true, phone_autoconfirm: true });
  });
});
