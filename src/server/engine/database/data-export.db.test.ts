import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedTables, tablesInExport } from '#domain/data-export/export-tables.ts';
import { tablesAboutNobody } from '#domain/privacy/tables-kept.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

test('[ARCHIVE-01] the export contains every table that a person may read on this server', async () => {
  const { rows } = await open.adminQuery(
    `select 'public.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname = 'public'
       and has_any_column_privilege('authenticated', c.oid, 'select')
     order by 1`,
  );
  const readable = rows.map((row) => String(row['name']));
  expect(readable).toContain('public.tasks');
  const told = new Set([...tablesInExport, ...tablesAboutNobody]);
  expect(
    readable.filter((name) => !told.has(name)),
    'put these tables into src/domain/data-export/export-tables.ts',
  ).toEqual([]);
});

test('[ARCHIVE-01] the export selects existing columns, in an order in which no row comes twice', async () => {
  const { rows } = await open.adminQuery(
    `select c.relname as name, a.attname as column,
            has_column_privilege('authenticated', c.oid, a.attname, 'select') as readable,
            exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary
                    and a.attnum = any (i.indkey)) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p')`,
  );
  for (const { table, owner, columns, order } of exportedTables) {
    const own = rows.filter((row) => row['name'] === table);
    const readable = new Set(
      own.filter((row) => row['readable'] === true).map((row) => String(row['column'])),
    );
    const asked = [...order, ...(columns ?? []), ...(owner === null ? [] : [owner.column])];
    expect(
      asked.filter((column) => !readable.has(column)),
      table,
    ).toEqual([]);
    // The owner is the same in every row that is read.
    const same = owner?.column ?? 'user_id';
    const key = own.filter((row) => row['key'] === true).map((row) => String(row['column']));
    expect(
      key.filter((column) => column !== same && !order.includes(column)),
      table,
    ).toEqual([]);
  }
});

test('[ARCHIVE-01] the export filters by the owner’s column, and where it does not, row-level security does', async () => {
  const { rows: keys } = await open.adminQuery(
    `select c.relname as name, a.attname as column, c.confrelid::regclass::text as target
     from (select con.*, r.relname from pg_constraint con join pg_class r on r.oid = con.conrelid) c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f'`,
  );
  const { rows: policies } = await open.adminQuery(
    `select tablename as name, qual from pg_policies where schemaname = 'public' and cmd in ('SELECT', 'ALL')`,
  );
  const targets = { account: 'auth.users', profile: 'profiles' } as const;
  for (const { table, owner } of exportedTables) {
    const target: unknown = keys.find((key) => key['name'] === table && key['column'] === owner?.column)?.[
      'target'
    ];
    expect(target, table).toBe(owner === null ? undefined : targets[owner.is]);
    const forAdmins = policies.filter((row) => row['name'] === table && /admin/.test(String(row['qual'])));
    expect(owner === null ? forAdmins : [], table).toEqual([]);
  }
});
