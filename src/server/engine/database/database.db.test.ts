import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SessionEndedError } from '#server/engine/database/database.ts';
import type { Actor, RequestSettings } from '#server/engine/database/database.ts';
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

const request: RequestSettings = {
  method: 'GET',
  path: '/tasks',
  headers: '{}',
  cookies: '{}',
  readOnly: true,
  timezone: undefined,
};
const writing: RequestSettings = { ...request, method: 'POST', readOnly: false };

const titles = async (actor: Actor): Promise<unknown[]> =>
  open.db.tx(actor, async (query) => (await query('select title from public.tasks')).rows);

describe('statements sent along with what opens their transaction', () => {
  const insert = { text: 'insert into public.tasks (title) values ($1)', values: ['Call the dentist'] };

  test('a single one runs as the caller, bounded and read-only, and leaves nothing on the connection', async () => {
    const person = await createAccount(open.adminQuery);
    const seen = { text: whoAmI, values: [], name: 'who_am_i' };
    for (let time = 0; time < 12; time += 1) {
      expect(await open.db.single<Seen>(person.actor, seen, request)).toEqual([
        { role: 'authenticated', uid: person.id, limit: '8s' },
      ]);
      expect(await open.db.single<Seen>(anonymous, seen, request)).toEqual([
        { role: 'anon', uid: null, limit: '3s' },
      ]);
    }
    await expect(open.db.single(person.actor, insert, request)).rejects.toThrow('read-only');
    expect(await titles(person.actor)).toEqual([]);
    await open.db.single(person.actor, insert, writing);
    expect(await titles(person.actor)).toEqual([{ title: 'Call the dentist' }]);
  });

  test('nothing runs behind a session that has ended, by whichever way it was sent', async () => {
    const person = await createAccount(open.adminQuery);
    const ended = { ...person.actor, sessionId: randomUUID() };
    const ran = vi.fn<() => void>();
    await expect(open.db.single(ended, insert, writing)).rejects.toThrow(SessionEndedError);
    await expect(open.db.lead(ended, insert, ran, writing)).rejects.toThrow(SessionEndedError);
    await expect(open.db.tx(ended, async () => ran(), writing)).rejects.toThrow(SessionEndedError);
    expect(ran).not.toHaveBeenCalled();
    expect(await titles(person.actor)).toEqual([]);
  });

  test('a role that may not be taken lets nothing run, and the connection goes on as before', async () => {
    const person = await createAccount(open.adminQuery);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no actor of the types has such a role
    const nobody = { role: 'postgres', claims: {} } as unknown as Actor;
    const refused = 'permission denied to set role';
    for (let time = 0; time < 12; time += 1) {
      await expect(open.db.single(nobody, insert, writing)).rejects.toThrow(refused);
      await expect(open.db.lead(nobody, insert, () => 1, writing)).rejects.toThrow(refused);
    }
    expect(await seenAs(person.actor)).toMatchObject({ role: 'authenticated', uid: person.id });
    expect(await titles(person.actor)).toEqual([]);
  });

  test('the code of an ended session means that only where the check of the session raised it', async () => {
    const person = await createAccount(open.adminQuery);
    const raise = {
      text: `do $$ begin raise exception 'own words' using errcode = 'PT401'; end $$`,
      values: [],
    };
    for (const asked of [
      open.db.single(person.actor, raise, request),
      open.db.lead(person.actor, raise, () => 1, writing),
    ]) {
      const error: unknown = await asked.catch((thrown: unknown) => thrown);
      expect(error).not.toBeInstanceOf(SessionEndedError);
      expect(error).toMatchObject({ code: 'PT401', message: 'own words' });
    }
  });

  test('what leads is undone when those who look at its rows throw, and kept when they do not', async () => {
    const person = await createAccount(open.adminQuery);
    const returning = { ...insert, text: `${insert.text} returning title` };
    await expect(
      open.db.lead(
        person.actor,
        returning,
        ({ rows }) => {
          throw new Error(`not with ${rows.length}`);
        },
        writing,
      ),
    ).rejects.toThrow('not with 1');
    expect(await titles(person.actor)).toEqual([]);
    const rows = await open.db.lead(person.actor, returning, ({ rows: given }) => given, writing);
    expect(rows).toEqual([{ title: 'Call the dentist' }]);
    expect(await titles(person.actor)).toHaveLength(1);
  });

  test('a statement that fails under its name works the next time, and when its rows have changed', async () => {
    const person = await createAccount(open.adminQuery);
    const divide = { text: 'select 6 / $1::int as part', name: 'divide' };
    for (let time = 0; time < 6; time += 1) {
      await expect(open.db.single(person.actor, { ...divide, values: [0] }, request)).rejects.toThrow('zero');
      expect(await open.db.single(person.actor, { ...divide, values: [2] }, request)).toEqual([{ part: 3 }]);
    }
    await open.adminQuery(
      'create table public.changing (a int); grant select on public.changing to authenticated',
    );
    const all = { text: 'select * from public.changing', values: [], name: 'all_changing' };
    const askAll = (): Promise<PromiseSettledResult<unknown>[]> =>
      Promise.allSettled(Array.from({ length: 3 }, () => open.db.single(person.actor, all, request)));
    await askAll();
    await open.adminQuery('alter table public.changing add column b text');
    await open.adminQuery(`insert into public.changing values (1, 'two')`);
    await askAll();
    for (const outcome of await askAll()) expect(outcome).toMatchObject({ value: [{ a: 1, b: 'two' }] });
    await open.adminQuery('drop table public.changing');
  });

  test('values that only the driver can write go one by one, to the same end', async () => {
    const person = await createAccount(open.adminQuery);
    const sum = {
      text: 'select cardinality($1::text[]) as many, current_user::text as role',
      values: [['a', 'b']],
    };
    const seen = [{ many: 2, role: 'authenticated' }];
    expect(await open.db.single(person.actor, sum, request)).toEqual(seen);
    expect(await open.db.lead(person.actor, sum, ({ rows }) => rows, request)).toEqual(seen);
  });

  test('a time limit is that of the role, also for what is sent along', async () => {
    const slow = { text: 'select pg_sleep(10)', values: [] };
    await expect(open.db.single(anonymous, slow, request)).rejects.toMatchObject({ code: '57014' });
  });

  test('a connection that is cut off under it is not used again', async () => {
    const person = await createAccount(open.adminQuery);
    const suicide = { text: 'select pg_terminate_backend(pg_backend_pid())', values: [] };
    await open.adminQuery('grant pg_signal_backend to authenticated');
    await expect(open.db.single(person.actor, suicide, writing)).rejects.toThrow('terminat');
    await open.adminQuery('revoke pg_signal_backend from authenticated');
    for (let time = 0; time < 6; time += 1) {
      expect(await open.db.single<Seen>(person.actor, { text: whoAmI, values: [] }, request)).toMatchObject([
        { role: 'authenticated' },
      ]);
    }
  });
});
