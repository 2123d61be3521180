import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import { someText } from '#server/testing/matchers.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase();
  await database.adminQuery(
    `insert into kindling.outbox (kind, recipient, subject, text, error, created_at)
     select 'email', n || '@example.org', 'Subject ' || n, 'Sealed words', case when n = 2 then 'Why' end, now() - n * interval '1 minute'
     from generate_series(1, 60) n`,
  );
});
afterAll(() => database.close());

const DENIED = { code: '42501' };

describe('the outbox', () => {
  it('lists the outbox for admins, the newest first, fifty unless more are asked for', async () => {
    const { actor } = await createAccount(database.adminQuery, { admin: true });
    const read = (sql: string) =>
      database.db.tx(actor, async (query) => (await query<{ message: { subject: string } }>(sql)).rows);
    const rows = await read('select message from public.read_outbox() as message');
    expect(rows).toHaveLength(50);
    expect(rows[0]?.message).toEqual({
      id: someText,
      kind: 'email',
      recipient: '1@example.org',
      subject: 'Subject 1',
      refused: false,
      created_at: someText,
    });
    expect(rows[1]?.message).toMatchObject({ subject: 'Subject 2', refused: true });
    expect(await read('select message from public.read_outbox(100000) as message')).toHaveLength(60);
    expect(await read('select message from public.read_outbox(-1) as message')).toHaveLength(0);
  });

  it('refuses the outbox to everybody but admins', async () => {
    const { actor } = await createAccount(database.adminQuery);
    for (const stranger of [actor, anonymous, service]) {
      await expect(
        database.db.tx(stranger, (query) => query('select public.read_outbox()')),
      ).rejects.toMatchObject(DENIED);
      await expect(
        database.db.tx(stranger, (query) => query('select * from kindling.outbox')),
      ).rejects.toMatchObject(DENIED);
    }
  });

  it('lists nothing where there is no outbox table, as on a hosted project', async () => {
    const { actor } = await createAccount(database.adminQuery, { admin: true });
    await database.adminQuery('drop table kindling.outbox');
    const { rows } = await database.db.tx(actor, (query) => query('select public.read_outbox()'));
    expect(rows).toEqual([]);
  });
});
