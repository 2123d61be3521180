import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccount } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Whatever can grow, and which people may write themselves. */
const writableColumns = async (): Promise<readonly Column[]> => {
  const { rows } = await open.adminQuery<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attnum > 0 and not a.attisdropped
       and (t.typlen = -1 or t.typcategory = 'A')
       and exists (
         select from unnest(array['anon', 'authenticated']) as who, unnest(array['insert', 'update']) as what
         where has_column_privilege(who, c.oid, a.attnum, what))
     order by 1, 2`,
  );
  return rows;
};

const long = 'x'.repeat(200_000);

/** A value of each type that nobody needs to store. */
const probesOf = (type: string): readonly unknown[] => {
  if (type.endsWith('[]')) {
    return type.startsWith('text') || type.startsWith('character')
      ? [[long], Array.from({ length: 100_000 }, () => 'x')]
      : [Array.from({ length: 100_000 }, () => 1)];
  }
  if (type.startsWith('numeric')) return ['9'.repeat(100_000), `0.${'1'.repeat(16_000)}`];
  if (type.startsWith('json')) return [{ long }, [long], long];
  return [long];
};

/** Whether the table's checks let it pass, asked of a row in which everything else is null. */
const isTaken = async ({ table, name }: Column, probe: unknown): Promise<boolean> => {
  const { rows: checks } = await open.adminQuery<{ expression: string }>(
    `select pg_get_expr(conbin, conrelid) as expression from pg_constraint
     where conrelid = format('public.%I', $1::text)::regclass and contype = 'c'`,
    [table],
  );
  const together = ['true', ...checks.map(({ expression }) => `(${expression})`)].join(' and ');
  try {
    const { rows } = await open.adminQuery<{ refused: boolean }>(
      `select (${together}) is false as refused
       from jsonb_populate_record(null::public."${table}", $1::jsonb)`,
      [JSON.stringify({ [name]: probe })],
    );
    return rows[0]?.refused !== true;
  } catch {
    // It is not even a value of the column's type.
    return false;
  }
};

test('every text, document, list and number that people may write has a bound', async () => {
  const columns = await writableColumns();
  expect(columns.map(({ table, name }) => `${table}.${name}`)).toEqual(
    expect.arrayContaining(['tasks.title', 'music_staging.ai_analysis_results', 'client_logs.context']),
  );
  const unbounded: string[] = [];
  for (const column of columns) {
    for (const probe of probesOf(column.type)) {
      if (await isTaken(column, probe)) unbounded.push(`${column.table}.${column.name} (${column.type})`);
    }
  }
  expect(unbounded, 'give these columns a check that bounds them').toEqual([]);
});

const insertStaged = `insert into public.music_staging (uploader_id, title) values ($1, 'Rain')`;
const addStaged = (profileId: string, count: number) =>
  open.adminQuery(
    `insert into public.music_staging (uploader_id, title) select $1, 'Rain' from generate_series(1, $2::int)`,
    [profileId, count],
  );
const addStagedAs = (account: Awaited<ReturnType<typeof createAccount>>): Promise<string> =>
  open.db
    .tx(account.actor, (query) => query(insertStaged, [account.profileId]))
    .then(
      () => 'stored',
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'other'),
    );

test('[STORE-01] a person stages a thousand tracks and no more', async () => {
  const person = await createAccount(open.adminQuery);
  await addStaged(person.profileId, 999);
  expect(await addStagedAs(person)).toBe('stored');
  expect(await addStagedAs(person)).toBe('23514');
  await open.adminQuery(
    `delete from public.music_staging where id = (
       select id from public.music_staging where uploader_id = $1 limit 1)`,
    [person.profileId],
  );
  expect(await addStagedAs(person)).toBe('stored');
  expect(await addStagedAs(await createAccount(open.adminQuery))).toBe('stored');
});

test('[STORE-01] two tracks that are staged at the same moment do not both take the last place', async () => {
  const person = await createAccount(open.adminQuery);
  await addStaged(person.profileId, 999);
  const staged = Promise.withResolvers<undefined>();
  const mayEnd = Promise.withResolvers<undefined>();
  const first = open.db.tx(person.actor, async (query) => {
    await query(insertStaged, [person.profileId]);
    staged.resolve(undefined);
    await mayEnd.promise;
  });
  await staged.promise;
  let isOver = false;
  const second = addStagedAs(person).finally(() => {
    isOver = true;
  });
  await vi.waitFor(
    async () => {
      const { rows } = await open.adminQuery('select from pg_locks where not granted');
      expect(rows.length > 0 || isOver).toBe(true);
    },
    { timeout: 30_000 },
  );
  mayEnd.resolve(undefined);
  await first;
  expect(await second).toBe('23514');
});
