import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import { createImplicitClient, PASSWORD } from '#server/testing/email-account.ts';
import { newestTo, sentTo } from '#server/testing/outbox.ts';
import { chooseLocalAccount, createTestClient } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    AUTH_SIGNUPS: 'off',
    AUTH_EMAIL: 'on',
    AUTH_PHONE: 'on',
    AUTH_ANONYMOUS: 'on',
    AUTH_WEB3: 'on',
    AUTH_RATE_FACTOR: '100',
  });
});
afterAll(() => server.stop());

const client = () => createImplicitClient(server, server.publishableKey);
const admin = () => createImplicitClient(server, server.secretKey).auth.admin;

const CLOSED = { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' };

const usersWith = async (email: string): Promise<number> => {
  const { rowCount } = await server.adminQuery('select 1 from auth.users where email = $1', [email]);
  return rowCount ?? 0;
};

/** Where the provider sends somebody back to the site. */
const returnFromProvider = async (email: string): Promise<URL> => {
  const { data } = await createTestClient(server).auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${server.url}/auth/v1/callback`, skipBrowserRedirect: true },
  });
  return chooseLocalAccount(createCookieJar(), data.url ?? '', { email, name: 'Newcomer' });
};

const localAccount = (email: string) =>
  server.adminQuery('insert into kindling.local_accounts (email, name) values ($1, $2)', [email, 'Newcomer']);

describe('an installation with closed sign-ups', () => {
  it('[API-01] /settings and /config.json say that sign-ups are closed', async () => {
    const settings: unknown = await (await fetch(`${server.url}/auth/v1/settings`)).json();
    expect(settings).toMatchObject({ disable_signup: true });
    expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ signups: false });
  });

  it('[API-05] refuses a sign-up by e-mail, by phone and without either', async () => {
    const email = 'signup@example.org';
    expect((await client().auth.signUp({ email, password: PASSWORD })).error).toMatchObject(CLOSED);
    expect((await client().auth.signUp({ phone: '61400111222', password: PASSWORD })).error).toMatchObject(
      CLOSED,
    );
    expect((await client().auth.signInAnonymously()).error).toMatchObject(CLOSED);
    expect(await usersWith(email)).toBe(0);
    expect(await sentTo(server, email)).toEqual([]);
  });

  it('[API-05] a one-time code opens an account that is there and makes none', async () => {
    const email = 'otp@example.org';
    expect((await client().auth.signInWithOtp({ email })).error).toMatchObject(CLOSED);
    expect((await client().auth.signInWithOtp({ phone: '61400111333' })).error).toMatchObject(CLOSED);
    await admin().createUser({ email, email_confirm: true });
    const mine = client();
    expect((await mine.auth.signInWithOtp({ email })).error).toBeNull();
    const { code } = await newestTo(server, email);
    expect((await mine.auth.verifyOtp({ email, token: code, type: 'email' })).data.user?.email).toBe(email);
  });

  it('[API-05] refuses a wallet that has no account', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    const message = [
      `${new URL(server.url).host} wants you to sign in with your Solana account:`,
      base58(key),
      '',
      'Let me in',
      '',
      'Version: 1',
      `URI: ${server.url}/`,
      `Issued At: ${new Date().toISOString()}`,
    ].join('\n');
    const signature = new Uint8Array(sign(null, Buffer.from(message), privateKey));
    const { error } = await client().auth.signInWithWeb3({ chain: 'solana', message, signature });
    expect(error).toMatchObject(CLOSED);
  });

  it('[API-05] somebody new comes back from the provider with signup_disabled and has no account', async () => {
    await localAccount('newcomer@example.org');
    const back = await returnFromProvider('newcomer@example.org');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'signup_disabled',
      error_description: CLOSED.message,
    });
    expect(await usersWith('newcomer@example.org')).toBe(0);
  });

  it('[API-04] operators still make accounts, and their owners sign in', async () => {
    const email = 'made@example.org';
    expect((await admin().createUser({ email, password: PASSWORD, email_confirm: true })).error).toBeNull();
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const invited = 'invited@example.org';
    expect((await admin().inviteUserByEmail(invited)).error).toBeNull();
    const { code } = await newestTo(server, invited);
    expect((await client().auth.verifyOtp({ email: invited, token: code, type: 'invite' })).error).toBeNull();
  });

  it('[AUTH-01] the account page says kindly that sign-ups are closed, and makes no account', async () => {
    const { data } = await createTestClient(server).auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${server.url}/auth/v1/callback`, skipBrowserRedirect: true },
    });
    const jar = createCookieJar();
    const { url, response } = await jar.follow(data.url ?? '', (to) => to.pathname === '/auth/v1/callback');
    const text = (await response?.text()) ?? '';
    expect(text).toContain('Sign-ups are closed here right now, so nobody new can join.');
    expect(text).not.toContain('Create');
    const posted = await jar.fetch(`${url.href}/create`, {
      method: 'POST',
      headers: { origin: url.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name: 'Eve', email: 'eve@example.org' }).toString(),
    });
    expect(posted.status).toBe(422);
    const { rows } = await server.adminQuery('select 1 from kindling.local_accounts where email = $1', [
      'eve@example.org',
    ]);
    expect(rows).toEqual([]);
  });
});

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const base58 = (bytes: Buffer): string => {
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  while (number > 0n) {
    text = `${ALPHABET[Number(number % 58n)]}${text}`;
    number /= 58n;
  }
  return text;
};
