import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { accountPageSchema, accountSchema } from '#domain/accounts/account.ts';
import type { Account, AccountPage } from '#domain/accounts/account.ts';
import { callAs, signInAccount } from './account-desk.fixture.ts';
import type { SignedInAccount } from './account-desk.fixture.ts';
import type { Actor } from './database.ts';

let open: OpenDatabase;
let admin: SignedInAccount;
beforeAll(async () => {
  open = await openDatabase();
  admin = await signInAccount(open, { admin: true });
});
afterAll(() => open.close());

const list = async (search = '', only = 'all', page = 1, size = 25): Promise<AccountPage> =>
  accountPageSchema.parse(
    await callAs(open, admin.actor, 'public.list_accounts($1, $2, $3, $4)', [search, only, page, size]),
  );
const read = async (id: string): Promise<Account> =>
  accountSchema.parse(await callAs(open, admin.actor, 'public.read_account($1)', [id]));

const newest = async (): Promise<object | undefined> => {
  const { rows } = await open.db.tx(admin.actor, (query) =>
    query<{ row: object }>('select public.read_audit(1) as row'),
  );
  return rows[0]?.row;
};

const act = (actor: Actor, call: string, values: readonly unknown[]): Promise<unknown> =>
  callAs(open, actor, `public.${call}`, values);

const withdraw = (id: string): Promise<unknown> =>
  act(admin.actor, `withdraw_invitation($1, 'Wrong address')`, [id]);

/** Everything of the desk that is called with a person and a reason. */
const calls = (
  id: string,
  reason = 'A good reason',
): ReadonlyArray<readonly [string, readonly unknown[]]> => [
  [`set_account_role($1, 'admin', $2)`, [id, reason]],
  ['ban_account($1, $2)', [id, reason]],
  ['lift_ban($1, $2)', [id, reason]],
  ['sign_out_account($1, $2)', [id, reason]],
  ['delete_account($1, $2)', [id, reason]],
  ['withdraw_invitation($1, $2)', [id, reason]],
];
const dangerous = (id: string): ReadonlyArray<readonly [string, readonly unknown[]]> =>
  calls(id).filter(([call]) => !/^(lift_ban|withdraw)/.test(call));

describe('[ADMIN-01] finding people', () => {
  test('by a part of their address, by the beginning of their id, and page by page', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => createAccount(open.adminQuery)));
    const mark = `desk${randomUUID().slice(0, 8)}`;
    for (const { id } of people) {
      await open.adminQuery('update auth.users set email = $2 where id = $1', [
        id,
        `${mark}.${id}@Example.org`,
      ]);
    }
    expect((await list(mark.toUpperCase())).total).toBe(5);
    expect((await list(people[0]!.id.slice(0, 13))).accounts.map(({ id }) => id)).toEqual([people[0]!.id]);
    expect((await list('%')).total).toBe(0);
    expect((await list('_')).total).toBe(0);
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) {
      const { accounts, total } = await list(mark, 'all', page, 2);
      expect([total, accounts.length]).toEqual([5, page === 3 ? 1 : 2]);
      for (const { id } of accounts) seen.add(id);
    }
    expect(seen.size).toBe(5);
  });

  test('never more than a hundred at a time, whatever is asked for', async () => {
    expect((await list('', 'all', 1, 1_000_000)).size).toBe(100);
    expect((await list('', 'all', -3, -1)).size).toBe(1);
    await expect(list('', 'everything')).rejects.toMatchObject({ code: '22023' });
  });

  test('with role, tier, sign-ins, factors and bans', async () => {
    const person = await signInAccount(open, { minutesAgo: 9 });
    await open.adminQuery(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Secret phone name', 'totp', 'verified', now(), now())`,
      [person.id],
    );
    await act(admin.actor, `set_licence($1, 'pro', null, 'Paid for it')`, [person.id]);
    const account = await read(person.id);
    expect(account).toMatchObject({
      is_admin: false,
      is_you: false,
      tier: 'pro',
      tier_is_own: true,
      sessions: 1,
      factors: 1,
      is_banned: false,
      second_factors: [{ kind: 'totp' }],
      is_last_admin: false,
    });
    expect(account.sign_ins).toHaveLength(1);
    expect(JSON.stringify(account)).not.toContain('Secret phone name');
    expect(await newest()).toMatchObject({
      action: 'set_licence',
      subject: person.id,
      reason: 'Paid for it',
    });
    expect((await read(admin.id)).is_last_admin).toBe(true);
  });
});

describe('[ADMIN-01] who may use the desk', () => {
  test('admins alone: not a visitor, the person themselves, a stranger or the service', async () => {
    const person = await signInAccount(open);
    const stranger = await signInAccount(open);
    const serving: Actor = { ...service, claims: { ...service.claims, sub: person.id } };
    for (const actor of [anonymous, person.actor, stranger.actor, service, serving]) {
      for (const [call, values] of [
        ...calls(person.id),
        ['list_accounts()', []] as const,
        ['read_account($1)', [person.id]] as const,
      ]) {
        await expect(act(actor, call, values), `${call} by ${actor.role}`).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
    expect(await read(person.id)).toMatchObject({ is_admin: false, is_banned: false, sessions: 1 });
  });

  test('nobody without a reason, and none that is too short or too long', async () => {
    const person = await signInAccount(open);
    for (const reason of [null, '', '  ', 'ab', ' ab ', 'x'.repeat(501)]) {
      for (const [call, [id]] of calls(person.id)) {
        await expect(act(admin.actor, call, [id, reason]), call).rejects.toMatchObject({ code: '22023' });
      }
    }
  });

  test('a tier takes no reason that is none; programs that give no reason at all go on working', async () => {
    const person = await signInAccount(open);
    const give = (reason: string | null) =>
      act(admin.actor, `set_licence($1, 'pro', null, $2)`, [person.id, reason]);
    for (const reason of ['', '  ', ' ab ', 'x'.repeat(501)]) {
      await expect(give(reason)).rejects.toMatchObject({ code: '22023' });
    }
    await expect(give(null)).resolves.toMatchObject({ tier: 'pro' });
    await expect(give('  Paid for it ')).resolves.toMatchObject({ tier: 'pro' });
    expect(await newest()).toMatchObject({ action: 'set_licence', reason: 'Paid for it' });
  });

  test.each([
    ['is not done with a sign-in of six minutes ago', 6, 'PT428'],
    ['is done with a sign-in of four minutes ago', 4, 'done'],
  ] as const)('what is dangerous %s', async (_what, minutesAgo, outcome) => {
    const other = await signInAccount(open, { admin: true, minutesAgo });
    const person = await signInAccount(open);
    for (const [call, values] of dangerous(person.id)) {
      const came = await act(other.actor, call, values).then(
        () => 'done',
        (error: unknown) => (error instanceof DatabaseError ? error.code : String(error)),
      );
      expect([call, came]).toEqual([call, outcome]);
    }
    await act(admin.actor, `set_account_role($1, 'person', 'Test is over')`, [other.id]);
  });

  test('what is not dangerous is done with an old sign-in too', async () => {
    const other = await signInAccount(open, { admin: true, minutesAgo: 600 });
    const person = await signInAccount(open);
    await expect(act(other.actor, `lift_ban($1, 'Was a mistake')`, [person.id])).resolves.toBeDefined();
    await expect(
      act(other.actor, `set_licence($1, 'pro', null, 'Paid')`, [person.id]),
    ).resolves.toBeDefined();
    await act(admin.actor, `set_account_role($1, 'person', 'Test is over')`, [other.id]);
  });

  test('for what is dangerous, with an old sign-in and a fresh answer of the second factor', async () => {
    const other = await signInAccount(open, { admin: true, minutesAgo: 60, aal: 'aal2' });
    const person = await signInAccount(open);
    const ban = () => act(other.actor, `ban_account($1, 'A good reason')`, [person.id]);
    await expect(ban()).rejects.toMatchObject({ code: 'PT428' });
    await open.adminQuery(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), 'totp')`,
      [other.sessionId],
    );
    await expect(ban()).resolves.toMatchObject({ is_banned: true });
    await act(admin.actor, `set_account_role($1, 'person', 'Test is over')`, [other.id]);
  });

  test('not by the freshness of another session, another person, a renewed token or a session without its factor', async () => {
    const other = await signInAccount(open, { admin: true, minutesAgo: 60 });
    const fresh = await signInAccount(open);
    const ban = (claims: object) =>
      act(
        { role: 'authenticated', claims: { ...other.actor.claims, ...claims } },
        `ban_account($1, 'A good reason')`,
        [fresh.id],
      );
    await expect(ban({ session_id: fresh.sessionId })).rejects.toMatchObject({ code: 'PT428' });
    await expect(ban({ session_id: undefined })).rejects.toMatchObject({ code: 'PT428' });
    await expect(ban({ session_id: 'not an id' })).rejects.toMatchObject({ code: 'PT428' });
    await expect(
      ban({
        iat: Date.now() / 1000,
        amr: [{ method: 'password', timestamp: Date.now() / 1000 }],
        aal: 'aal2',
      }),
    ).rejects.toMatchObject({ code: 'PT428' });
    await open.adminQuery(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), 'token_refresh')`,
      [other.sessionId],
    );
    await expect(ban({})).rejects.toMatchObject({ code: 'PT428' });
    await open.adminQuery(`update auth.mfa_amr_claims set updated_at = now() where session_id = $1`, [
      other.sessionId,
    ]);
    await open.adminQuery(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [other.id],
    );
    await expect(ban({})).rejects.toMatchObject({ name: 'SecondFactorNeededError' });
    await expect(ban({ aal: 'aal2' })).rejects.toMatchObject({ code: 'PT428' });
    await open.adminQuery(`update auth.sessions set aal = 'aal2' where id = $1`, [other.sessionId]);
    await expect(ban({ aal: 'aal2' })).resolves.toMatchObject({ is_banned: true });
    await act(admin.actor, `set_account_role($1, 'person', 'Test is over')`, [other.id]);
  });
});

describe('[ADMIN-01] what is done to an account', () => {
  test('a role is given and taken, counts at once, and other roles stay', async () => {
    const person = await signInAccount(open);
    await open.adminQuery(
      `update auth.users set raw_app_meta_data = '{"provider":"google","roles":["reviewer"]}' where id = $1`,
      [person.id],
    );
    expect(await act(admin.actor, `set_account_role($1, 'admin', 'Helps us')`, [person.id])).toMatchObject({
      is_admin: true,
    });
    expect(await newest()).toMatchObject({
      action: 'make_admin',
      severity: 'critical',
      actor: admin.id,
      subject: person.id,
      reason: 'Helps us',
    });
    expect(await act(person.actor, 'list_accounts()', [])).toBeDefined();
    expect(await act(admin.actor, `set_account_role($1, 'person', 'Left us')`, [person.id])).toMatchObject({
      is_admin: false,
    });
    await expect(act(person.actor, 'list_accounts()', [])).rejects.toMatchObject({ code: '42501' });
    const { rows } = await open.adminQuery('select raw_app_meta_data as data from auth.users where id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ data: { provider: 'google', roles: ['reviewer'] } }]);
  });

  test('a ban ends the sessions in the same moment, runs out by itself or is lifted', async () => {
    const person = await signInAccount(open);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const banned = await act(admin.actor, `ban_account($1, 'Sent spam', $2)`, [person.id, until]);
    expect(banned).toMatchObject({ is_banned: true, sessions: 0 });
    expect((await read(person.id)).banned_until).not.toBeNull();
    await expect(act(person.actor, 'current_licence()', [])).rejects.toThrow('session');
    expect(await act(admin.actor, `ban_account($1, 'Sent spam')`, [person.id])).toMatchObject({
      is_banned: true,
      banned_until: null,
    });
    expect((await list('', 'banned')).accounts.map(({ id }) => id)).toContain(person.id);
    expect(await act(admin.actor, `lift_ban($1, 'Said sorry')`, [person.id])).toMatchObject({
      is_banned: false,
    });
    expect(await newest()).toMatchObject({ action: 'unban_user', subject: person.id, reason: 'Said sorry' });
    await expect(act(admin.actor, `ban_account($1, 'Sent spam', now())`, [person.id])).rejects.toMatchObject({
      code: '22023',
    });
    await expect(act(admin.actor, `ban_account($1, 'Myself')`, [admin.id])).rejects.toMatchObject({
      code: 'PT409',
    });
  });

  test('signing out ends every sign-in, and is recorded with how many', async () => {
    const person = await signInAccount(open);
    expect(await act(admin.actor, `sign_out_account($1, 'Lost their phone')`, [person.id])).toMatchObject({
      sessions: 0,
    });
    await expect(act(person.actor, 'current_licence()', [])).rejects.toThrow('session');
    expect(await newest()).toMatchObject({ action: 'sign_out_user', details: { sessions: 1 } });
  });

  test('a deletion takes the person with all of theirs, and keeps the reason without their address', async () => {
    const person = await signInAccount(open);
    await open.adminQuery(`insert into public.tasks (user_id, title) values ($1, 'Water the plants')`, [
      person.id,
    ]);
    const reason = `Asked by ${person.id}@example.org to be gone`;
    expect(await act(admin.actor, 'delete_account($1, $2)', [person.id, reason])).toBe(true);
    await expect(read(person.id)).rejects.toMatchObject({ code: 'PT404' });
    const { rows } = await open.adminQuery('select from public.tasks where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
    expect(await newest()).toMatchObject({
      action: 'delete_user',
      actor: admin.id,
      subject: null,
      reason: 'Asked by … to be gone',
    });
    await expect(act(admin.actor, `delete_account($1, 'Myself')`, [admin.id])).rejects.toMatchObject({
      code: 'PT409',
    });
  });

  test('an invitation is withdrawn until it is used', async () => {
    const invited = await createAccount(open.adminQuery);
    await open.adminQuery('update auth.users set invited_at = now() where id = $1', [invited.id]);
    expect((await list('', 'invited')).accounts.map(({ id }) => id)).toContain(invited.id);
    expect(await withdraw(invited.id)).toBe(true);
    expect(await newest()).toMatchObject({ action: 'withdraw_invitation', reason: 'Wrong address' });
    const used = await createAccount(open.adminQuery);
    await open.adminQuery('update auth.users set invited_at = now(), last_sign_in_at = now() where id = $1', [
      used.id,
    ]);
    await expect(withdraw(used.id)).rejects.toMatchObject({ code: 'PT409' });
  });
});
