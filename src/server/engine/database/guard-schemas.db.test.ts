import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

describe('what stands around the platform', () => {
  test('every table of sign-in and of the host itself has row-level security', async () => {
    const { rows } = await open.adminQuery(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('auth', 'kindling', 'storage', 'supabase_migrations')
         and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });

  test('a policy on a table of sign-in or of the host is for the service that has it, and for nobody else', async () => {
    const { rows } = await open.adminQuery<{ roles: string }>(
      `select distinct roles::text as roles from pg_policies where schemaname in ('auth', 'kindling')`,
    );
    expect(rows.map(({ roles }) => roles).toSorted()).toEqual([
      '{supabase_auth_admin}',
      '{supabase_storage_admin}',
    ]);
  });

  test('a grant by mistake opens no table of sign-in', async () => {
    await open.adminQuery(
      'grant usage on schema auth to authenticated; grant select on auth.users to authenticated',
    );
    await open.adminQuery(
      `insert into auth.users (id, aud, role, email) values (gen_random_uuid(), 'authenticated', 'authenticated', 'x@example.org')`,
    );
    const { rows } = await open.db.tx({ role: 'authenticated', claims: { role: 'authenticated' } }, (query) =>
      query('select id from auth.users'),
    );
    expect(rows).toEqual([]);
  });

  test('no function with more rights than its caller belongs to a superuser', async () => {
    const { rows } = await open.adminQuery<{ name: string; owner: string; super: boolean }>(
      `select p.oid::regprocedure::text as name, r.rolname as owner, r.rolsuper as super
       from pg_proc p join pg_roles r on r.oid = p.proowner join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')`,
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => row.super)).toEqual([]);
    expect(new Set(rows.map(({ owner }) => owner))).toEqual(new Set(['kindling_owner']));
  });

  test('who owns these functions cannot log in, make roles or databases', async () => {
    const { rows } = await open.adminQuery(
      `select rolcanlogin, rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = 'kindling_owner'`,
    );
    expect(rows).toEqual([
      {
        rolcanlogin: false,
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
      },
    ]);
    const members = await open.adminQuery(
      `select from pg_auth_members where roleid = 'kindling_owner'::regrole or member = 'kindling_owner'::regrole`,
    );
    expect(members.rows).toEqual([]);
  });
});
