-- The roles a Supabase project has. Only `authenticator` can log in, and it inherits nothing:
-- every request has to say whose rights it uses.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'supabase_storage_admin') then
    create role supabase_storage_admin nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end
$$;

grant anon, authenticated, service_role, supabase_auth_admin, supabase_storage_admin to authenticator;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role, supabase_auth_admin;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
