import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletionRules } from '#domain/privacy/deletion-rules.ts';
import type { DeletionRule } from '#domain/privacy/deletion-rules.ts';
import { tablesAboutNobody } from '#domain/privacy/tables-kept.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

const routines = path.resolve(import.meta.dirname, '../../../../supabase/routines/deletion.sql');

interface Key {
  readonly from: string;
  readonly to: string;
  readonly action: string;
}

let open: OpenDatabase;
let tables: readonly string[];
let keys: readonly Key[];
beforeAll(async () => {
  open = await openDatabase();
  // Whatever schema it stands in: a new one would be found too.
  const found = await open.adminQuery<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and n.nspname <> 'supabase_migrations'
     order by 1`,
  );
  tables = found.rows.map(({ name }) => name);
  const { rows } = await open.adminQuery<{ from: string; to: string; action: string }>(
    `select fn.nspname || '.' || f.relname as from, tn.nspname || '.' || t.relname as to, k.confdeltype as action
     from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f'`,
  );
  keys = rows;
});
afterAll(() => open.close());

const tablesWith = (...rules: readonly DeletionRule[]): readonly string[] =>
  Object.keys(deletionRules).filter((table) => rules.includes(deletionRules[table]!));

/** Everything that PostgreSQL itself deletes with a row of these. */
const takenAlong = (roots: readonly string[]): ReadonlySet<string> => {
  const taken = new Set(roots);
  for (let before = -1; before !== taken.size;) {
    before = taken.size;
    for (const { from, to, action } of keys) if (action === 'c' && taken.has(to)) taken.add(from);
  }
  return taken;
};

describe('the rules of deletion', () => {
  test('each table has one, or is about nobody', () => {
    expect(tables).toContain('public.tasks');
    const told = new Set([...Object.keys(deletionRules), ...tablesAboutNobody]);
    expect(
      tables.filter((name) => !told.has(name)),
      'say in src/domain/privacy/deletion-rules.ts what becomes of these with an account',
    ).toEqual([]);
    expect(Object.keys(deletionRules).filter((name) => !tables.includes(name))).toEqual([]);
  });

  test('what goes along hangs on the account by keys that delete', () => {
    const taken = takenAlong(['auth.users']);
    expect(tablesWith('goes-along').filter((name) => !taken.has(name))).toEqual([]);
  });

  test('what is erased stands in the procedure, or hangs on something that does', async () => {
    const text = await readFile(routines, 'utf8');
    const named = [...text.matchAll(/delete from ((?:auth|public|storage|kindling)\.\w+)/g)].map(
      ([, name = '']) => name,
    );
    const taken = takenAlong(named);
    expect(tablesWith('erased').filter((name) => !taken.has(name))).toEqual([]);
  });

  test('where a name is removed, a key or the procedure removes it', async () => {
    const text = await readFile(routines, 'utf8');
    const unnamed = tablesWith('name-removed').filter(
      (name) =>
        !text.includes(`update ${name} `) &&
        !keys.some(({ from, to, action }) => from === name && to === 'auth.users' && action === 'n'),
    );
    expect(unnamed).toEqual([]);
  });

  test('no table about nobody has a column that could hold a person', async () => {
    const { rows } = await open.adminQuery<{ name: string }>(
      `select distinct n.nspname || '.' || c.relname as name
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where a.attnum > 0 and not a.attisdropped
         and a.attname ~ '(^|_)(user|owner|email|phone|recipient|actor|uploader|profile|account)(_|$)'`,
    );
    const suspicious = new Set(rows.map(({ name }) => name));
    // Of the two, one holds a setting of the operator and the other an unused part of the identity service's schema.
    expect(
      tablesAboutNobody.filter((name) => suspicious.has(name) && !(name in deletionRules)).toSorted(),
    ).toEqual(['auth.saml_relay_states', 'kindling.installation']);
  });
});
