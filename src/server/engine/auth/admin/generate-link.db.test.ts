import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createImplicitClient,
  fragmentOf,
  openLink,
  PASSWORD,
  signUpWithEmail,
} from '#server/testing/email-account.ts';
import { newestTo, sentTo } from '#server/testing/outbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_IMPLICIT: 'on', AUTH_RATE_FACTOR: '1000' });
});
afterAll(() => server.stop());

const somebody = (): string => {
  count += 1;
  return `tuck-${count}@example.org`;
};

const client = () => createImplicitClient(server, server.publishableKey);
const admin = () => createImplicitClient(server, server.secretKey).auth.admin;

describe('links made for operators', () => {
  it('[API-04] an invitation and a way in for a newcomer leave the metadata as they were given', async () => {
    const invited = await admin().inviteUserByEmail(somebody(), { data: { order: 'friar' } });
    expect(invited.data.user?.user_metadata).toEqual({ order: 'friar' });
    const again = await admin().generateLink({ type: 'invite', email: invited.data.user?.email ?? '' });
    expect(again.error).toBeNull();
    expect(again.data.user?.user_metadata).not.toHaveProperty('sub');
    const newcomer = await admin().generateLink({ type: 'magiclink', email: somebody() });
    expect(newcomer.data.user?.user_metadata).toEqual({});
  });

  it('[API-04] a sign-up link comes with a code and a hash of which one can be used once, and sends no mail', async () => {
    const email = somebody();
    const redirectTo = `${server.url}/welcome`;
    const { data, error } = await admin().generateLink({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data: { order: 'friar' }, redirectTo },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.user?.user_metadata).toEqual({ order: 'friar' });
    expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: redirectTo });
    const link = new URL(data.properties?.action_link ?? '');
    expect([link.pathname, link.searchParams.get('token'), link.searchParams.get('type')]).toEqual([
      '/auth/v1/verify',
      data.properties?.hashed_token,
      'signup',
    ]);
    expect(await sentTo(server, email)).toEqual([]);
    const token = data.properties?.email_otp ?? '';
    const verified = await client().auth.verifyOtp({ email, token, type: 'signup' });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.user_metadata).toEqual({ order: 'friar', email_verified: true });
    const late = await client().auth.verifyOtp({
      token_hash: data.properties?.hashed_token ?? '',
      type: 'signup',
    });
    expect(late.error?.code).toBe('otp_expired');
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await admin().generateLink({ type: 'signup', email, password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  it.each(['magiclink', 'recovery'] as const)(
    '[API-04] a %s link signs in the user it was made for',
    async (type) => {
      const { email, user } = await signUpWithEmail(server, somebody());
      const { data } = await admin().generateLink({ type, email });
      expect(data.properties?.verification_type).toBe(type);
      const back = await openLink(data.properties?.action_link ?? '');
      expect(fragmentOf(back)['type']).toBe(type);
      const token = fragmentOf(back)['access_token'] ?? '';
      expect((await client().auth.getUser(token)).data.user?.id).toBe(user.id);
    },
  );

  it('[API-04] a magic link for a newcomer creates the account, a recovery link does not', async () => {
    const email = somebody();
    expect((await admin().generateLink({ type: 'recovery', email })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    const { data } = await admin().generateLink({ type: 'magiclink', email });
    expect(data.properties?.verification_type).toBe('signup');
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await client().auth.verifyOtp({ token_hash, type: 'email' })).data.user?.email).toBe(email);
  });

  it('[API-04] the two links of an e-mail change together change the address', async () => {
    const { email } = await signUpWithEmail(server, somebody());
    const newEmail = somebody();
    const current = await admin().generateLink({ type: 'email_change_current', email, newEmail });
    const next = await admin().generateLink({ type: 'email_change_new', email, newEmail });
    expect(current.data.properties?.verification_type).toBe('email_change_current');
    const half = await openLink(current.data.properties?.action_link ?? '');
    expect(fragmentOf(half)['message']).toMatch(/accepted/);
    const token = next.data.properties?.email_otp ?? '';
    const done = await client().auth.verifyOtp({ email: newEmail, token, type: 'email_change' });
    expect(done.data.user?.email).toBe(newEmail);
  });

  it('[API-05] refuses a link of an unknown type', async () => {
    const answer = await post('/admin/generate_link', { type: 'magic', email: somebody() }, server.secretKey);
    expect(answer.headers.get('x-sb-error-code')).toBe('validation_failed');
  });
});

describe('invitations', () => {
  it('[API-04] an invitation creates an account and mails a link; a second one replaces the first', async () => {
    const email = somebody();
    const invited = await admin().inviteUserByEmail(email, { data: { order: 'friar' } });
    expect(invited.data.user).toMatchObject({ email, user_metadata: { order: 'friar' } });
    expect(invited.data.user?.invited_at).toBeTruthy();
    const first = await newestTo(server, email);
    expect(first.subject).toBe('You’re invited to Kindling');
    expect((await admin().inviteUserByEmail(email)).error).toBeNull();
    expect(fragmentOf(await openLink(first.link))['error_code']).toBe('otp_expired');
    const back = await openLink((await newestTo(server, email)).link);
    expect(fragmentOf(back)['type']).toBe('invite');
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('email_exists');
  });
});

describe('[API-04] an invitation to an address that a stranger has signed up with', () => {
  const STRANGERS = 'the sentence of a stranger';
  const tryStrangers = (email: string) => client().auth.signInWithPassword({ email, password: STRANGERS });
  const signUpAsStranger = (email: string) =>
    client().auth.signUp({ email, password: STRANGERS, options: { data: { name: 'Stranger' } } });

  it.each(['invite', 'signup'] as const)('forgets their password and words, by %s', async (type) => {
    const email = somebody();
    await signUpAsStranger(email);
    const { code } = await newestTo(server, email);
    const { data } = await admin().generateLink(
      type === 'invite' ? { type, email } : { type, email, password: PASSWORD },
    );
    expect(data.user?.user_metadata).toEqual({});
    // What was sent before opens nothing any more.
    const early = await client().auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(early.error?.code).toBe('otp_expired');
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await client().auth.verifyOtp({ token_hash, type })).data.user?.email).toBe(email);
    expect((await tryStrangers(email)).error?.code).toBe('invalid_credentials');
    const own = await client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(own.error?.code).toBe(type === 'invite' ? 'invalid_credentials' : undefined);
  });

  it('takes no password while it waits, answers as ever, and its link goes on working', async () => {
    const email = somebody();
    const { data } = await admin().generateLink({ type: 'invite', email });
    const answered = await signUpAsStranger(email);
    expect(answered.error).toBeNull();
    expect(answered.data.user?.invited_at).toBeUndefined();
    await client().auth.resend({ email, type: 'signup' });
    const token_hash = data.properties?.hashed_token ?? '';
    const opened = await client().auth.verifyOtp({ token_hash, type: 'invite' });
    expect(opened.data.user?.user_metadata).not.toHaveProperty('name');
    expect((await tryStrangers(email)).error?.code).toBe('invalid_credentials');
  });

  it('lets the person in who signs up by themselves, without the password that was typed', async () => {
    const email = somebody();
    await admin().generateLink({ type: 'invite', email });
    await signUpAsStranger(email);
    const { code } = await newestTo(server, email);
    const opened = await client().auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(opened.data.user?.email).toBe(email);
    expect((await tryStrangers(email)).error?.code).toBe('invalid_credentials');
  });
});

describe('who may make links', () => {
  it.each(['/invite', '/admin/generate_link'])(
    '[API-05] POST %s without an address asks for it',
    async (path) => {
      const answer = await post(path, { type: 'magiclink' }, server.secretKey);
      expect(await answer.json()).toMatchObject({
        code: 400,
        error_code: 'validation_failed',
        msg: 'An email address is required',
      });
    },
  );

  it.each(['/invite', '/admin/generate_link'])(
    '[API-04] POST %s is refused without the secret key',
    async (path) => {
      const { session } = await signUpWithEmail(server, somebody());
      const body = { type: 'magiclink', email: somebody() };
      expect((await post(path, body, server.publishableKey)).status).toBe(403);
      expect((await post(path, body, session.access_token)).status).toBe(403);
      expect((await post(path, body, undefined)).status).toBe(401);
    },
  );
});

const post = (path: string, body: object, key: string | undefined): Promise<Response> =>
  fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  });
