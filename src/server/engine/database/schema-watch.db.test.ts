import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let database: OpenDatabase;
let listener: Client;
const heard: (string | undefined)[] = [];

beforeAll(async () => {
  database = await openDatabase();
  listener = new Client({ connectionString: database.authenticatorUrl });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen pgrst');
});
afterAll(async () => {
  await listener.end();
  await database.close();
});

/** How many notices a statement sends; one of our own behind it says that all before have come. */
const noticesOf = async (sql: string): Promise<number> => {
  heard.length = 0;
  await database.adminQuery(sql);
  await database.adminQuery(`select pg_notify('pgrst', 'end')`);
  await expect.poll(() => heard.at(-1)).toBe('end');
  return heard.filter((payload) => payload === 'reload schema').length;
};

describe('[API-06] a change of the schema', () => {
  it('notifies of a schema change once for each transaction', async () => {
    expect(await noticesOf('create table public.watched (id int)')).toBe(1);
    expect(
      await noticesOf(
        'begin; alter table public.watched add a int; comment on table public.watched is $$x$$; commit',
      ),
    ).toBe(1);
    expect(
      await noticesOf('create function public.watched_one() returns int language sql as $$ select 1 $$'),
    ).toBe(1);
    expect(await noticesOf('drop function public.watched_one()')).toBe(1);
    expect(await noticesOf('drop table public.watched')).toBe(1);
  });

  it('does not notify of changes to rows, indexes or temporary tables', async () => {
    expect(await noticesOf('create temporary table passing (id int)')).toBe(0);
    expect(await noticesOf('insert into passing values (1)')).toBe(0);
    expect(await noticesOf('create index on passing (id)')).toBe(0);
  });
});
