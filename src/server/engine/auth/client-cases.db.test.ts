import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImplicitClient, PASSWORD } from '#server/testing/email-account.ts';
import { someNumber, someText } from '#server/testing/matchers.ts';
import { createTestClient } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

// What the client's own authors try against GoTrue, tried here against this service, with their client.

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({
    AUTH_EMAIL: 'on',
    AUTH_PHONE: 'on',
    AUTH_AUTOCONFIRM: 'on',
    AUTH_RATE_FACTOR: '1000',
  });
});
afterAll(() => server.stop());

const somebody = (): string => {
  count += 1;
  return `case-${count}@example.org`;
};
const somePhone = (): string => {
  count += 1;
  return `4915112${String(count).padStart(6, '0')}`;
};

const client = () => createTestClient(server);
const admin = () => createImplicitClient(server, server.secretKey).auth.admin;
const NOBODY = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';
const NO_ADDRESS = 'xx:;x@x.x';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signedUp = async (email = somebody()) => {
  const mine = client();
  const { data, error } = await mine.auth.signUp({ email, password: PASSWORD });
  if (error !== null || data.session === null) throw error ?? new Error('no session');
  return { mine, email, session: data.session, user: data.session.user };
};

describe('signing up and in', () => {
  it.each([
    ['e-mail', () => ({ email: somebody() }), 'email_confirmed_at'],
    ['phone', () => ({ phone: somePhone() }), 'phone_confirmed_at'],
  ])(
    '[API-01] a sign-up by %s and the sign-in after it give a whole session',
    async (_by, who, confirmed) => {
      const emailOrPhone = who();
      await client().auth.signUp({ ...emailOrPhone, password: PASSWORD });
      const { data, error } = await client().auth.signInWithPassword({ ...emailOrPhone, password: PASSWORD });
      expect(error).toBeNull();
      expect(data.session).toMatchObject({
        access_token: someText,
        refresh_token: someText,
        token_type: 'bearer',
        expires_in: someNumber,
        expires_at: someNumber,
        user: { id: someText, aud: 'authenticated', email: expect.any(String) as unknown, ...emailOrPhone },
      });
      expect(data.user).toHaveProperty(confirmed);
      expect(data.user).toHaveProperty('last_sign_in_at');
    },
  );

  it('[API-05] refuses a short password and an address that is none, with codes and words', async () => {
    const short = await client().auth.signUp({ email: somebody(), password: '123' });
    expect(short.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' });
    expect(short.error?.message).toContain('Password should be at least');
    for (const email of ['a', NO_ADDRESS]) {
      const refused = await client().auth.signUp({ email, password: PASSWORD });
      expect(refused.error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Unable to validate email address: invalid format',
      });
    }
  });

  it('[API-05] a redirect target that is no address does not stand in the way', async () => {
    const { error } = await client().auth.signUp({
      email: somebody(),
      password: PASSWORD,
      options: { emailRedirectTo: 'somebody@example.org', captchaToken: 'some_token' },
    });
    expect(error).toBeNull();
  });

  it('[API-01] resending to somebody unknown says nothing about them', async () => {
    for (const options of [{}, { emailRedirectTo: server.url }]) {
      expect((await client().auth.resend({ type: 'signup', email: somebody(), options })).error).toBeNull();
    }
    expect((await client().auth.resend({ type: 'phone_change', phone: somePhone() })).error).toBeNull();
    expect(await client().auth.resetPasswordForEmail(somebody())).toEqual({ data: {}, error: null });
  });

  it('[API-05] a code that was never sent is expired or invalid, and a phone that is none is named', async () => {
    const otp = { token: '123456' };
    const gone = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };
    for (const asked of [
      { phone: somePhone(), type: 'sms', ...otp } as const,
      { phone: somePhone(), type: 'phone_change', ...otp } as const,
      { email: somebody(), type: 'email', ...otp } as const,
    ]) {
      expect((await client().auth.verifyOtp(asked)).error).toMatchObject(gone);
    }
    const wrong = await client().auth.verifyOtp({ phone: `${somePhone()}-invalid`, type: 'sms', ...otp });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    });
  });

  it('[API-05] a channel that does not lead to a phone here is refused', async () => {
    const channel = { status: 400, code: 'validation_failed' };
    const options = { channel: 'whatsapp' } as const;
    const asked = await client().auth.signInWithOtp({ phone: somePhone(), options });
    expect(asked.error).toMatchObject(channel);
    expect(asked.error?.message).toContain("Invalid channel, supported values are 'sms' or 'whatsapp'");
    const signUp = await client().auth.signUp({ phone: somePhone(), password: PASSWORD, options });
    expect(signUp.error).toMatchObject(channel);
  });

  it('[API-05] the wrong password, and a phone nobody has, answer invalid_credentials', async () => {
    const { email } = await signedUp();
    const wrong = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
    expect((await client().auth.signInWithPassword({ email, password: 'wrong' })).error).toMatchObject(wrong);
    const phone = { phone: '+34612345678', password: PASSWORD };
    expect((await client().auth.signInWithPassword(phone)).error).toMatchObject(wrong);
  });
});

describe('sessions', () => {
  it('[API-01] setSession takes a session over, refreshes one that ran out, and refuses made-up ones', async () => {
    const { session, user } = await signedUp();
    const other = client();
    const set = await other.auth.setSession(session);
    expect([set.error, set.data.user?.id]).toEqual([null, user.id]);
    const changed = await other.auth.updateUser({ data: { hello: 'world' } });
    expect(changed.data.user?.user_metadata).toMatchObject({ hello: 'world' });
    const [head = '', , signature = ''] = session.access_token.split('.');
    const claims = { ...decodeJwt(session.access_token), exp: 1_748_107_074 };
    const old = `${head}.${encode(claims)}.${signature}`;
    const madeUp = await client().auth.setSession({ access_token: old, refresh_token: 'made-up' });
    expect(madeUp.error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found');
    const renewed = await client().auth.setSession({ ...session, access_token: old });
    expect([renewed.error, renewed.data.user?.id]).toEqual([null, user.id]);
  });

  it('[API-01] signing out works for somebody whose account is gone', async () => {
    const { mine, user } = await signedUp();
    expect((await admin().deleteUser(user.id)).error).toBeNull();
    expect((await mine.auth.signOut()).error).toBeNull();
    expect((await mine.auth.getSession()).data.session).toBeNull();
  });

  it('[API-05] admin.signOut with a token that is none says that the JWT is invalid', async () => {
    const { error } = await admin().signOut('this-is-a-bad-token');
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
    expect(error?.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
  });

  it('[API-01] getClaims verifies with the published key, and refuses changed and expired tokens', async () => {
    const { mine, session, user, email } = await signedUp();
    const { data, error } = await mine.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', kid: someText });
    expect(data?.claims).toMatchObject({ sub: user.id, email, role: 'authenticated', aal: 'aal1' });
    const [head = '', , signature = ''] = session.access_token.split('.');
    const tokenOf = (claims: object): string => `${head}.${encode(claims)}.${signature}`;
    const good = decodeJwt(session.access_token);
    expect((await mine.auth.getClaims(tokenOf({ ...good, role: 'service_role' }))).error?.message).toBe(
      'Invalid JWT signature',
    );
    expect((await mine.auth.getClaims(tokenOf({ ...good, exp: 1 }))).error).not.toBeNull();
    const unknownKey = `${encode({ alg: 'ES256', kid: NOBODY })}.${encode(good)}.${signature}`;
    const symmetric = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(good)}.${signature}`;
    const refused = (await mine.auth.getClaims(symmetric)).error;
    expect(refused?.message).toContain('unable to parse or verify signature');
    expect((await mine.auth.getClaims(unknownKey)).error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });
});

describe('second factors', () => {
  it('[API-02] a wrong code is named, and the factor can be taken away again', async () => {
    const { mine } = await signedUp();
    const { data } = await mine.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    const asked = await mine.auth.mfa.challenge({ factorId });
    expect(asked.data).toMatchObject({ id: someText, type: 'totp', expires_at: someNumber });
    const right = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') }).generate();
    const code = right === '123456' ? '654321' : '123456';
    const wrong = { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' };
    const challengeId = asked.data?.id ?? '';
    expect((await mine.auth.mfa.verify({ factorId, challengeId, code })).error).toMatchObject(wrong);
    expect((await mine.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject(wrong);
    expect((await mine.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    expect((await mine.auth.mfa.listFactors()).data).toMatchObject({ all: [], totp: [], phone: [] });
  });

  it('[API-02] a factor id that is none, and one of nobody, are not found', async () => {
    const { mine } = await signedUp();
    expect((await mine.auth.mfa.challenge({ factorId: 'test-factor-id' })).error).toMatchObject({
      status: 404,
      code: 'validation_failed',
    });
    expect((await mine.auth.mfa.unenroll({ factorId: NOBODY })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
  });

  it('[API-04] an operator lists and deletes factors, and gets errors for somebody who is not there', async () => {
    const { mine, user } = await signedUp();
    await mine.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    const listed = await admin().mfa.listFactors({ userId: user.id });
    expect(listed.data?.factors).toMatchObject([{ factor_type: 'totp', status: 'unverified' }]);
    const id = listed.data?.factors[0]?.id ?? '';
    const deleted = await admin().mfa.deleteFactor({ userId: user.id, id });
    expect(deleted.error).toBeNull();
    expect(JSON.stringify(deleted.data)).toContain(id);
    expect((await admin().mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
    const gone = { status: 404, code: 'user_not_found' };
    expect((await admin().mfa.listFactors({ userId: NOBODY })).error).toMatchObject(gone);
    expect((await admin().mfa.deleteFactor({ userId: NOBODY, id: NOBODY })).error).toMatchObject(gone);
  });
});

describe('operators', () => {
  it('[API-05] an address that is none is refused by every call that takes one', async () => {
    const invalid = {
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    };
    expect((await admin().createUser({ email: NO_ADDRESS, password: PASSWORD })).error).toMatchObject(
      invalid,
    );
    expect((await admin().inviteUserByEmail(NO_ADDRESS)).error).toMatchObject(invalid);
    const link = { type: 'signup', email: NO_ADDRESS, password: PASSWORD } as const;
    expect(await admin().generateLink(link)).toMatchObject({
      data: { user: null, properties: null },
      error: invalid,
    });
    const { mine, user } = await signedUp();
    expect((await mine.auth.updateUser({ email: NO_ADDRESS })).error).toMatchObject(invalid);
    expect((await admin().updateUserById(user.id, { email: NO_ADDRESS })).error).toMatchObject(invalid);
  });

  it('[API-05] somebody who is not there is not found, changed or deleted', async () => {
    const gone = { status: 404, code: 'user_not_found', message: 'User not found' };
    expect(await admin().getUserById(NOBODY)).toMatchObject({ data: { user: null }, error: gone });
    expect((await admin().updateUserById(NOBODY, { email: somebody() })).error).toMatchObject(gone);
    expect((await admin().deleteUser(NOBODY)).error).toMatchObject(gone);
  });

  it('[API-04] pages of users: none of size two goes missing, page 0 is the first, and -1 is refused', async () => {
    for (let made = 0; made < 3; made += 1) await admin().createUser({ email: somebody() });
    const first = await admin().listUsers({ page: 1, perPage: 2 });
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    const zero = await admin().listUsers({ page: 0, perPage: 2 });
    expect(zero.data.users.map(({ id }) => id)).toEqual(first.data.users.map(({ id }) => id));
    const refused = await admin().listUsers({ page: -1, perPage: 10 });
    expect(refused.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(refused.data.users).toEqual([]);
  });

  it('[API-04] an invitation says when it was made, and one to somebody who is here already is refused', async () => {
    const { data } = await admin().inviteUserByEmail(somebody(), { data: { status: 'alpha' } });
    expect(data.user).toMatchObject({ invited_at: someText, user_metadata: { status: 'alpha' } });
    const { email } = await signedUp();
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  it('[API-04] the link of an e-mail change names both addresses and where it leads', async () => {
    const { email } = await signedUp();
    const newEmail = somebody();
    const { data } = await admin().generateLink({
      type: 'email_change_current',
      email,
      newEmail,
      options: { redirectTo: `${server.url}/welcome` },
    });
    expect(data.user).toMatchObject({ email, new_email: newEmail });
    const link = new URL(data.properties?.action_link ?? '');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      token: data.properties?.hashed_token,
      type: 'email_change',
      redirect_to: `${server.url}/welcome`,
    });
  });

  it('[API-04] confirming by an operator shows at once', async () => {
    const { data } = await admin().createUser({ email: somebody(), password: PASSWORD });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const { data: after } = await admin().updateUserById(data.user?.id ?? '', { email_confirm: true });
    expect(after.user).toHaveProperty('email_confirmed_at');
  });
});
