import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesAboutNobody, tablesKept } from '#domain/privacy/tables-kept.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

test('every table stands on the privacy page, or is listed as being about nobody', async () => {
  const { rows } = await open.adminQuery(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm', 'f') and n.nspname in ('public', 'auth', 'storage', 'kindling')
     order by 1`,
  );
  const tables = rows.map((row) => String(row['name']));
  expect(tables).toContain('public.tasks');
  const told = new Set([...Object.values(tablesKept).flat(), ...tablesAboutNobody]);
  expect(
    tables.filter((name) => !told.has(name)),
    'say in src/domain/privacy/data-kept.ts what these tables keep about people',
  ).toEqual([]);
});
