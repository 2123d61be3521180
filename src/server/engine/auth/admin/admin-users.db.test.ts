import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/bcrypt';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someText, textLike } from '#server/testing/matchers.ts';
import { newestTo } from '#server/testing/outbox.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let admin: SupabaseClient['auth']['admin'];

beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_PHONE: 'on', AUTH_RATE_FACTOR: '100' });
  admin = createClient(server.url, server.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).auth.admin;
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse battery';

const newEmail = (): string => `${randomUUID()}@example.org`;

const create = async (
  attributes: Parameters<typeof admin.createUser>[0] = {},
): Promise<{ id: string; email: string }> => {
  const email = attributes.email ?? newEmail();
  const { data, error } = await admin.createUser({
    email,
    email_confirm: true,
    password: PASSWORD,
    ...attributes,
  });
  if (error !== null) throw error;
  return { id: data.user.id, email };
};

const signInWithPassword = async (email: string, password = PASSWORD): Promise<string | undefined> => {
  const { error } = await createTestClient(server).auth.signInWithPassword({ email, password });
  return error?.code;
};

const restStatus = async (who: SignedIn): Promise<number> => {
  const { data } = await who.client.auth.getSession();
  const response = await fetch(`${server.url}/rest/v1/profiles?select=id`, {
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? who.session.access_token}`,
    },
  });
  return response.status;
};

describe('who may administer users', () => {
  it.each([
    ['nobody', {}, 401, 'no_authorization'],
    ['the publishable key', { key: 'publishable' }, 403, 'not_admin'],
    ['a forged token', { key: 'publishable', bearer: 'ey.ey.x' }, 403, 'bad_jwt'],
  ] as const)('[API-04] refuses to list users when asked by %s', async (_who, given, status, code) => {
    const credentials: { key?: string; bearer?: string } = given;
    const response = await fetch(`${server.url}/auth/v1/admin/users`, {
      headers: {
        ...(credentials.key === undefined ? {} : { apikey: server.publishableKey }),
        ...(credentials.bearer === undefined ? {} : { authorization: `Bearer ${credentials.bearer}` }),
      },
    });
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([status, code]);
  });

  it('[API-04] refuses every admin call to an admin of the product', async () => {
    const ada = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
    expect(ada.session.user.app_metadata['role']).toBe('admin');
    const { id } = ada.session.user;
    for (const [method, path] of [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${id}`],
      ['PUT', `/admin/users/${id}`],
      ['DELETE', `/admin/users/${id}`],
      ['GET', `/admin/users/${id}/factors`],
      ['DELETE', `/admin/users/${id}/factors/${id}`],
    ]) {
      const response = await fetch(`${server.url}/auth/v1${path}`, {
        method: method!,
        headers: { apikey: server.publishableKey, authorization: `Bearer ${ada.session.access_token}` },
      });
      expect([method, path, response.status]).toEqual([method, path, 403]);
    }
  });
});

describe('creating a user', () => {
  it('[API-04] creates a user with e-mail, phone, password, both kinds of metadata, an id and a role', async () => {
    const id = randomUUID();
    const { data, error } = await admin.createUser({
      id,
      email: 'New.Person@Example.org',
      phone: '+61 400 111 222',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'New Person' },
      app_metadata: { subscription_tier: 'premium' },
      role: 'authenticated',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'new.person@example.org',
      email_confirmed_at: someText,
      phone: '61400111222',
      user_metadata: { full_name: 'New Person' },
      app_metadata: { provider: 'email', providers: ['email', 'phone'], subscription_tier: 'premium' },
      identities: [{ provider: 'email' }, { provider: 'phone' }],
    });
    expect(data.user?.user_metadata).toEqual({ full_name: 'New Person', email_verified: true });
    expect(data.user).not.toHaveProperty('phone_confirmed_at');
    expect(await signInWithPassword('new.person@example.org')).toBeUndefined();
  });

  it('[API-04] user metadata hold what an operator gave and nothing else', async () => {
    const { data } = await admin.createUser({
      email: newEmail(),
      password: PASSWORD,
      user_metadata: { hat: 1 },
    });
    expect(data.user?.user_metadata).toEqual({ hat: 1 });
    const id = data.user?.id ?? '';
    const later = await admin.updateUserById(id, { email: newEmail(), phone: '61400111777' });
    expect(later.data.user?.user_metadata).toEqual({ hat: 1 });
    const changed = await admin.updateUserById(id, { user_metadata: { hat: null, bow: 'long' } });
    expect(changed.data.user?.user_metadata).toEqual({ bow: 'long' });
    const bare = await admin.createUser({ phone: '61400111778', phone_confirm: true });
    expect(bare.data.user?.user_metadata).toEqual({});
  });

  it('[API-04] what a sign-up wrote into the metadata follows when an operator changes the address', async () => {
    const before = newEmail();
    const { data } = await createTestClient(server).auth.signUp({ email: before, password: PASSWORD });
    const id = data.user?.id ?? '';
    expect(data.user?.user_metadata).toEqual({
      sub: id,
      email: before,
      email_verified: false,
      phone_verified: false,
    });
    const email = newEmail();
    const changed = await admin.updateUserById(id, { email, email_confirm: true });
    expect(changed.data.user?.user_metadata).toEqual({
      sub: id,
      email,
      email_verified: true,
      phone_verified: false,
    });
  });

  it('[API-04] leaves the address of a new user unconfirmed unless told otherwise', async () => {
    const { data } = await admin.createUser({ email: newEmail(), password: PASSWORD });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect(await signInWithPassword(data.user?.email ?? '')).toBe('email_not_confirmed');
  });

  it('[API-04] keeps the password of a user with an unconfirmed phone when somebody signs up with that phone', async () => {
    const phone = '61400777888';
    const { id, email } = await create({ phone });
    const stranger = createTestClient(server);
    const { data } = await stranger.auth.signUp({ phone, password: 'chosen by a stranger' });
    expect([data.session, data.user?.identities, data.user?.id === id]).toEqual([null, [], false]);
    expect(await signInWithPassword(email, 'chosen by a stranger')).toBe('invalid_credentials');
    expect(await signInWithPassword(email)).toBeUndefined();

    const owner = createTestClient(server);
    await owner.auth.signInWithOtp({ phone });
    const { code: token } = await newestTo(server, phone);
    expect((await owner.auth.verifyOtp({ phone, token, type: 'sms' })).data.user?.id).toBe(id);
    expect(await signInWithPassword(email)).toBeUndefined();
  });

  it('[API-04] creates a user from a password hash that came from elsewhere', async () => {
    const email = newEmail();
    const { error } = await admin.createUser({
      email,
      email_confirm: true,
      password_hash: await hash('from another house', 4),
    });
    expect(error).toBeNull();
    expect(await signInWithPassword(email, 'not it at all')).toBe('invalid_credentials');
    expect(await signInWithPassword(email, 'from another house')).toBeUndefined();
  });

  it.each([
    ['neither e-mail nor phone', { password: PASSWORD }, 400, 'validation_failed'],
    ['a bad e-mail', { email: 'nobody' }, 400, 'validation_failed'],
    ['a bad id', { email: 'x@example.org', id: 'seven' }, 400, 'validation_failed'],
    ['a bad ban', { email: 'x@example.org', ban_duration: 'for good' }, 400, 'validation_failed'],
    ['a weak password', { email: 'x@example.org', password: 'short' }, 422, 'weak_password'],
    ['a hash we cannot read', { email: 'x@example.org', password_hash: 'md5' }, 400, 'validation_failed'],
  ])('[API-04] refuses to create a user with %s', async (_case, attributes, status, code) => {
    const { error } = await admin.createUser(attributes);
    expect([error?.status, error?.code]).toEqual([status, code]);
  });

  it('[API-04] refuses to create a user whose address, phone or id is taken', async () => {
    const { id, email } = await create({ phone: '61400333444' });
    const again = await admin.createUser({ email: email.toUpperCase() });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'email_exists']);
    const phone = await admin.createUser({ phone: '+61400333444' });
    expect([phone.error?.status, phone.error?.code]).toEqual([422, 'phone_exists']);
    const sameId = await admin.createUser({ id, email: newEmail() });
    expect([sameId.error?.status, sameId.error?.code]).toEqual([422, 'user_already_exists']);
  });
});

describe('reading users', () => {
  it('[API-04] reads one user by id, and answers 404 for an unknown id', async () => {
    const { id, email } = await create();
    const { data } = await admin.getUserById(id);
    expect(data.user).toMatchObject({ id, email });
    const missing = await admin.getUserById(randomUUID());
    expect([missing.error?.status, missing.error?.code]).toEqual([404, 'user_not_found']);
  });

  it('[API-04] lists users in pages that the real client can turn', async () => {
    for (let number = 0; number < 5; number += 1) await create();
    const { rows } = await server.adminQuery<{ total: string }>('select count(*) as total from auth.users');
    const total = Number(rows[0]?.total);
    const seen: string[] = [];
    let page: number | null = 1;
    while (page !== null && seen.length < 100) {
      const { data, error } = await admin.listUsers({ page, perPage: 3 });
      if (error !== null) throw error;
      expect([data.total, data.lastPage, data.aud]).toEqual([total, Math.ceil(total / 3), 'authenticated']);
      seen.push(...data.users.map(({ id }) => id));
      page = data.nextPage;
    }
    expect(new Set(seen).size).toBe(total);
    const everything = await admin.listUsers();
    expect(everything.data.users).toHaveLength(total);
    const refused = await admin.listUsers({ page: -1 });
    expect([refused.error?.status, refused.error?.code]).toEqual([400, 'validation_failed']);
  });
});

describe('changing a user', () => {
  it('[API-04] merges metadata, where null removes a key, and roles take effect at once', async () => {
    const { id } = await create({
      user_metadata: { a: 1, b: 2 },
      app_metadata: { subscription_tier: 'pro' },
    });
    const { data } = await admin.updateUserById(id, {
      user_metadata: { b: null, c: 3 },
      app_metadata: { roles: ['admin'], role: 'admin' },
    });
    expect(data.user?.user_metadata).toMatchObject({ a: 1, c: 3 });
    expect(data.user?.user_metadata).not.toHaveProperty('b');
    expect(data.user?.app_metadata).toMatchObject({
      subscription_tier: 'pro',
      roles: ['admin'],
      provider: 'email',
    });
    const { rows } = await server.adminQuery('select role from public.user_roles where user_id = $1', [id]);
    expect(rows).toEqual([{ role: 'admin' }]);
  });

  it('[API-04] sets e-mail and password directly, and a new password ends the sessions', async () => {
    const { id, email } = await create();
    const client = createTestClient(server);
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    const next = newEmail();
    const { data, error } = await admin.updateUserById(id, { email: next, password: 'another good one' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: next, identities: [{ provider: 'email', email: next }] });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await signInWithPassword(next, 'another good one')).toBeUndefined();
    expect(await signInWithPassword(email)).toBe('invalid_credentials');
    const other = await create();
    const taken = await admin.updateUserById(other.id, { email: next });
    expect([taken.error?.status, taken.error?.code]).toEqual([422, 'email_exists']);
  });

  it('[API-04] bans a user at once: sessions end, sign-in and refresh answer user_banned until the ban is lifted', async () => {
    const person = { email: 'banned@example.org', name: 'Banned' };
    const banned = await signIn(server, person);
    expect(await restStatus(banned)).toBe(200);
    const { data } = await admin.updateUserById(banned.session.user.id, { ban_duration: '24h' });
    const left = Date.parse(String(data.user?.banned_until)) - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(24);

    expect(await restStatus(banned)).toBe(401);
    const user = await fetch(`${server.url}/auth/v1/user`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${banned.session.access_token}` },
    });
    expect([user.status, user.headers.get('x-sb-error-code')]).toEqual([403, 'user_banned']);
    await expect(signIn(server, person)).rejects.toThrow('user_banned');
    const refreshed = await banned.client.auth.refreshSession({
      refresh_token: banned.session.refresh_token,
    });
    expect([refreshed.error?.status, refreshed.error?.code]).toEqual([400, 'user_banned']);

    const lifted = await admin.updateUserById(banned.session.user.id, { ban_duration: 'none' });
    expect(lifted.data.user).not.toHaveProperty('banned_until');
    await expect(signIn(server, person)).resolves.toBeDefined();
  });

  it('[API-04] answers 404 when the user to change does not exist', async () => {
    const { error } = await admin.updateUserById(randomUUID(), { user_metadata: {} });
    expect([error?.status, error?.code]).toEqual([404, 'user_not_found']);
  });
});

describe('deleting a user', () => {
  it('[API-04] deletes the account and everything that belongs to it', async () => {
    const person = { email: 'leaving@example.org', name: 'Leaving' };
    const leaving = await signIn(server, person);
    const { id } = leaving.session.user;
    const { error } = await admin.deleteUser(id);
    expect(error).toBeNull();
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
    expect(await restStatus(leaving)).toBe(401);
    const { rows } = await server.adminQuery('select 1 from public.profiles where user_id = $1', [id]);
    expect(rows).toEqual([]);
    expect((await signIn(server, person)).session.user.id).not.toBe(id);
    const twice = await admin.deleteUser(id);
    expect([twice.error?.status, twice.error?.code]).toEqual([404, 'user_not_found']);
  });

  it('[API-04] a soft delete leaves a row that says nothing about the person, and frees the address', async () => {
    const { id, email } = await create({ phone: '61400555666', user_metadata: { full_name: 'Somebody' } });
    const client = createTestClient(server);
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await admin.deleteUser(id, true)).error).toBeNull();
    const { data } = await admin.getUserById(id);
    expect(data.user).toMatchObject({
      deleted_at: someText,
      email: textLike(/^[0-9a-f]{64}$/),
      phone: textLike(/^[0-9a-f]{64}$/),
      user_metadata: {},
      app_metadata: {},
      identities: [],
    });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await signInWithPassword(email)).toBe('invalid_credentials');
    expect((await create({ email })).id).not.toBe(id);
  });

  it('[API-04] deletes a user when the request has no body', async () => {
    const { id } = await create();
    const response = await fetch(`${server.url}/auth/v1/admin/users/${id}`, {
      method: 'DELETE',
      headers: { apikey: server.secretKey },
    });
    expect([response.status, await response.json()]).toEqual([200, {}]);
  });
});

describe('the factors and sessions of a user', () => {
  it('[API-04] an admin lists the factors of a user and removes one, for somebody who lost their phone', async () => {
    const { who, factorId } = await withFactor();
    const userId = who.session.user.id;
    const listed = await admin.mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([{ id: factorId, friendly_name: 'App', status: 'verified' }]);
    expect(JSON.stringify(listed.data)).not.toContain('secret');
    const stranger = await admin.mfa.deleteFactor({ userId: (await create()).id, id: factorId });
    expect([stranger.error?.status, stranger.error?.code]).toEqual([404, 'mfa_factor_not_found']);
    expect((await admin.mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
    await who.client.auth.refreshSession();
    const { data } = await who.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect([data?.currentLevel, data?.nextLevel]).toEqual(['aal1', 'aal1']);
  });

  it('[API-04] an admin renames a factor of a user', async () => {
    const { who, factorId } = await withFactor();
    const response = await fetch(
      `${server.url}/auth/v1/admin/users/${who.session.user.id}/factors/${factorId}`,
      {
        method: 'PUT',
        headers: { apikey: server.secretKey, 'content-type': 'application/json' },
        body: '{"friendly_name":"Work phone"}',
      },
    );
    expect([response.status, await response.json()]).toMatchObject([200, { friendly_name: 'Work phone' }]);
  });

  it('[API-04] admin.signOut ends the sessions that its token belongs to', async () => {
    const who = await signIn(server, { email: newEmail(), name: 'Ada' });
    expect((await admin.signOut(who.session.access_token, 'global')).error).toBeNull();
    expect((await who.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });
});

const withFactor = async (): Promise<{ who: SignedIn; factorId: string }> => {
  const who = await signIn(server, { email: newEmail(), name: 'Ada' });
  const { data, error } = await who.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (error !== null) throw error;
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
  await who.client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  return { who, factorId: data.id };
};
