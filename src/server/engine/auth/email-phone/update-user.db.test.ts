import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createImplicitClient,
  fragmentOf,
  openLink,
  PASSWORD,
  signUpWithEmail,
} from '#server/testing/email-account.ts';
import { newestTo } from '#server/testing/outbox.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({
    AUTH_EMAIL: 'on',
    AUTH_PHONE: 'on',
    AUTH_IMPLICIT: 'on',
    AUTH_RATE_FACTOR: '1000',
  });
});
afterAll(() => server.stop());

const somebody = (): string => {
  count += 1;
  return `marian-${count}@example.org`;
};

const account = () => signUpWithEmail(server, somebody());
const client = () => createImplicitClient(server, server.publishableKey);

describe('a new password', () => {
  it('[API-01] a new password ends the other sessions and keeps this one', async () => {
    const { client: mine, email } = await account();
    const other = client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await mine.auth.updateUser({ password: 'quite another sentence' })).error).toBeNull();
    expect((await mine.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
    expect(
      (await client().auth.signInWithPassword({ email, password: 'quite another sentence' })).error,
    ).toBeNull();
  });

  it('[API-05] refuses a new password that is the old one or a weak one', async () => {
    const { client: mine } = await account();
    expect((await mine.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await mine.auth.updateUser({ password: 'short' })).error).toMatchObject({
      code: 'weak_password',
      reasons: ['length'],
    });
  });

  it('[API-01] a new password needs the code of /reauthenticate a day after sign-in, which counts once', async () => {
    const { client: mine, email } = await account();
    await server.adminQuery(
      `update auth.sessions s set created_at = now() - interval '25 hours' from auth.users u
       where u.id = s.user_id and u.email = $1`,
      [email],
    );
    const without = await mine.auth.updateUser({ password: 'quite another sentence' });
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await mine.auth.reauthenticate()).error).toBeNull();
    const mail = await newestTo(server, email);
    expect([mail.subject, mail.link]).toEqual(['Your code for Kindling', '']);
    const wrong = mail.code === '000000' ? '000001' : '000000';
    const guessed = await mine.auth.updateUser({ password: 'quite another sentence', nonce: wrong });
    expect(guessed.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect(
      (await mine.auth.updateUser({ password: 'quite another sentence', nonce: mail.code })).error,
    ).toBeNull();
    const again = await mine.auth.updateUser({ password: 'and a third sentence', nonce: mail.code });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });

  it('[API-05] a new password, and any other change, needs the second factor first where there is one', async () => {
    const { client: mine, user } = await account();
    await server.adminQuery(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [user.id],
    );
    expect((await mine.auth.updateUser({ password: 'quite another sentence' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    expect((await mine.auth.updateUser({ data: { hat: 'blue' } })).error?.code).toBe('insufficient_aal');
  });
});

describe('a new e-mail', () => {
  it('[API-01] a new e-mail counts once both addresses have confirmed it', async () => {
    const { client: mine, email, user } = await account();
    const next = somebody();
    const changed = await mine.auth.updateUser({ email: next });
    expect(changed.data.user).toMatchObject({ email, new_email: next });
    const [toOld, toNew] = [await newestTo(server, email), await newestTo(server, next)];
    expect([toOld.subject, toNew.subject]).toEqual([
      'Confirm your change of e-mail address for Kindling',
      'Confirm your new e-mail address for Kindling',
    ]);
    const first = await mine.auth.verifyOtp({ email: next, token: toNew.code, type: 'email_change' });
    expect([first.error, first.data.session, first.data.user]).toEqual([null, null, null]);
    expect((await mine.auth.getUser()).data.user?.email).toBe(email);
    const second = await mine.auth.verifyOtp({ email, token: toOld.code, type: 'email_change' });
    expect(second.data.user).toMatchObject({
      id: user.id,
      email: next,
      identities: [{ provider: 'email', identity_data: { email: next, email_verified: true } }],
    });
    expect(second.data.user?.new_email).toBeUndefined();
    expect((await client().auth.signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull();
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('[API-01] with PKCE, the first link of an e-mail change gives a message and the second a code', async () => {
    const { email } = await account();
    const mine = createTestClient(server);
    await mine.auth.signInWithPassword({ email, password: PASSWORD });
    const next = somebody();
    await mine.auth.updateUser({ email: next }, { emailRedirectTo: `${server.url}/welcome` });
    const half = await openLink((await newestTo(server, email)).link);
    expect(half.searchParams.get('message')).toMatch(/^Confirmation link accepted/);
    expect(fragmentOf(half)['message']).toMatch(/^Confirmation link accepted/);
    const whole = await openLink((await newestTo(server, next)).link);
    const { data, error } = await mine.auth.exchangeCodeForSession(whole.searchParams.get('code') ?? '');
    expect([error, data.user?.email]).toEqual([null, next]);
  });

  it('[API-05] refuses a new e-mail that another account has', async () => {
    const [one, two] = [await account(), await account()];
    expect((await one.client.auth.updateUser({ email: two.email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  it('[API-05] an e-mail change fails when the address was taken meanwhile', async () => {
    const { client: mine, email } = await account();
    const next = somebody();
    await mine.auth.updateUser({ email: next });
    const [toOld, toNew] = [await newestTo(server, email), await newestTo(server, next)];
    await server.adminQuery(`update auth.users set email_change_confirm_status = 1 where email = $1`, [
      email,
    ]);
    await server.adminQuery(
      `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now())`,
      [next],
    );
    const late = await mine.auth.verifyOtp({ email: next, token: toNew.code, type: 'email_change' });
    expect(late.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect(toOld.code).toMatch(/^\d{6}$/);
    expect((await mine.auth.getUser()).data.user?.email).toBe(email);
  });

  it('[API-01] sends the codes of an e-mail change again', async () => {
    const { client: mine, email } = await account();
    const next = somebody();
    await mine.auth.updateUser({ email: next });
    const older = await newestTo(server, next);
    expect((await mine.auth.resend({ type: 'email_change', email: next })).error).toBeNull();
    expect(
      (await mine.auth.verifyOtp({ email: next, token: older.code, type: 'email_change' })).error,
    ).not.toBeNull();
    const toNew = await newestTo(server, next);
    await mine.auth.verifyOtp({ email: next, token: toNew.code, type: 'email_change' });
    const toOld = await newestTo(server, email);
    const done = await mine.auth.verifyOtp({ email, token: toOld.code, type: 'email_change' });
    expect(done.data.user?.email).toBe(next);
  });
});

describe('a phone', () => {
  it('[API-01] adds a phone once its code is typed', async () => {
    const { client: mine, user } = await account();
    const phone = `4915112399${String(count).padStart(3, '0')}`;
    expect((await mine.auth.updateUser({ phone })).data.user?.new_phone).toBe(phone);
    const older = await newestTo(server, phone);
    await mine.auth.resend({ type: 'phone_change', phone });
    expect(
      (await mine.auth.verifyOtp({ phone, token: older.code, type: 'phone_change' })).error,
    ).not.toBeNull();
    const { code } = await newestTo(server, phone);
    const { data } = await mine.auth.verifyOtp({ phone, token: code, type: 'phone_change' });
    expect(data.user).toMatchObject({
      id: user.id,
      phone,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
      // Neither takes back what the other has proven.
      user_metadata: { sub: user.id, email_verified: true, phone, phone_verified: true },
    });
    expect((await client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
    const other = await account();
    expect((await other.client.auth.updateUser({ phone })).error?.code).toBe('phone_exists');
  });
});

describe('data', () => {
  it('[API-01] merges user data, and null removes a field', async () => {
    const { client: mine } = await account();
    await mine.auth.updateUser({ data: { hat: 'green', bow: 'long' } });
    const { data } = await mine.auth.updateUser({ data: { hat: null, arrow: 1 } });
    expect(data.user?.user_metadata).toMatchObject({ bow: 'long', arrow: 1 });
    expect(data.user?.user_metadata).not.toHaveProperty('hat');
  });

  it('[API-05] refuses roles in the data that a person writes', async () => {
    const { session } = await account();
    const answer = await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ app_metadata: { role: 'admin' } }),
    });
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([403, 'not_admin']);
  });

  it('[API-01] changes the data of somebody who came through the provider', async () => {
    const { client: mine } = await signIn(server, { email: somebody(), name: 'Marian' });
    const { data, error } = await mine.auth.updateUser({ data: { hat: 'red' } });
    expect([error, data.user?.user_metadata['hat']]).toEqual([null, 'red']);
  });
});
