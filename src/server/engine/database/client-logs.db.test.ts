import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientLogsAtOnce, clientLogsPerHour } from '#domain/logging/client-log.ts';
import type { Actor, RequestSettings } from '#server/engine/database/database.ts';
import { runForCaller } from '#server/engine/database/request-caller.ts';
import { redactText } from '#domain/logging/redact.ts';
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
  await database.adminQuery('delete from public.client_log_sends');
});

type Level = 'error' | 'metric';
const levels: readonly Level[] = ['error', 'metric'];

const requestFrom = (network: string): RequestSettings => ({
  method: 'POST',
  path: '/client_logs',
  headers: JSON.stringify({ 'x-forwarded-for': network }),
  cookies: '{}',
  readOnly: false,
  timezone: undefined,
});

/** How many of so many rows, sent in one request, were kept. */
const send = async (actor: Actor, level: Level, count: number, network = '192.0.2.1'): Promise<number> => {
  // Letters alone: enough digits in a row would be redacted as the number of a card.
  const mark = randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  await runForCaller(network, () =>
    database.db.tx(
      actor,
      (query) =>
        query(
          `insert into public.client_logs (level, message, context)
           select $1, $3 || ' ' || n, '{"value": 1}' from generate_series(1, $2::int) n`,
          [level, count, mark],
        ),
      requestFrom(network),
    ),
  );
  const { rows } = await database.adminQuery<{ kept: number }>(
    'select count(*)::int as kept from public.client_logs where starts_with(message, $1)',
    [mark],
  );
  return rows[0]?.kept ?? 0;
};

/** As many as one request may bring, until all are sent. */
const fill = async (actor: Actor, level: Level, count: number, network?: string): Promise<void> => {
  for (let left = count; left > 0; left -= clientLogsAtOnce) {
    const now = Math.min(left, clientLogsAtOnce);
    expect(await send(actor, level, now, network)).toBe(now);
  }
};

/** Rows that have been there for a while, put there past every limit. */
const arrange = async (userId: string | null, level: Level, count: number, age: string): Promise<void> => {
  await database.adminQuery(
    `insert into public.client_logs (user_id, level, message, context, created_at)
     select $1, $2, 'old', '{"value": 1}', now() - $4::interval from generate_series(1, $3::int)`,
    [userId, level, count, age],
  );
};

/** Locks that somebody else could wait for. */
const held = async (): Promise<number> => {
  const { rows } = await database.adminQuery<{ held: number }>(
    `select count(*)::int as held from pg_locks l join pg_database d on d.oid = l.database
     where d.datname = current_database() and l.locktype in ('advisory', 'tuple')`,
  );
  return rows[0]?.held ?? 0;
};

describe('[LOG-02] the rate limit of client_logs', () => {
  it.each(levels)('limits what one guest may log in an hour, and no other guest, level %s', async (level) => {
    await fill(anonymous, level, clientLogsPerHour[level] - 1);
    expect(await send(anonymous, level, 3)).toBe(1);
    expect(await send(anonymous, level, 1)).toBe(0);
    expect(await send(anonymous, level, 1, '192.0.2.2')).toBe(1);
    expect(await send(person.actor, level, 1)).toBe(1);
  });

  it.each(levels)('limits what one person may log in an hour, wherever they are, level %s', async (level) => {
    await fill(person.actor, level, clientLogsPerHour[level] - 1);
    expect(await send(person.actor, level, 3, '192.0.2.3')).toBe(1);
    expect(await send(person.actor, level, 1)).toBe(0);
    expect(await send(other.actor, level, 1)).toBe(1);
    expect(await send(anonymous, level, 1)).toBe(1);
  });

  it('counts errors and metrics apart, and forgets them after an hour', async () => {
    await fill(person.actor, 'metric', clientLogsPerHour.metric);
    await fill(person.actor, 'error', clientLogsPerHour.error);
    await database.adminQuery(
      `update public.client_log_sends set window_start = now() - interval '61 minutes' where level = 'error'`,
    );
    expect(await send(person.actor, 'metric', 1)).toBe(0);
    expect(await send(person.actor, 'error', 1)).toBe(1);
  });

  it('does not limit what the service logs', async () => {
    expect(await send(service, 'error', clientLogsAtOnce + 20)).toBe(clientLogsAtOnce + 20);
  });

  it.each([
    ['a guest', () => anonymous],
    ['a member', () => person.actor],
  ])('refuses a request of %s with more lines than a page ever sends, and keeps none', async (_, actor) => {
    await expect(send(actor(), 'error', clientLogsAtOnce + 1)).rejects.toMatchObject({ code: '54000' });
    expect(await send(actor(), 'error', clientLogsAtOnce)).toBe(clientLogsAtOnce);
  });

  it('ends a request at the first line too many, before it looks at the others', async () => {
    const lines = `insert into public.client_logs (level, message)
      select case when n = 60 then 'nonsense' else 'error' end, 'line' from generate_series(1, 60) n`;
    await expect(
      runForCaller('192.0.2.5', () =>
        database.db.tx(anonymous, (query) => query(lines), requestFrom('192.0.2.5')),
      ),
    ).rejects.toMatchObject({ code: '54000' });
  });

  it('neither redacts nor stores what is over a share that is used up', async () => {
    await database.adminQuery(`
      create table public.stored_lines (level text);
      create function public.note_stored_line() returns trigger language plpgsql security definer as
        $$ begin insert into public.stored_lines values (new.level); return new; end $$;
      create trigger note_stored_line after insert on public.client_logs
        for each row execute function public.note_stored_line()`);
    await fill(anonymous, 'error', clientLogsPerHour.error);
    await database.adminQuery('delete from public.stored_lines');
    expect(await send(anonymous, 'error', 20)).toBe(0);
    expect(await send(anonymous, 'metric', 3)).toBe(3);
    const { rows } = await database.adminQuery('select level from public.stored_lines');
    expect(rows).toEqual([{ level: 'metric' }, { level: 'metric' }, { level: 'metric' }]);
    await database.adminQuery('drop trigger note_stored_line on public.client_logs');
  });

  it('takes one lock for a request of many lines', async () => {
    await runForCaller('192.0.2.4', () =>
      database.db.tx(
        anonymous,
        async (query) => {
          const before = await held();
          await query(
            `insert into public.client_logs (level, message) select 'error', 'line' from generate_series(1, 50)`,
          );
          expect(await held()).toBe(before);
        },
        requestFrom('192.0.2.4'),
      ),
    );
    const { rows } = await database.adminQuery('select level, count from public.client_log_sends');
    expect(rows).toEqual([{ level: 'error', count: 50 }]);
  });

  it('keeps no address: what the guests are counted by is a hash', async () => {
    await send(anonymous, 'error', 1, '192.0.2.77');
    const { rows } = await database.adminQuery<{ caller: string }>(
      'select caller from public.client_log_sends',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.caller).toMatch(/^guest [\w-]{43}$/u);
  });

  it('drops counts of an hour ago', async () => {
    await send(anonymous, 'error', 1, '192.0.2.5');
    await database.adminQuery(
      `update public.client_log_sends set window_start = now() - interval '61 minutes'`,
    );
    await send(anonymous, 'error', 1, '192.0.2.6');
    const { rows } = await database.adminQuery('select 1 from public.client_log_sends');
    expect(rows).toHaveLength(1);
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
    await fill(anonymous, 'error', clientLogsPerHour.error - 2);
    const sent = await Promise.all(Array.from({ length: 10 }, async () => send(anonymous, 'error', 1)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(2);
  });
});

const rawTexts = [
  'write to ada.l+x@example.co.uk now',
  'paid with 4111 1111 1111 1111.',
  'short number 411111111111',
  'key sb_secret_abcDEF123',
  'key sk-live_abcdefghijklmnop',
  'Authorization: Bearer abc.def',
  '?token=abc&x=1',
  '{"password":"hunter2","x":1}',
  'token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  'refresh_token=2itnixyz next',
  'accessToken: opaque',
  'token_hash=abc&x=1',
  'GET /auth/v1/callback?code=abc-def',
  'Authorization: Basic YTpi',
  'jörg@exämple.de and foo%40bar.com',
  'exit code=3',
  'nothing to hide',
];

describe('[LOG-01] [LOG-02] what a client sends raw', () => {
  it.each(rawTexts)('is redacted by the database as by the browser: “%s”', async (text) => {
    await insert('error', {
      message: text,
      stack: `at x (${text})`,
      context: JSON.stringify({ said: text }),
    });
    const { rows } = await database.adminQuery('select message, stack, context from public.client_logs');
    expect(rows).toEqual([
      { message: redactText(text), stack: redactText(`at x (${text})`), context: { said: redactText(text) } },
    ]);
  });

  it('is redacted in fields with a telling name, at any depth, and nothing deep is kept', async () => {
    const context = {
      value: 1,
      accessToken: { deep: 'x' },
      list: ['ada@example.org', { password: 'hunter2' }],
      a: { b: { c: { d: 'ada@example.org' } } },
    };
    await insert('error', { context: JSON.stringify(context) });
    const { rows } = await database.adminQuery<{ context: unknown }>(
      'select context from public.client_logs',
    );
    expect(rows[0]?.context).toEqual({
      value: 1,
      accessToken: '[REDACTED]',
      list: ['[EMAIL]', { password: '[REDACTED]' }],
      a: { b: { c: '[Object]' } },
    });
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
