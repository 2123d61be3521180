-- Run at the end of every start, after all that makes tables and functions; changes only what is not yet as it says.

-- The platform's own tables have row-level security too: a grant that somebody adds by mistake opens nothing. Each service
-- gets back what it was granted, and nobody else has a policy.
do $$
declare
  found record;
begin
  for found in
    select c.oid::regclass as name from pg_class c
    where c.relnamespace in (select oid from pg_namespace where nspname in ('auth', 'kindling', 'supabase_migrations'))
      and c.relkind in ('r', 'p') and not c.relrowsecurity
  loop
    execute format('alter table %s enable row level security', found.name);
  end loop;
  for found in
    select distinct c.oid::regclass as name, r.rolname as role
    from pg_class c cross join lateral aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.relnamespace in (select oid from pg_namespace where nspname in ('auth', 'kindling'))
      and c.relkind in ('r', 'p') and r.rolname in ('supabase_auth_admin', 'supabase_storage_admin')
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'For ' || r.rolname)
  loop
    execute format(
      'create policy %I on %s for all to %I using (true) with check (true)',
      'For ' || found.role, found.name, found.role
    );
  end loop;
end
$$;

-- A function with more rights than its caller has those of its owner, and that is no superuser: one that is wrong about
-- rows cannot also read files, change roles or load code. Where the owner of the database is none, there is nothing to do.
do $$
declare
  found record;
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    return;
  end if;
  if not exists (select from pg_roles where rolname = 'kindling_owner') then
    -- Roles belong to the whole cluster, and another database of it may be starting.
    begin
      create role kindling_owner nologin noinherit bypassrls;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  for found in
    select n.nspname as name from pg_namespace n
    where n.nspname in ('auth', 'kindling', 'public', 'storage') and not has_schema_privilege('kindling_owner', n.oid, 'usage')
  loop
    execute format('grant usage on schema %I to kindling_owner', found.name);
  end loop;
  for found in
    select c.oid::regclass as name, c.relkind as kind from pg_class c
    where c.relnamespace in (select oid from pg_namespace where nspname in ('auth', 'kindling', 'public', 'storage'))
      and case c.relkind
        when 'S' then not has_sequence_privilege('kindling_owner', c.oid, 'usage')
        else c.relkind in ('r', 'p', 'v') and not (
          has_table_privilege('kindling_owner', c.oid, 'select') and has_table_privilege('kindling_owner', c.oid, 'insert')
          and has_table_privilege('kindling_owner', c.oid, 'update') and has_table_privilege('kindling_owner', c.oid, 'delete')
        )
      end
  loop
    if found.kind = 'S' then
      execute format('grant usage on sequence %s to kindling_owner', found.name);
    else
      execute format('grant select, insert, update, delete on %s to kindling_owner', found.name);
    end if;
  end loop;
  -- What only functions tell admins: which version of the schema this is.
  if not has_table_privilege('kindling_owner', 'supabase_migrations.schema_migrations', 'select') then
    grant usage on schema supabase_migrations to kindling_owner;
    grant select on supabase_migrations.schema_migrations to kindling_owner;
  end if;
  -- Also what is made later, by a migration that is tried by hand.
  alter default privileges in schema auth, kindling, public, storage
    grant select, insert, update, delete on tables to kindling_owner;
  alter default privileges in schema auth, kindling, public, storage grant usage on sequences to kindling_owner;
  for found in
    select p.oid::regprocedure as name, p.prosecdef as lends from pg_proc p join pg_roles r on r.oid = p.proowner
    where p.pronamespace in (select oid from pg_namespace where nspname in ('auth', 'kindling', 'public', 'storage'))
      and p.prokind in ('f', 'p')
      and (p.prosecdef and r.rolsuper or not has_function_privilege('kindling_owner', p.oid, 'execute'))
  loop
    if found.lends then
      execute format('alter routine %s owner to kindling_owner', found.name);
    else
      execute format('grant execute on routine %s to kindling_owner', found.name);
    end if;
  end loop;
end
$$;

-- As in supabase/routines/second_factor.sql, for tables that came since: who has not shown their second factor reads and
-- changes nothing. A database of an older version has not got the question yet.
do $$
declare
  found record;
begin
  if to_regprocedure('public.second_factor_answered()') is null then
    return;
  end if;
  for found in
    select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or n.nspname = 'storage' and c.relname = 'objects')
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'The second factor comes first')
  loop
    execute format(
      'create policy "The second factor comes first" on %s as restrictive for all to authenticated
       using ((select public.second_factor_answered())) with check ((select public.second_factor_answered()))',
      found.name
    );
  end loop;
end
$$;
