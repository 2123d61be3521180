import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityEventWords } from '#domain/security/security-event-words.ts';
import { securityEventLimits } from '#domain/security/security-event.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let database: OpenDatabase;
let person: Account;
let admin: Account;

beforeAll(async () => {
  database = await openDatabase();
  person = await createAccount(database.adminQuery);
  admin = await createAccount(database.adminQuery, { admin: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.adminQuery('delete from public.security_events');
});

const record = async (actor: Actor, type: string, values: Readonly<Record<string, unknown>> = {}) =>
  database.db.tx(actor, async (query) => {
    const names = ['type', ...Object.keys(values)];
    const { rowCount } = await query(
      `insert into public.security_events (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
      [type, ...Object.values(values)],
    );
    return rowCount ?? 0;
  });

const arrange = async (count: number, source: string, userId: string | null, age: string): Promise<void> => {
  await database.adminQuery(
    `insert into public.security_events (user_id, type, source, created_at)
     select $1, 'data_access', $2, now() - $4::interval from generate_series(1, $3::int)`,
    [userId, source, count, age],
  );
};

describe('[LOG-03] recording security events', () => {
  it.each(Object.keys(securityEventWords))('records an event of the type %s', async (type) => {
    expect(await record(person.actor, type)).toBe(1);
  });

  it('refuses an event of an unknown type', async () => {
    await expect(record(person.actor, 'gossip')).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses events from guests', async () => {
    await expect(record(anonymous, 'access_denied')).rejects.toMatchObject({ code: '42501' });
  });

  it('takes person, time and source of an event from the database', async () => {
    await record(person.actor, 'access_denied');
    await record(service, 'auth_failure', { source: 'browser', created_at: '2001-01-01T00:00:00Z' });
    const { rows } = await database.adminQuery(
      `select user_id, source, created_at > now() - interval '1 minute' as now from public.security_events
       order by type`,
    );
    expect(rows).toEqual([
      { user_id: person.id, source: 'browser', now: true },
      { user_id: null, source: 'server', now: true },
    ]);
  });

  it('limits the events one person reports in an hour, and not what the server saw of them', async () => {
    await arrange(securityEventLimits.perHour - 1, 'browser', person.id, '59 minutes');
    expect(await record(person.actor, 'data_access')).toBe(1);
    expect(await record(person.actor, 'data_access')).toBe(0);
    expect(await record(service, 'data_access', { user_id: person.id })).toBe(1);
    expect(await record(admin.actor, 'data_access')).toBe(1);
  });

  it('counts each type apart, so that nothing hides behind a flood of something else', async () => {
    await arrange(securityEventLimits.perHour, 'server', person.id, '1 minute');
    expect(await record(service, 'data_access', { user_id: person.id })).toBe(0);
    expect(await record(service, 'auth_success', { user_id: person.id })).toBe(1);
  });

  it('limits the events the server saw of people without a name', async () => {
    await arrange(securityEventLimits.perHourOfNobody - 1, 'server', null, '59 minutes');
    expect(await record(service, 'auth_failure', { user_id: null })).toBe(1);
    expect(await record(service, 'auth_failure', { user_id: null })).toBe(0);
  });

  it('keeps the newest events of one person’s browsers up to a bound, and all that the server saw', async () => {
    await arrange(securityEventLimits.kept + 3, 'browser', person.id, '2 days');
    await arrange(5, 'server', person.id, '3 days');
    await arrange(1, 'browser', admin.id, '3 days');
    expect(await record(person.actor, 'access_denied')).toBe(1);
    const { rows } = await database.adminQuery(
      `select source, user_id = $1 as own, count(*)::int as kept, bool_or(type = 'access_denied') as newest
       from public.security_events group by 1, 2 order by 1, 2 desc`,
      [person.id],
    );
    expect(rows).toEqual([
      { source: 'browser', own: true, kept: securityEventLimits.kept, newest: true },
      { source: 'browser', own: false, kept: 1, newest: false },
      { source: 'server', own: true, kept: 5, newest: false },
    ]);
  });

  it('deletes events after ninety days', async () => {
    await arrange(2, 'server', person.id, '90 days 1 minute');
    await arrange(1, 'server', person.id, '89 days 23 hours');
    await record(service, 'auth_failure', { user_id: null });
    const { rows } = await database.adminQuery('select 1 from public.security_events');
    expect(rows).toHaveLength(2);
  });

  it('deletes the events of an account with it', async () => {
    const leaving = await createAccount(database.adminQuery);
    await record(leaving.actor, 'access_denied');
    await database.adminQuery('delete from auth.users where id = $1', [leaving.id]);
    const { rows } = await database.adminQuery('select user_id from public.security_events');
    expect(rows).toEqual([]);
  });
});

const read = async (actor: Actor, call: string) =>
  database.db.tx(
    actor,
    async (query) =>
      (await query<{ event: { type: string; created_at: string } }>(`select ${call} as event`)).rows,
  );

describe('[LOG-03] read_security_events', () => {
  it('refuses read_security_events to everybody but admins', async () => {
    for (const actor of [anonymous, person.actor, service]) {
      await expect(read(actor, 'public.read_security_events()')).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('lists events page by page, the newest first', async () => {
    await database.adminQuery(
      `insert into public.security_events (type, created_at)
       select case n when 1 then 'auth_success' else 'auth_failure' end, now() - n * interval '1 minute'
       from generate_series(1, 60) n`,
    );
    const first = await read(admin.actor, 'public.read_security_events()');
    expect(first).toHaveLength(50);
    expect(first[0]?.event).toMatchObject({ type: 'auth_success', source: 'browser', details: {}, url: '' });
    const before = first.at(-1)?.event.created_at ?? '';
    expect(await read(admin.actor, `public.read_security_events(50, '${before}')`)).toHaveLength(10);
    expect(await read(admin.actor, 'public.read_security_events(-1)')).toHaveLength(0);
  });
});
