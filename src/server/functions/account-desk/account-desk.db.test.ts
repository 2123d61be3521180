import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invitationSchema } from '#domain/accounts/account-desk-request.ts';
import { signUpWithEmail } from '#server/testing/email-account.ts';
import { sentTo } from '#server/testing/outbox.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on' });
  // The first account of a local installation.
  admin = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
  person = await signIn(server, { email: 'person@example.org', name: 'Person' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.adminQuery('delete from kindling.rate_limits');
  await server.adminQuery('update auth.mfa_amr_claims set updated_at = now()');
});

const call = async (who: SignedIn, name: string, body: Readonly<Record<string, unknown>>) => {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${who.session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
};
const desk = (who: SignedIn, body: Readonly<Record<string, unknown>>) => call(who, 'account-desk', body);

const invite = (body: object) => desk(admin, { action: 'invite', reason: 'Works with us', ...body });

/** The invitation's account and its link, of which the token is a part. */
const readInvitation = (answer: unknown) => {
  const { id, link } = invitationSchema.parse(answer);
  return { id, token: new URL(link ?? '').searchParams.get('token') ?? '' };
};

const confirm = (who: SignedIn, body: Readonly<Record<string, unknown>>) => call(who, 'reauthenticate', body);
const setPin = (who: SignedIn) => call(who, 'local-pin', { action: 'set', pin: '182736' });
const ban = async (who: SignedIn) => {
  const asked = { p_user_id: person.session.user.id, p_reason: 'Trying it out' };
  const { error, status } = await who.client.rpc('ban_account', asked);
  if (error === null) await who.client.rpc('lift_ban', asked);
  return error === null ? 'done' : status;
};

const age = (who: SignedIn) =>
  server.adminQuery(
    `update auth.mfa_amr_claims set updated_at = now() - interval '1 hour'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [who.session.user.id],
  );

describe('[ADMIN-01] invitations', () => {
  it('gives a link to hand over, once, where there is no mail server; nothing of it is kept or sent', async () => {
    expect(await desk(admin, { action: 'about' })).toMatchObject({
      status: 200,
      answer: { invites: 'link' },
    });
    const { status, answer } = await desk(admin, {
      action: 'invite',
      email: 'New.Person@example.org',
      reason: 'Works with us',
    });
    expect(status).toBe(200);
    expect(await sentTo(server, 'new.person@example.org')).toEqual([]);
    const { token } = readInvitation(answer);
    expect(token).not.toBe('');
    const { rows } = await server.adminQuery(
      `select from auth.one_time_tokens where token_hash = $1 or token_hash like '%' || $1 || '%'`,
      [token],
    );
    expect(rows).toEqual([]);
    const { data } = await admin.client.rpc('read_audit', { p_limit: 1 });
    expect(data?.[0]).toMatchObject({
      action: 'invite_user',
      reason: 'Works with us',
      actor: admin.session.user.id,
    });
    expect(JSON.stringify(data)).not.toContain(token);

    const { error, data: opened } = await createTestClient(server).auth.verifyOtp({
      token_hash: token,
      type: 'invite',
    });
    expect(error).toBeNull();
    expect(opened.user?.email).toBe('new.person@example.org');
  });

  it('a withdrawn invitation opens nothing', async () => {
    const { answer } = await desk(admin, {
      action: 'invite',
      email: 'wrong@example.org',
      reason: 'Works with us',
    });
    const { id, token } = readInvitation(answer);
    const { error } = await admin.client.rpc('withdraw_invitation', {
      p_user_id: id,
      p_reason: 'Wrong address',
    });
    expect(error).toBeNull();
    const opened = await createTestClient(server).auth.verifyOtp({ token_hash: token, type: 'invite' });
    expect(opened.error?.code).toBe('otp_expired');
  });

  it('refuses an address that has an account, a bad address and a missing reason', async () => {
    await signUpWithEmail(server, 'taken@example.org');
    expect((await invite({ email: 'taken@example.org' })).status).toBe(409);
    expect((await invite({ email: 'nobody' })).status).toBe(400);
    expect((await invite({ email: 'x@example.org', reason: ' ' })).status).toBe(400);
  });

  it('a person learns from it neither how people are invited nor who has an account', async () => {
    const answers = await Promise.all([
      desk(person, { action: 'about' }),
      desk(person, { action: 'invite', email: 'admin@example.org', reason: 'Curious' }),
      desk(person, { action: 'invite', email: 'unknown@example.org', reason: 'Curious' }),
      desk(person, { action: 'delete', id: admin.session.user.id, reason: 'Curious' }),
      desk(person, { action: 'remove-factors', id: admin.session.user.id, reason: 'Curious' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  });
});

const addFactors = async (id: string) => {
  await server.adminQuery(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, phone, created_at, updated_at)
     values (gen_random_uuid(), $1, 'App', 'totp', 'verified', null, now(), now()),
       (gen_random_uuid(), $1, 'Phone', 'phone', 'verified', '49170000000', now(), now()),
       (gen_random_uuid(), $1, 'Begun', 'totp', 'unverified', null, now(), now())`,
    [id],
  );
  await server.adminQuery(
    `insert into kindling.recovery_codes (user_id, code_hash) values ($1, repeat('x', 43))`,
    [id],
  );
  await server.adminQuery(
    `update auth.sessions set aal = 'aal2', factor_id = (
       select f.id from auth.mfa_factors f where f.user_id = $1 and f.factor_type = 'phone') where user_id = $1`,
    [id],
  );
};

const standing = async (id: string) => {
  const { rows } = await server.adminQuery(
    `select (select count(*)::int from auth.mfa_factors where user_id = $1) as factors,
       (select count(*)::int from kindling.recovery_codes where user_id = $1) as codes,
       (select array_agg(distinct aal::text) from auth.sessions where user_id = $1) as aal`,
    [id],
  );
  return rows[0];
};

describe('[ADMIN-01] a phone that is lost with its codes', () => {
  it('the desk takes apps, phones and codes away, with a fresh sign-in, a reason, a record and a letter', async () => {
    const email = 'lost@example.org';
    const lost = await signIn(server, { email, name: 'Lost' });
    const { id } = lost.session.user;
    await addFactors(id);
    const wish = { action: 'remove-factors', id, reason: 'Called us, phone is gone' };
    const before = { factors: 3, codes: 1, aal: ['aal2'] };

    await age(admin);
    expect(await desk(admin, wish)).toMatchObject({ status: 428, answer: { code: 'reauthenticate' } });
    await server.adminQuery('update auth.mfa_amr_claims set updated_at = now()');
    expect((await desk(person, wish)).status).toBe(403);
    expect((await desk(admin, { ...wish, reason: ' ' })).status).toBe(400);
    expect(await standing(id)).toEqual(before);
    expect(await sentTo(server, email)).toEqual([]);

    expect((await desk(admin, wish)).status).toBe(200);
    expect(await standing(id)).toEqual({ factors: 0, codes: 0, aal: ['aal1'] });
    expect((await sentTo(server, email)).map(({ subject }) => subject)).toEqual([
      'Two-step sign-in was removed from Kindling',
    ]);
    const { data } = await admin.client.rpc('read_audit', { p_limit: 1 });
    expect(data?.[0]).toMatchObject({
      action: 'remove_factors',
      severity: 'critical',
      actor: admin.session.user.id,
      subject: id,
      reason: 'Called us, phone is gone',
      details: { factors: 2 },
    });
    // Signing in takes one step again.
    const again = await signIn(server, { email, name: 'Lost' });
    expect((await again.client.rpc('current_licence')).error).toBeNull();
    expect((await desk(admin, wish)).status).toBe(409);
    expect((await sentTo(server, email)).length).toBe(1);
  });

  it('but not one’s own, and nobody’s who is not there', async () => {
    const wish = { action: 'remove-factors', reason: 'Phone is gone' };
    expect((await desk(admin, { ...wish, id: admin.session.user.id })).status).toBe(409);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await desk(admin, { ...wish, id: nobody })).status).toBe(404);
  });
});

describe('[ADMIN-01] deleting by the desk', () => {
  it('asks first who is there, then takes the account with its sign-ins', async () => {
    const leaving = await signIn(server, { email: 'leaving@example.org', name: 'Leaving' });
    const wish = { action: 'delete', id: leaving.session.user.id, reason: 'They asked for it' };
    await age(admin);
    expect(await desk(admin, wish)).toMatchObject({ status: 428, answer: { code: 'reauthenticate' } });
    await server.adminQuery('update auth.mfa_amr_claims set updated_at = now()');
    expect((await desk(admin, wish)).status).toBe(200);
    expect((await leaving.client.auth.getUser()).error).not.toBeNull();
    expect((await desk(admin, wish)).status).toBe(404);
    expect((await desk(admin, { ...wish, id: admin.session.user.id })).status).toBe(409);
  });
});

describe('[ADMIN-01] showing again who one is', () => {
  it('a local account without a PIN signs in again', async () => {
    await age(admin);
    expect(await confirm(admin, { action: 'ways' })).toMatchObject({
      answer: { way: 'sign-in', fresh: false },
    });
    expect(await ban(admin)).toBe(428);
    expect((await confirm(admin, { action: 'password', secret: 'anything' })).status).toBe(409);
    expect(await ban(await signIn(server, { email: 'admin@example.org', name: 'Admin' }))).toBe('done');
    expect(await ban(admin)).toBe(428);
  });

  it('a local account with a PIN types it, and the session stays the one it was', async () => {
    await admin.client.functions.invoke('local-pin', { body: { action: 'set', pin: '182736' } });
    await age(admin);
    expect(await confirm(admin, { action: 'ways' })).toMatchObject({ answer: { way: 'pin', fresh: false } });
    expect(await confirm(admin, { action: 'pin', secret: '111222' })).toMatchObject({
      answer: { wrong: true, fresh: false },
    });
    expect(await ban(admin)).toBe(428);
    expect(await confirm(admin, { action: 'pin', secret: '182736' })).toMatchObject({
      answer: { wrong: false, fresh: true },
    });
    expect(await ban(admin)).toBe('done');
    await server.adminQuery('update kindling.local_accounts set pin_hash = null');
  });

  it('not with a PIN or a password that was set on a page left open', async () => {
    await age(admin);
    expect(await setPin(admin)).toMatchObject({ status: 428, answer: { code: 'reauthenticate' } });
    expect(await confirm(admin, { action: 'ways' })).toMatchObject({ answer: { way: 'sign-in' } });
    // Everybody else sets it when they like.
    const somebody = await signIn(server, { email: 'somebody@example.org', name: 'Somebody' });
    await age(somebody);
    expect((await setPin(somebody)).status).toBe(200);
    await server.adminQuery('update kindling.local_accounts set pin_hash = null');

    const boss = await signUpWithEmail(server, 'boss@example.org');
    await server.adminQuery(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      boss.user.id,
    ]);
    await age({ ...boss, jar: admin.jar });
    const { error } = await boss.client.auth.updateUser({ password: 'quite another sentence' });
    expect([error?.status, error?.code]).toEqual([400, 'reauthentication_needed']);
    await server.adminQuery('update auth.mfa_amr_claims set updated_at = now()');
    expect((await boss.client.auth.updateUser({ password: 'quite another sentence' })).error).toBeNull();
    await server.adminQuery('delete from public.user_roles where user_id = $1', [boss.user.id]);
  });

  it('slows down whoever guesses', async () => {
    await admin.client.functions.invoke('local-pin', { body: { action: 'set', pin: '182736' } });
    await server.adminQuery('delete from kindling.rate_limits');
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await confirm(admin, { action: 'pin', secret: `99999${guess}` })).status);
    }
    // Five, then one at a time.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await server.adminQuery('update kindling.local_accounts set pin_hash = null');
  });

  it('an account with a password types that', async () => {
    const member = await signUpWithEmail(server, 'member@example.org');
    const who: SignedIn = { ...member, jar: admin.jar };
    await age(who);
    expect(await confirm(who, { action: 'ways' })).toMatchObject({
      answer: { way: 'password', fresh: false },
    });
    expect(await confirm(who, { action: 'password', secret: 'a wrong sentence' })).toMatchObject({
      answer: { wrong: true },
    });
    expect(await confirm(who, { action: 'password', secret: 'a long enough sentence' })).toMatchObject({
      answer: { wrong: false, fresh: true },
    });
    expect(await confirm(who, { action: 'ways' })).toMatchObject({ answer: { fresh: true } });
  });
});

describe('[ADMIN-01] a ban', () => {
  it('ends the sessions, refuses the refresh and the sign-in with a plain word, until it is lifted', async () => {
    const account = { email: 'spammer@example.org', name: 'Spammer' };
    const banned = await signIn(server, account);
    const asked = { p_user_id: banned.session.user.id, p_reason: 'Sent spam' };
    expect((await admin.client.rpc('ban_account', asked)).error).toBeNull();
    const rest = await fetch(`${server.url}/rest/v1/tasks`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${banned.session.access_token}` },
    });
    expect(rest.status).toBe(401);
    const { refresh_token } = banned.session;
    const refreshed = await banned.client.auth.refreshSession({ refresh_token });
    expect(refreshed.error?.code).toBe('user_banned');
    await expect(signIn(server, account)).rejects.toThrow('user_banned');
    expect((await admin.client.rpc('lift_ban', asked)).error).toBeNull();
    await expect(signIn(server, account)).resolves.toBeDefined();
  });
});

describe('[ADMIN-01] the secret key', () => {
  it('does not take the last admin away either, and is told why', async () => {
    const operator = createClient(server.url, server.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    }).auth.admin;
    const { id } = admin.session.user;
    const answers = [
      await operator.deleteUser(id),
      await operator.deleteUser(id, true),
      await operator.updateUserById(id, { ban_duration: '1h' }),
      await operator.updateUserById(id, { app_metadata: { role: null, roles: [] } }),
    ];
    expect(answers.map(({ error }) => [error?.status, error?.code])).toEqual(
      answers.map(() => [409, 'conflict']),
    );
    expect(answers[0]?.error?.message).toContain('last admin');
    expect((await admin.client.rpc('is_current_user_admin')).data).toBe(true);
  });
});
