import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SessionEndedError } from '#server/engine/database/database.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

interface Seen {
  role: string;
  uid: string | null;
  limit: string;
}
const whoAmI = `select current_user::text as role, auth.uid()::text as uid, current_setting('statement_timeout') as limit`;

const seenAs = async (actor: Actor): Promise<Seen | undefined> =>
  open.db.tx(actor, async (query) => (await query<Seen>(whoAmI)).rows[0]);

describe('a transaction for a request', () => {
  test('gives a request its role, claims and time limit, and nothing of the request before', async () => {
    const person = await createAccount(open.adminQuery);
    expect(await seenAs(person.actor)).toEqual({ role: 'authenticated', uid: person.id, limit: '8s' });
    const after = await Promise.all([
      seenAs(anonymous),
      seenAs(anonymous),
      seenAs(anonymous),
      seenAs(anonymous),
    ]);
    for (const seen of after) expect(seen).toEqual({ role: 'anon', uid: null, limit: '3s' });
  });

  test('passes the request to SQL, and makes a read read-only, in the same statement', async () => {
    const person = await createAccount(open.adminQuery);
    const request = {
      method: 'GET',
      path: '/tasks',
      headers: '{"x-tone":"calm"}',
      cookies: '{}',
      readOnly: true,
      timezone: 'Asia/Tokyo',
    };
    const seen = `select current_setting('request.path', true) as path, current_setting('timezone') as zone,
      current_setting('request.headers', true)::json ->> 'x-tone' as tone`;
    const inside = await open.db.tx(person.actor, async (query) => (await query(seen)).rows, request);
    expect(inside).toEqual([{ path: '/tasks', zone: 'Asia/Tokyo', tone: 'calm' }]);
    const insert = `insert into public.tasks (title) values ('Call the dentist')`;
    await expect(open.db.tx(person.actor, (query) => query(insert), request)).rejects.toThrow('read-only');
    const writing = { ...request, readOnly: false, timezone: undefined };
    const written = await open.db.tx(person.actor, (query) => query(insert), writing);
    expect(written.rowCount).toBe(1);
  });

  test('connects as a role that by itself may read nothing', async () => {
    const { rows } = await open.adminQuery<{ super: boolean; inherit: boolean; bypass: boolean }>(
      `select rolsuper as super, rolinherit as inherit, rolbypassrls as bypass from pg_roles where rolname = 'authenticator'`,
    );
    expect(rows).toEqual([{ super: false, inherit: false, bypass: false }]);
  });

  test('rolls back when the work throws, and reports a failure that the work swallowed', async () => {
    const person = await createAccount(open.adminQuery);
    const insert = `insert into public.tasks (title) values ('Call the dentist')`;
    await expect(
      open.db.tx(person.actor, async (query) => {
        await query(insert);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await expect(
      open.db.tx(person.actor, async (query) => {
        await query(insert);
        await query('select 1 / 0').catch(() => undefined);
      }),
    ).rejects.toThrow('rolled back');
    const { rows } = await open.adminQuery('select from public.tasks where user_id = $1', [person.id]);
    expect(rows).toHaveLength(0);
  });

  test('refuses a session that has ended, in the statement that starts the transaction', async () => {
    const person = await createAccount(open.adminQuery);
    const sessionId = randomUUID();
    const actor = { ...person.actor, sessionId };
    await expect(seenAs(actor)).rejects.toThrow(SessionEndedError);

    await open.adminQuery('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, person.id]);
    expect((await seenAs(actor))?.uid).toBe(person.id);

    await open.adminQuery(`update auth.sessions set not_after = now() - interval '1 second' where id = $1`, [
      sessionId,
    ]);
    await expect(seenAs(actor)).rejects.toThrow(SessionEndedError);
    await open.adminQuery('update auth.sessions set not_after = null where id = $1', [sessionId]);
    await open.adminQuery('delete from auth.sessions where id = $1', [sessionId]);
    await expect(seenAs(actor)).rejects.toThrow(SessionEndedError);
  });

  test('refuses a live session that is not the one of the token’s subject', async () => {
    const owner = await createAccount(open.adminQuery);
    const other = await createAccount(open.adminQuery);
    const sessionId = randomUUID();
    await open.adminQuery('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, owner.id]);
    expect((await seenAs({ ...owner.actor, sessionId }))?.uid).toBe(owner.id);
    await expect(seenAs({ ...other.actor, sessionId })).rejects.toThrow(SessionEndedError);
    const nobody = { role: 'authenticated', claims: { role: 'authenticated' }, sessionId } as const;
    await expect(seenAs(nobody)).rejects.toThrow(SessionEndedError);
    await expect(seenAs({ ...nobody, claims: { sub: 'no uuid' } })).rejects.toThrow(SessionEndedError);
  });

  test('cancels a statement that runs past the time limit of its role', async () => {
    await expect(open.db.tx(anonymous, (query) => query('select pg_sleep(20)'))).rejects.toMatchObject({
      code: '57014',
    });
  });

  test('keeps working after the server closed its connections', async () => {
    await seenAs(anonymous);
    await open.adminQuery(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kindling'
      and datname = current_database()`);
    await expect.poll(() => seenAs(anonymous).catch(() => undefined)).toMatchObject({ role: 'anon' });
  });
});
