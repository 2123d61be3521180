import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { service } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { callAs, signInAccount } from './account-desk.fixture.ts';
import type { SignedInAccount } from './account-desk.fixture.ts';
import { authAdmin } from './database.ts';
import type { Actor } from './database.ts';

let open: OpenDatabase;
let ada: SignedInAccount;
let bob: SignedInAccount;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

const active = async (): Promise<number> => {
  const { rows } = await open.adminQuery<{ n: number }>(
    `select count(*)::int as n from public.user_roles r join auth.users u on u.id = r.user_id
     where r.role = 'admin' and coalesce(u.banned_until <= now(), true) and u.deleted_at is null`,
  );
  return rows[0]?.n ?? 0;
};

/** Two new admins; those of the tests before go. */
beforeEach(async () => {
  const { rows } = await open.adminQuery<{ id: string }>(
    `select user_id as id from public.user_roles where role = 'admin'`,
  );
  ada = await signInAccount(open, { admin: true });
  bob = await signInAccount(open, { admin: true });
  await open.adminQuery('delete from auth.users where id = any ($1)', [rows.map(({ id }) => id)]);
});

const call = (by: Actor, text: string, id: string): Promise<unknown> =>
  callAs(open, by, `public.${text}`, [id]);
const statement = (by: Actor, text: string, id: string): Promise<unknown> =>
  open.db.tx(by, (query) => query(text, [id]));

const takeRole = `set_account_role($1, 'person', 'A good reason')`;
const ban = `ban_account($1, 'A good reason')`;
const remove = `delete_account($1, 'A good reason')`;

describe('[ADMIN-01] an admin who was invited', () => {
  test('counts once they have been here, and not before', async () => {
    const asked = 'update auth.users set invited_at = now(), last_sign_in_at = $2 where id = $1';
    await open.adminQuery(asked, [bob.id, null]);
    expect(await callAs(open, ada.actor, 'public.read_account($1)', [ada.id])).toMatchObject({
      is_last_admin: true,
    });
    await expect(call(ada.actor, takeRole, ada.id)).rejects.toMatchObject({ code: 'PT409' });
    await open.adminQuery(asked, [bob.id, new Date()]);
    await expect(call(ada.actor, takeRole, ada.id)).resolves.toMatchObject({ is_admin: false });
  });
});

describe('[ADMIN-01] two admins at the same moment leave one behind', () => {
  test.each([
    ['when each takes the role of the other', takeRole, takeRole, 'other'],
    ['when each gives up their own role', takeRole, takeRole, 'own'],
    ['when each bans the other', ban, ban, 'other'],
    ['when each deletes the other', remove, remove, 'other'],
    ['when one bans and the other takes the role', ban, takeRole, 'other'],
    ['when one deletes and the other bans', remove, ban, 'other'],
  ] as const)('%s', async (_how, first, second, whom) => {
    expect(await active()).toBe(2);
    const [ofAda, ofBob] = whom === 'own' ? [ada.id, bob.id] : [bob.id, ada.id];
    const done = await Promise.allSettled([call(ada.actor, first, ofAda), call(bob.actor, second, ofBob)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await active()).toBe(1);
  });

  test('when both are erased at once by the service', async () => {
    const done = await Promise.allSettled(
      [ada, bob].map(({ id }) => statement(service, 'select public.erase_person($1)', id)),
    );
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await active()).toBe(1);
  });

  test('ten times over, in two connections at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const carl = await signInAccount(open, { admin: true });
      const dora = await signInAccount(open, { admin: true });
      await open.adminQuery(`delete from public.user_roles where user_id = any ($1)`, [[ada.id, bob.id]]);
      await Promise.allSettled([call(carl.actor, takeRole, dora.id), call(dora.actor, takeRole, carl.id)]);
      expect(await active()).toBe(1);
      await open.adminQuery(
        `insert into public.user_roles (user_id, role) select unnest($1::uuid[]), 'admin' on conflict do nothing`,
        [[ada.id, bob.id]],
      );
      await open.adminQuery(`delete from public.user_roles where user_id = any ($1)`, [[carl.id, dora.id]]);
    }
  });
});

describe('[ADMIN-01] the last admin stays', () => {
  beforeEach(() => call(ada.actor, takeRole, bob.id));

  test.each([
    ['their own step back', () => call(ada.actor, takeRole, ada.id)],
    ['a ban of their own', () => call(ada.actor, ban, ada.id)],
    ['a deletion of their own', () => call(ada.actor, remove, ada.id)],
    ['an erasure by the service', () => statement(service, 'select public.erase_person($1)', ada.id)],
    [
      'an erasure by the identity service',
      () => statement(authAdmin, 'select public.erase_person($1)', ada.id),
    ],
    [
      'a ban by the identity service',
      () => statement(authAdmin, `select public.set_ban($1, now() + interval '1 hour')`, ada.id),
    ],
    [
      'new metadata by the identity service',
      () => statement(authAdmin, `update auth.users set raw_app_meta_data = '{}' where id = $1`, ada.id),
    ],
    [
      'a soft deletion',
      () => statement(authAdmin, 'update auth.users set deleted_at = now() where id = $1', ada.id),
    ],
    [
      'the service’s own hand',
      () => statement(service, 'delete from public.user_roles where user_id = $1', ada.id),
    ],
    [
      'another role in its place',
      () => statement(service, `update public.user_roles set role = 'reviewer' where user_id = $1`, ada.id),
    ],
    ['the owner of the database', () => open.adminQuery('delete from auth.users where id = $1', [ada.id])],
  ])('after %s', async (_what, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 'PT409' });
    expect(await active()).toBe(1);
  });

  test('though another admin is there who is banned', async () => {
    await call(ada.actor, `set_account_role($1, 'admin', 'A good reason')`, bob.id);
    await call(ada.actor, ban, bob.id);
    await expect(call(ada.actor, takeRole, ada.id)).rejects.toMatchObject({ code: 'PT409' });
    await call(ada.actor, `lift_ban($1, 'A good reason')`, bob.id);
    await expect(call(ada.actor, takeRole, ada.id)).resolves.toMatchObject({ is_admin: false });
  });
});
