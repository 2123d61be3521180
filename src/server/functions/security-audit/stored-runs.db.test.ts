import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditAnswer } from '#domain/security/audit/audit-answer.ts';
import type { Database, Query } from '#server/engine/database/database.ts';
import { createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { securityAudit } from './security-audit.ts';

let open: OpenDatabase;
let person: Account;
let admin: Account;
let read: (who: Account) => Promise<string | undefined>;
const taken: string[] = [];
/** What the database sent of stored runs: whole ones, or their names alone. */
let sent: string[] = [];

beforeAll(async () => {
  open = await openDatabase();
  person = await createAccount(open.adminQuery);
  admin = await createAccount(open.adminQuery, { admin: true });
  const db: Pick<Database, 'tx'> = {
    tx: (actor, fn) =>
      open.db.tx(actor, (query) => {
        const watched: Query = async (text, values, name) => {
          const result = await query<never>(text, values, name);
          if (!text.includes('newest_security_runs')) return result;
          sent.push(...result.rows.map((row) => ('result' in (row['run'] as object) ? 'whole' : 'name')));
          return result;
        };
        return fn(watched);
      }),
  };
  const run = securityAudit({
    db,
    logError: () => undefined,
    limits: {
      take: async (...turns) => {
        taken.push(...turns.map(({ limit, subject }) => `${limit} ${subject}`));
      },
    },
  });
  read = async (who) => {
    const request = new Request('http://localhost', { method: 'POST', body: '{"action": "read"}' });
    const context = { actor: who.actor, userId: who.id, db: open.db, address: '192.0.2.1' };
    return auditAnswer.parse(await (await run(request, context)).json()).run?.id;
  };
});
afterAll(() => open.close());

const store = async (): Promise<string | undefined> => {
  const empty = `'{"cells": [], "findings": [], "policies": []}'`;
  const { rows } = await open.db.tx(service, (query) =>
    query<{ id: string }>(`select public.store_security_run(now(), 100, 'A+', ${empty}, null) as id`),
  );
  return rows[0]?.id;
};

const sentBy = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  sent = [];
  await act();
  return sent;
};

describe('[AUDIT-01] reading a check', () => {
  test('fetches a run once, however often it is read, and sees at once when there is another', async () => {
    const first = await store();
    expect(await sentBy(async () => expect(await read(admin)).toBe(first))).toEqual(['whole']);
    expect(await sentBy(async () => expect(await read(person)).toBe(first))).toEqual(['name']);
    const second = await store();
    expect(await sentBy(async () => expect(await read(admin)).toBe(second))).toEqual(['whole', 'name']);
    expect(await sentBy(async () => expect(await read(admin)).toBe(second))).toEqual(['name', 'name']);
  });

  test('does not keep a run that is gone', async () => {
    const gone = await read(admin);
    await open.adminQuery('delete from public.security_runs where id = $1', [gone]);
    expect(await read(admin)).not.toBe(gone);
  });

  test('has a limit of its own', async () => {
    taken.length = 0;
    await read(person);
    expect(taken).toEqual([`securityAuditReadAccount ${person.id}`]);
  });

  test('looks once for the tables that hold something of the reader’s', async () => {
    await open.adminQuery(
      `create sequence public.asked;
       alter function public.tables_with_own_rows() rename to really_own_rows;
       create function public.tables_with_own_rows() returns setof text language sql security definer set search_path = ''
         as 'select public.really_own_rows() where nextval(''public.asked'') > 0'`,
    );
    await read(person);
    const { rows } = await open.adminQuery('select last_value::integer as times from public.asked');
    expect(rows).toEqual([{ times: 1 }]);
  });
});
