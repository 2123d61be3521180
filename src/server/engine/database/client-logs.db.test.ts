import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientLogsPerHour } from '#domain/logging/client-log.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let database: OpenDatabase;
let person: Account;
let other: Account;
let admin: Account;

beforeAll(async () => {
  database = await openDatabase();
  person = await createAccount(database.adminQuery);
  other = await createAccount(database.adminQuery);
  admin = await createAccount(database.adminQuery, { admin: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.adminQuery('delete from public.client_logs');
});

type Level = 'error' | 'metric';

/** How many of so many rows, sent in one request, were kept. */
const send = async (actor: Actor, level: Level, count: number): Promise<number> =>
  database.db.tx(actor, async (query) => {
    const { rowCount } = await query(
      `insert into public.client_logs (level, message, context)
       select $1, 'line ' || n, '{"value": 1}' from generate_series(1, $2::int) n`,
      [level, count],
    );
    return rowCount ?? 0;
  });

/** Rows that have been there for a while, put there past every limit. */
const arrange = async (userId: string | null, level: Level, count: number, age: string): Promise<void> => {
  await database.adminQuery(
    `insert into public.client_logs (user_id, level, message, context, created_at)
     select $1, $2, 'old', '{"value": 1}', now() - $4::interval from generate_series(1, $3::int)`,
    [userId, level, count, age],
  );
};

describe('[LOG-02] the rate limit of client_logs', () => {
  const levels: readonly Level[] = ['error', 'metric'];

  it.each(levels)('limits what guests together may log in an hour, level %s', async (level) => {
    const most = clientLogsPerHour.guests[level];
    await arrange(null, level, most - 1, '59 minutes');
    expect(await send(anonymous, level, 3)).toBe(1);
    expect(await send(anonymous, level, 1)).toBe(0);
    expect(await send(person.actor, level, 1)).toBe(1);
  });

  it.each(levels)('limits what one person may log in an hour, level %s', async (level) => {
    const most = clientLogsPerHour.person[level];
    await arrange(person.id, level, most - 1, '59 minutes');
    expect(await send(person.actor, level, 3)).toBe(1);
    expect(await send(person.actor, level, 1)).toBe(0);
    expect(await send(other.actor, level, 1)).toBe(1);
    expect(await send(anonymous, level, 1)).toBe(1);
  });

  it('counts errors and metrics apart, and forgets them after an hour', async () => {
    await arrange(person.id, 'metric', clientLogsPerHour.person.metric, '1 minute');
    await arrange(person.id, 'error', clientLogsPerHour.person.error, '61 minutes');
    expect(await send(person.actor, 'metric', 1)).toBe(0);
    expect(await send(person.actor, 'error', 1)).toBe(1);
  });

  it('does not limit what the service logs', async () => {
    await arrange(null, 'error', clientLogsPerHour.guests.error, '1 minute');
    expect(await send(service, 'error', 1)).toBe(1);
  });
});

const insert = async (level: Level, fields: { stack?: string; context?: string; message?: string }) =>
  database.db.tx(anonymous, (query) =>
    query(`insert into public.client_logs (level, message, stack, context) values ($1, $2, $3, $4::jsonb)`, [
      level,
      fields.message ?? 'LCP',
      fields.stack ?? null,
      fields.context ?? '{"value": 1}',
    ]),
  );

describe('[LOG-02] what client_logs accepts', () => {
  it.each(['1e400', '-1', '1e10', '"1"', 'null'])('refuses a metric of %s', async (value) => {
    await expect(insert('metric', { context: `{"value": ${value}}` })).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('limits a log line in bytes, not only in characters', async () => {
    await expect(insert('error', { message: '🔥'.repeat(501) })).rejects.toMatchObject({ code: '23514' });
    await expect(insert('error', { stack: '🔥'.repeat(1001) })).rejects.toMatchObject({ code: '23514' });
    await expect(insert('metric', { stack: 'x' })).rejects.toMatchObject({ code: '23514' });
    await insert('error', { message: '🔥'.repeat(500), stack: 'x'.repeat(4000) });
  });

  it('lets parallel inserts take no more room than sequential ones', async () => {
    await arrange(null, 'error', clientLogsPerHour.guests.error - 2, '1 minute');
    const sent = await Promise.all(Array.from({ length: 10 }, async () => send(anonymous, 'error', 1)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(2);
  });
});

describe('[LOG-02] client_logs', () => {
  it('stores a guest’s line without a name, and lets no guest read one', async () => {
    expect(await send(anonymous, 'error', 1)).toBe(1);
    const { rows } = await database.adminQuery('select user_id from public.client_logs');
    expect(rows).toEqual([{ user_id: null }]);
    await expect(
      database.db.tx(anonymous, (query) =>
        query(`insert into public.client_logs (user_id, level, message) values ($1, 'error', 'x')`, [
          person.id,
        ]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a metric without a value', async () => {
    await expect(
      database.db.tx(anonymous, (query) =>
        query(`insert into public.client_logs (level, message) values ('metric', 'LCP')`),
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('deletes log lines after thirty days', async () => {
    await arrange(null, 'error', 3, '30 days 1 minute');
    await arrange(person.id, 'error', 2, '29 days 23 hours');
    await database.adminQuery(`insert into public.client_logs (level, message) values ('error', 'new')`);
    const { rows } = await database.adminQuery<{ message: string }>('select message from public.client_logs');
    expect(rows.map((row) => row.message).toSorted()).toEqual(['new', 'old', 'old']);
  });
});

interface Health {
  readonly errors: ReadonlyArray<{ readonly message: string; readonly count: number }>;
  readonly vitals: ReadonlyArray<{ readonly name: string; readonly samples: number; readonly p75: number }>;
}

const readHealth = async (actor: Actor): Promise<Health | undefined> =>
  database.db.tx(actor, async (query) => {
    const { rows } = await query<{ health: Health }>('select public.read_client_health() as health');
    return rows[0]?.health;
  });

describe('[LOG-02] read_client_health', () => {
  it('refuses read_client_health to everybody but admins', async () => {
    for (const actor of [anonymous, person.actor, service]) {
      await expect(readHealth(actor)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await readHealth(admin.actor)).toEqual({ errors: [], vitals: [] });
  });

  it('groups the errors of a day by message, the newest first, and names nobody', async () => {
    await database.adminQuery(
      `insert into public.client_logs (user_id, level, message, stack, created_at) values
         ($1, 'error', 'Often', 'stack', now() - interval '3 hours'),
         (null, 'error', 'Often', null, now() - interval '2 hours'),
         ($1, 'error', 'Lately', null, now() - interval '1 hour'),
         ($1, 'error', 'Long ago', null, now() - interval '25 hours')`,
      [person.id],
    );
    const health = await readHealth(admin.actor);
    expect(health?.errors).toMatchObject([
      { message: 'Lately', count: 1 },
      { message: 'Often', count: 2 },
    ]);
    expect(Object.keys(health?.errors[0] ?? {}).toSorted()).toEqual(['count', 'last_at', 'message']);
  });

  it('reports the value that three quarters of the page loads stay below', async () => {
    await database.adminQuery(
      `insert into public.client_logs (level, message, context, created_at)
       select 'metric', 'LCP', jsonb_build_object('value', n * 100), now() from generate_series(1, 5) n
       union all select 'metric', 'LCP', '{"value": 90000}', now() - interval '8 days'
       union all select 'metric', 'something else', '{"value": 1}', now()`,
    );
    expect((await readHealth(admin.actor))?.vitals).toEqual([{ name: 'LCP', samples: 5, p75: 400 }]);
  });
});
