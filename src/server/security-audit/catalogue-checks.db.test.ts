import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueExceptions } from '#domain/security/audit/exceptions.ts';
import type { Query } from '#server/engine/database/database.ts';
import { service } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { catalogueChecks } from './checks/catalogue-checks.ts';
import { runCatalogueChecks } from './run-catalogue-checks.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

const query: Query = (text, values = []) => open.adminQuery(text, values);

const undone = async (planted: string, look: () => Promise<void>): Promise<void> => {
  await open.adminQuery('begin');
  try {
    await open.adminQuery(planted);
    await look();
  } finally {
    await open.adminQuery('rollback');
  }
};

const table = 'create table public.planted (id uuid primary key, user_id uuid, note text);';
const guarded = `${table} alter table public.planted enable row level security;`;
const definer = `create function public.planted() returns integer language sql security definer`;

const holes: Readonly<Record<string, string>> = {
  'table-without-rls': 'alter table public.tasks disable row level security',
  'rls-not-forced': 'alter table public.tasks owner to authenticated',
  'view-bypasses-rls':
    'create view public.planted as select * from public.tasks; grant select on public.planted to authenticated',
  'stored-view-open':
    'create materialized view public.planted as select * from public.tasks; grant select on public.planted to authenticated',
  'trigger-disabled': 'alter table public.user_sessions disable trigger user_sessions_stay_ended',
  'guard-trigger-gone': 'drop trigger user_sessions_stay_ended on public.user_sessions',
  'rule-rewrites': `${guarded} create rule planted as on insert to public.planted do also delete from public.planted`,
  'policy-always-true': 'create policy planted on public.tasks for select to authenticated using (true)',
  'policy-blind-to-rows':
    'create policy planted on public.tasks for select to authenticated using ((select auth.uid()) is not null)',
  'policy-for-everybody':
    'create policy planted on public.tasks for select using (user_id = (select auth.uid()))',
  'policy-without-check':
    'create policy planted on public.tasks for update to authenticated using (user_id = (select auth.uid()))',
  'policy-column-unindexed': `${guarded} create policy planted on public.planted for select to authenticated
    using (user_id = (select auth.uid()))`,
  'policy-asks-per-row':
    'create policy planted on public.tasks for select to authenticated using (auth.uid() = user_id)',
  'policy-trusts-metadata': `create policy planted on public.tasks for select to authenticated
    using (user_id is not null and (select auth.jwt() -> 'user_metadata' ->> 'role') = 'admin')`,
  'second-factor-unguarded': 'drop policy "The second factor comes first" on public.tasks',
  'definer-without-search-path': `${definer} as 'select 1'`,
  'definer-for-everybody': `${definer} set search_path = '' as 'select 1'`,
  'definer-undeclared': `${definer} set search_path = '' as 'select 1';
    revoke execute on function public.planted() from public; grant execute on function public.planted() to authenticated`,
  'admin-function-unguarded': `create or replace function public.read_security_runs(p_limit integer default 30)
    returns setof jsonb language sql security definer set search_path = '' as 'select to_jsonb(r) from public.security_runs r'`,
  'definer-of-superuser': `${definer} set search_path = '' as 'select 1'; revoke execute on function public.planted() from public`,
  'function-switches-rls-off': `create function public.planted() returns integer language sql set row_security = off as 'select 1'`,
  'grant-wider-than-policies': `${guarded} grant select (note) on public.planted to authenticated`,
  'grant-to-visitors': 'grant select (title) on public.tasks to anon',
  'grant-to-everybody': 'grant update (title) on public.tasks to public',
  'grant-beyond-rows': 'grant truncate on public.tasks to authenticated',
  'grant-to-hand-on': 'grant select on public.tasks to authenticated with grant option',
  'defaults-open-new-things': 'alter default privileges in schema public grant select on tables to anon',
  'schema-lets-people-create': 'grant create on schema public to authenticated',
  'closed-schema-open': 'grant usage on schema kindling to authenticated',
  'function-changed': `create or replace function public.keep_sessions_ended() returns trigger language plpgsql
    set search_path = '' as 'begin return new; end'`,
  'policy-undeclared': `create policy planted on public.tasks for select to authenticated
    using (user_id = (select auth.uid()) or (title = 'shared' and user_id is not null))`,
  'bucket-open': `update storage.buckets set public = true where id = 'music-staging'`,
  'role-too-strong': 'grant supabase_auth_admin to authenticated',
};

describe('[AUDIT-01] the checks over the catalogue', () => {
  test('find nothing in the product as it is but what is written down with its reason', async () => {
    const findings = await open.db.tx(service, (asService) => runCatalogueChecks(asService));
    expect(findings.filter(({ exception }) => exception === undefined)).toEqual([]);
    const excepted = findings.map(({ check, object }) => `${check} ${object}`).toSorted();
    const written = catalogueExceptions.flatMap(({ check, objects }) =>
      objects.map((object) => `${check} ${object}`),
    );
    expect(excepted).toEqual(written.toSorted());
  });

  test('a planted hole stands here for every kind of finding', () => {
    expect(Object.keys(holes).toSorted()).toEqual(catalogueChecks.map(({ id }) => id).toSorted());
  });

  test.each(Object.entries(holes))(
    'find a planted hole of the kind %s, and the SQL beside it mends it',
    async (kind, planted) => {
      const checks = catalogueChecks.filter(({ id }) => id === kind);
      const found = async () =>
        (await runCatalogueChecks(query, checks)).filter(({ exception }) => exception === undefined);
      await undone('select 1', async () => expect(await found()).toEqual([]));
      await undone(planted, async () => {
        const findings = await found();
        expect(findings).not.toEqual([]);
        for (const { mend } of findings) await open.adminQuery(mend);
        // What begins as a comment asks for judgement.
        expect((await found()).filter(({ mend }) => !mend.startsWith('--'))).toEqual([]);
      });
    },
  );
});
