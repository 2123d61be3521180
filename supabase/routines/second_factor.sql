-- Who is an admin, and what the operator asks of them (decision 084).

-- Whether the second factor was shown: the token says so, and its session does not say otherwise. An old token keeps what it
-- says after the factor is gone.
create or replace function public.second_factor_shown() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal' = 'aal2', false) and not exists (
    select from auth.sessions s
    where s.id = ((select auth.jwt()) ->> 'session_id')::uuid and coalesce(s.aal::text, 'aal1') < 'aal2'
  )
$$;
revoke execute on function public.second_factor_shown() from public, anon, authenticated, service_role;

-- The table decides, not the token: a role taken away is gone at once, whatever an old token still says. And it takes the
-- second factor: always where there is one, and where the operator asks for it also where there is none yet.
create or replace function public.is_current_user_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'admin'
  ) and public.second_factor_answered() and (
    not exists (select from public.sign_in_rules s where s.admins_need_second_factor) or public.second_factor_shown()
  )
$$;

-- Whether all that keeps the caller from being an admin is a second factor they have not set up: for leading them there.
create or replace function public.second_factor_wanted() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'admin')
    and exists (select from public.sign_in_rules s where s.admins_need_second_factor)
    and not public.second_factor_shown()
$$;
revoke execute on function public.second_factor_wanted() from public, anon;
grant execute on function public.second_factor_wanted() to authenticated;

-- Whether an account is one that could do anything: such a one shows who sits there before it gets a new password or PIN.
create or replace function public.holds_admin_role(p_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.user_roles r where r.user_id = p_user_id and r.role = 'admin') $$;
revoke execute on function public.holds_admin_role(uuid) from public, anon, authenticated, service_role;
do $$
begin
  -- The identity service of this host; a hosted project asks nothing here.
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function public.holds_admin_role(uuid) to supabase_auth_admin;
  end if;
end
$$;

-- The host says at every start what its settings are; a change is recorded.
create or replace function public.set_sign_in_rules(p_admins_need_second_factor boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sign_in_rules set admins_need_second_factor = p_admins_need_second_factor, changed_at = now()
    where admins_need_second_factor <> p_admins_need_second_factor;
  if found then
    perform public.record_audit('configuration', 'change_sign_in_rules', 'high', 'success', null, null,
      jsonb_build_object('admins_need_second_factor', p_admins_need_second_factor));
  end if;
end
$$;
revoke execute on function public.set_sign_in_rules(boolean) from public, anon, authenticated;
grant execute on function public.set_sign_in_rules(boolean) to service_role;

-- For /admin/system: what is asked of admins, and how many of them have it.
create or replace function public.read_sign_in_rules() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read the sign-in rules' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'admins_need_second_factor', (select s.admins_need_second_factor from public.sign_in_rules s),
      'admins', count(*),
      'admins_with_factor', count(*) filter (where exists (
        select from auth.mfa_factors f where f.user_id = r.user_id and f.status = 'verified'
      )))
    from public.user_roles r where r.role = 'admin'
  );
end
$$;
revoke execute on function public.read_sign_in_rules() from public, anon;
grant execute on function public.read_sign_in_rules() to authenticated;

-- Puts the guard on every table that people may reach. A restrictive policy takes away and never gives: whatever else a
-- table's policies say, this one has to agree. The host does the same at every start (guard-schemas.sql), so that a table
-- made later has it too.
do $$
declare
  found record;
begin
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
