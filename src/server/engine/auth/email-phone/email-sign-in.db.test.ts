import { argon2Sync } from 'node:crypto';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createImplicitClient,
  fragmentOf,
  openLink,
  PASSWORD,
  signUpWithEmail,
} from '#server/testing/email-account.ts';
import { newestTo, sentTo } from '#server/testing/outbox.ts';
import { createTestClient } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({
    AUTH_EMAIL: 'on',
    AUTH_PHONE: 'on',
    AUTH_ANONYMOUS: 'on',
    AUTH_IMPLICIT: 'on',
    AUTH_RATE_FACTOR: '1000',
  });
});
afterAll(() => server.stop());

const somebody = (): string => {
  count += 1;
  return `robin-${count}@example.org`;
};

const somePhone = (): string => {
  count += 1;
  return `4915112340${String(count).padStart(3, '0')}`;
};

const implicitClient = () => createImplicitClient(server, server.publishableKey);

const signedUp = () => signUpWithEmail(server, somebody());

const claimsSchema = z.object({ amr: z.array(z.object({ method: z.string() })) });

const amrOf = (accessToken: string): readonly string[] =>
  claimsSchema.parse(decodeJwt(accessToken)).amr.map(({ method }) => method);

describe('signing up with an e-mail', () => {
  it('[API-01] signing up with an e-mail gives a user without a session until the code is typed', async () => {
    const email = somebody();
    const client = implicitClient();
    const signed = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Robin' } },
    });
    expect(signed.error).toBeNull();
    expect(signed.data.session).toBeNull();
    expect(signed.data.user).toMatchObject({
      email,
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Robin', email, email_verified: false },
      identities: [{ provider: 'email', identity_data: { email, email_verified: false } }],
    });
    expect(signed.data.user?.confirmation_sent_at).toBeTruthy();

    const early = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const mail = await newestTo(server, email);
    expect(mail.subject).toBe('Confirm your e-mail address for Kindling');
    const verified = await client.auth.verifyOtp({ email, token: mail.code, type: 'email' });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({
      id: signed.data.user?.id,
      user_metadata: { email_verified: true },
    });
    expect(verified.data.user?.email_confirmed_at).toBeTruthy();
    expect(amrOf(verified.data.session?.access_token ?? '')).toEqual(['otp']);

    const again = await client.auth.verifyOtp({ email, token: mail.code, type: 'email' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const entered = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(entered.error).toBeNull();
    expect(amrOf(entered.data.session?.access_token ?? '')).toEqual(['password']);
    const { rows } = await server.adminQuery<{ encrypted_password: string }>(
      'select encrypted_password from auth.users where email = $1',
      [email],
    );
    expect(rows[0]?.encrypted_password).toMatch(/^\$argon2id\$/);
  });

  it('[API-01] the confirmation link signs in at the address asked for, once', async () => {
    const email = somebody();
    const emailRedirectTo = `${server.url}/welcome?from=mail`;
    await implicitClient().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo } });
    const { link, html } = await newestTo(server, email);
    expect(link.startsWith(`${server.url}/auth/v1/verify?token=`)).toBe(true);
    expect(html).toContain('&amp;type=signup');
    const back = await openLink(link);
    expect(back.href.startsWith(emailRedirectTo)).toBe(true);
    expect(fragmentOf(back)).toMatchObject({ token_type: 'bearer', type: 'signup', expires_in: '3600' });
    const token = fragmentOf(back)['access_token'] ?? '';
    expect((await implicitClient().auth.getUser(token)).data.user?.email).toBe(email);
    expect(fragmentOf(await openLink(link))).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
    });
  });

  it('[API-01] with PKCE the confirmation link gives a code, which only the browser that asked can exchange', async () => {
    const email = somebody();
    const client = createTestClient(server);
    const options = { emailRedirectTo: `${server.url}/welcome` };
    await client.auth.signUp({ email, password: PASSWORD, options });
    const back = await openLink((await newestTo(server, email)).link);
    const code = back.searchParams.get('code') ?? '';
    expect(back.hash).toBe('');
    const stranger = await createTestClient(server).auth.exchangeCodeForSession(code);
    expect(stranger.error).not.toBeNull();
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['email/signup']);
  });

  it('[API-01] verifies a token_hash with and without PKCE', async () => {
    for (const client of [implicitClient(), createTestClient(server)]) {
      const email = somebody();
      await client.auth.signUp({ email, password: PASSWORD });
      const token = new URL((await newestTo(server, email)).link).searchParams.get('token') ?? '';
      const { data, error } = await client.auth.verifyOtp({ token_hash: token, type: 'email' });
      expect(error).toBeNull();
      expect(data.session?.user.email).toBe(email);
    }
  });

  it('[API-01] after a second sign-up before confirming, the newer code and the newer password count', async () => {
    const email = somebody();
    const client = implicitClient();
    const first = await client.auth.signUp({ email, password: 'the first password' });
    const older = await newestTo(server, email);
    const second = await client.auth.signUp({ email, password: PASSWORD });
    expect(second.data.user?.id).toBe(first.data.user?.id);
    expect((await client.auth.verifyOtp({ email, token: older.code, type: 'signup' })).error?.code).toBe(
      'otp_expired',
    );
    const newer = await newestTo(server, email);
    expect((await client.auth.verifyOtp({ email, token: newer.code, type: 'signup' })).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const old = await client.auth.signInWithPassword({ email, password: 'the first password' });
    expect(old.error?.code).toBe('invalid_credentials');
  });

  it('[API-01] drops a password chosen for an unproven address once its owner signs in another way', async () => {
    const email = somebody();
    const client = implicitClient();
    await client.auth.signUp({ email, password: 'chosen by a stranger' });
    await client.auth.signInWithOtp({ email });
    const { code } = await newestTo(server, email);
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    const stranger = await client.auth.signInWithPassword({ email, password: 'chosen by a stranger' });
    expect(stranger.error?.code).toBe('invalid_credentials');
  });

  it('[API-05] refuses weak passwords with their reasons', async () => {
    const { error } = await implicitClient().auth.signUp({ email: somebody(), password: 'aaaa' });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length', 'characters'] });
  });

  it.each([
    [{ email: 'nonsense', password: PASSWORD }, 400, 'validation_failed'],
    [{ email: 'a@example.org' }, 400, 'validation_failed'],
    [{ email: 'a@example.org', phone: '4915112345678', password: PASSWORD }, 400, 'validation_failed'],
    [{ email: 'a@example.org', password: PASSWORD, code_challenge: 'x' }, 400, 'validation_failed'],
    [
      { email: 'a@example.org', password: PASSWORD, data: { note: 'x'.repeat(5000) } },
      400,
      'validation_failed',
    ],
    [{ email: 'a@example.org', password: PASSWORD, data: { note: '\u0000' } }, 400, 'validation_failed'],
    [{ phone: '12', password: PASSWORD }, 400, 'validation_failed'],
  ])('[API-05] a sign-up with %j answers %i %s', async (body, status, code) => {
    const answer = await post('/signup', body);
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code]);
  });
});

describe('one-time codes', () => {
  it('[API-01] a code by mail signs in and creates the account when there is none', async () => {
    const email = somebody();
    const client = createTestClient(server);
    const asked = await client.auth.signInWithOtp({ email, options: { data: { nickname: 'r' } } });
    expect(asked).toEqual({ data: { user: null, session: null }, error: null });
    const { code } = await newestTo(server, email);
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ nickname: 'r', email_verified: true });

    await client.auth.signInWithOtp({ email });
    const mail = await newestTo(server, email);
    expect(mail.subject).toBe('Your sign-in link for Kindling');
    const back = await openLink(mail.link);
    const exchanged = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(exchanged.data.user?.id).toBe(data.user?.id);
    expect(amrOf(exchanged.data.session?.access_token ?? '')).toEqual(['magiclink']);
  });

  it('[API-01] a code creates no account when asked not to', async () => {
    const { error } = await implicitClient().auth.signInWithOtp({
      email: somebody(),
      options: { shouldCreateUser: false },
    });
    expect(error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    });
  });

  it('[API-01] a code by text message signs in', async () => {
    const phone = somePhone();
    const client = implicitClient();
    const { data: asked, error: refused } = await client.auth.signInWithOtp({ phone: `+${phone}` });
    expect(refused).toBeNull();
    expect(asked.messageId).toBeTruthy();
    const message = await newestTo(server, phone);
    expect(message).toMatchObject({ kind: 'sms', link: '' });
    const { data, error } = await client.auth.verifyOtp({ phone, token: message.code, type: 'sms' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, email: '', identities: [{ provider: 'phone' }] });
    expect(data.user?.phone_confirmed_at).toBeTruthy();
  });

  it('[API-01] five wrong tries end a code, even for the right one', async () => {
    const email = somebody();
    const client = implicitClient();
    await client.auth.signInWithOtp({ email });
    const { code } = await newestTo(server, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const { error } = await client.auth.verifyOtp({ email, token: wrong, type: 'email' });
      expect(error?.code).toBe('otp_expired');
    }
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe(
      'otp_expired',
    );
  });

  it('[API-01] a code used twice at the same moment signs in once', async () => {
    const email = somebody();
    await implicitClient().auth.signInWithOtp({ email });
    const { code } = await newestTo(server, email);
    const both = await Promise.all(
      [1, 2, 3].map(() => implicitClient().auth.verifyOtp({ email, token: code, type: 'email' })),
    );
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(['otp_expired', 'otp_expired']);
  });

  it('[API-01] codes asked for at the same moment leave one account and one code that works', async () => {
    const email = somebody();
    const asked = await Promise.all([1, 2, 3].map(() => implicitClient().auth.signInWithOtp({ email })));
    expect(asked.map(({ error }) => error)).toEqual([null, null, null]);
    const { rows } = await server.adminQuery('select 1 from auth.users where email = $1', [email]);
    expect(rows).toHaveLength(1);
    const tries = [];
    for (const { code } of await sentTo(server, email)) {
      tries.push(
        (await implicitClient().auth.verifyOtp({ email, token: code, type: 'email' })).error === null,
      );
    }
    expect(tries.filter(Boolean)).toEqual([true]);
  });

  it('[API-01] codes are stored as hashes and expire after an hour', async () => {
    const email = somebody();
    const client = implicitClient();
    await client.auth.signInWithOtp({ email });
    const { code, link } = await newestTo(server, email);
    const { rows } = await server.adminQuery<{ kept: string }>(
      `select t.token_hash || c.code_hash as kept from auth.one_time_tokens t
       join kindling.one_time_codes c on c.token_id = t.id where t.relates_to = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(new URL(link).searchParams.get('token'));
    await server.adminQuery(
      `update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where relates_to = $1`,
      [email],
    );
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe(
      'otp_expired',
    );
    expect(fragmentOf(await openLink(link))['error_code']).toBe('otp_expired');
  });

  it.each([
    [{ type: 'email', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'email', email: 'a@example.org' }, 400, 'validation_failed'],
    [{ email: 'a@example.org', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'nothing', email: 'a@example.org', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'sms', email: 'a@example.org', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'email', token_hash: 'x', email: 'a@example.org' }, 400, 'validation_failed'],
    [{ type: 'email', token_hash: 'x' }, 403, 'otp_expired'],
    [{ type: 'toString', token_hash: 'x' }, 400, 'validation_failed'],
  ])('[API-05] POST /verify %j answers %i %s', async (body, status, code) => {
    const answer = await post('/verify', body);
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code]);
  });
});

describe('passwords', () => {
  it('[API-01] a phone and its password sign in once the phone is confirmed', async () => {
    const phone = somePhone();
    const client = implicitClient();
    expect((await client.auth.signUp({ phone, password: PASSWORD })).data.user?.phone).toBe(phone);
    expect((await client.auth.signInWithPassword({ phone, password: PASSWORD })).error?.code).toBe(
      'phone_not_confirmed',
    );
    const { code } = await newestTo(server, phone);
    await client.auth.verifyOtp({ phone, token: code, type: 'sms' });
    expect((await client.auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
  });

  it('[API-05] the right password of a banned user answers user_banned, and a wrong one does not tell', async () => {
    const { email, client } = await signedUp();
    await server.adminQuery(
      `update auth.users set banned_until = now() + interval '1 day' where email = $1`,
      [email],
    );
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'user_banned',
    );
    const guessed = await client.auth.signInWithPassword({ email, password: 'guessed it wrongly' });
    expect(guessed.error?.code).toBe('invalid_credentials');
  });

  it('[API-01] password hashes of a hosted project, or outdated ones, are replaced at the next sign-in', async () => {
    const { email, client } = await signedUp();
    const weak = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce: Buffer.alloc(16, 3),
      tagLength: 32,
      memory: 1024,
      passes: 1,
      parallelism: 1,
    });
    const phc = `$argon2id$v=19$m=1024,t=1,p=1$AwMDAwMDAwMDAwMDAwMDAw$${weak.toString('base64').replaceAll('=', '')}`;
    for (const stored of [phc, await bcrypt(PASSWORD, 4)]) {
      await server.adminQuery('update auth.users set encrypted_password = $2 where email = $1', [
        email,
        stored,
      ]);
      const wrong = await client.auth.signInWithPassword({ email, password: 'not this sentence' });
      expect(wrong.error?.code).toBe('invalid_credentials');
      expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
      const { rows } = await server.adminQuery<{ encrypted_password: string }>(
        'select encrypted_password from auth.users where email = $1',
        [email],
      );
      expect(rows[0]?.encrypted_password).toContain('m=19456,t=2,p=1');
      expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    }
  });

  it('[API-01] the mail for a forgotten password signs in as a recovery, with PKCE', async () => {
    const { email } = await signedUp();
    const client = createTestClient(server);
    const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/welcome` });
    expect(error).toBeNull();
    const back = await openLink((await newestTo(server, email)).link);
    const { data } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['recovery']);
    expect((await client.auth.updateUser({ password: 'another long sentence' })).error).toBeNull();
    expect(
      (await implicitClient().auth.signInWithPassword({ email, password: 'another long sentence' })).error,
    ).toBeNull();
    expect((await implicitClient().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
  });
});

describe('sending again', () => {
  it('[API-01] sends the code of a sign-up again, and the older code is dead', async () => {
    const email = somebody();
    const client = implicitClient();
    await client.auth.signUp({ email, password: PASSWORD });
    const older = await newestTo(server, email);
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(await sentTo(server, email)).toHaveLength(2);
    expect((await client.auth.verifyOtp({ email, token: older.code, type: 'signup' })).error).not.toBeNull();
    const { code } = await newestTo(server, email);
    expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(await sentTo(server, email)).toHaveLength(2);
  });

  it('[API-01] sends the code for a phone again', async () => {
    const phone = somePhone();
    const client = implicitClient();
    await client.auth.signUp({ phone, password: PASSWORD });
    const { error, data } = await client.auth.resend({ type: 'sms', phone });
    expect([error, typeof data.messageId]).toEqual([null, 'string']);
    const { code } = await newestTo(server, phone);
    expect((await client.auth.verifyOtp({ phone, token: code, type: 'sms' })).error).toBeNull();
  });

  it.each([
    [{ email: 'a@example.org' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [{ type: 'signup' }, 'Type provided requires an email address'],
    [{ type: 'sms' }, 'Type provided requires a phone number'],
  ])('[API-05] refuses to send again for %j: %s', async (body, msg) => {
    expect(await (await post('/resend', body)).json()).toMatchObject({
      error_code: 'validation_failed',
      msg,
    });
  });
});

describe('anonymous sign-in', () => {
  it('[API-01] gives an anonymous account that becomes permanent by confirming an e-mail', async () => {
    const client = implicitClient();
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { hat: 'green' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      identities: [],
      user_metadata: { hat: 'green' },
    });
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['anonymous']);
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('validation_failed');

    const email = somebody();
    const changed = await client.auth.updateUser({ email });
    expect(changed.data.user).toMatchObject({ new_email: email, is_anonymous: true });
    const { code } = await newestTo(server, email);
    const verified = await client.auth.verifyOtp({ email, token: code, type: 'email_change' });
    expect(verified.data.user).toMatchObject({
      id: data.user?.id,
      is_anonymous: false,
      email,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
      user_metadata: { hat: 'green', email_verified: true },
    });
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await implicitClient().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });
});

describe('/settings', () => {
  it('[API-01] /settings names the sign-in methods that are on', async () => {
    const settings: unknown = await (await fetch(`${server.url}/auth/v1/settings`)).json();
    expect(settings).toMatchObject({
      external: { email: true, phone: true, anonymous_users: true, google: true, github: false },
      mailer_autoconfirm: false,
    });
  });
});

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
