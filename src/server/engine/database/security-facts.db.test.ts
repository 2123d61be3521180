import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { policyExamples } from '#domain/security/policy-examples.ts';
import { adminFunctions, adminTables, guardedTables } from '#domain/security/security-facts.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

const namesFrom = async (text: string): Promise<readonly string[]> => {
  const { rows } = await open.adminQuery<{ name: string }>(text);
  return rows.map(({ name }) => name).toSorted();
};

const inPublic = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`;

describe('what the security pages say of the database', () => {
  test('row-level security is on for as many tables as the page says, and for all there are', async () => {
    const tables = await namesFrom(`select c.relname as name from pg_class c where ${inPublic}`);
    const guarded = await namesFrom(
      `select c.relname as name from pg_class c where ${inPublic} and c.relrowsecurity`,
    );
    expect(guarded).toEqual(tables);
    expect(guarded.length, 'say so in src/domain/security/security-facts.ts').toBe(guardedTables);
  });

  test('a visitor may read no table', async () => {
    const readable = await namesFrom(
      `select c.relname as name from pg_class c where ${inPublic}
       and (has_table_privilege('anon', c.oid, 'select') or has_any_column_privilege('anon', c.oid, 'select'))`,
    );
    expect(readable).toEqual([]);
  });

  test('a visitor may write error reports into a table, and nothing else', async () => {
    const writable = await namesFrom(
      `select c.relname || ' ' || kind as name from pg_class c, unnest(array['insert', 'update']) kind
       where ${inPublic} and has_any_column_privilege('anon', c.oid, kind)`,
    );
    expect(writable).toEqual(['client_logs insert']);
    const removable = await namesFrom(
      `select c.relname as name from pg_class c where ${inPublic}
       and has_table_privilege('anon', c.oid, 'delete, truncate')`,
    );
    expect(removable).toEqual([]);
  });

  // What this rule does for owner, stranger and admin is tried out in row-level-security.db.test.ts.
  test.each(recordKinds.map((kind) => recordRegistry[kind].table))(
    'only the owner of a row may read or change it in %s',
    async (table) => {
      const { rows } = await open.adminQuery<{ kind: string; rule: string; roles: string }>(
        `select cmd as kind, coalesce(qual, with_check) as rule, roles::text as roles from pg_policies
       where schemaname = 'public' and tablename = $1 and permissive = 'PERMISSIVE'`,
        [table],
      );
      expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE']);
      for (const { rule, roles } of rows) {
        // A licence may be asked beside it, which lets in fewer and never others.
        const byOwner = rule.replace(
          /^\((.+) AND \( SELECT has_feature\('\w+'::text\) AS has_feature\)\)$/,
          '$1',
        );
        expect(byOwner).toMatch(/^\((user_id|id) = \( SELECT auth\.uid\(\) AS uid\)\)$/);
        expect(roles).toBe('{authenticated}');
      }
    },
  );

  test('admins have access where the page says so, and nowhere else', async () => {
    const byPolicy = await namesFrom(
      `select distinct schemaname || '.' || tablename as name from pg_policies
       where coalesce(qual, '') || coalesce(with_check, '') like '%is_current_user_admin%'`,
    );
    expect(byPolicy).toEqual([...adminTables]);
    const byFunction = await namesFrom(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and prosrc like '%is_current_user_admin()%' and has_function_privilege('authenticated', oid, 'execute')`,
    );
    expect(byFunction).toEqual([...adminFunctions]);
  });

  test.each(policyExamples)('the policy “$name” is in force', async ({ table, name }) => {
    const { rows } = await open.adminQuery(
      `select from pg_policies where schemaname = 'public' and tablename = $1 and policyname = $2`,
      [table, name],
    );
    expect(rows).toHaveLength(1);
  });
});
