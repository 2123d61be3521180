-- What /admin/system shows: facts about the installation, never anybody's content.

create function public.system_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read the system overview' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'database_version', current_setting('server_version'),
    'database_bytes', pg_database_size(current_database()),
    'migrations', (
      select coalesce(jsonb_agg(jsonb_build_object('version', m.version, 'name', m.name) order by m.version), '[]')
      from supabase_migrations.schema_migrations m
    ),
    'accounts', (select count(*) from public.profiles),
    'tables', (
      select coalesce(jsonb_agg(
        -- reltuples is -1 until the first analyse; an estimate is enough and costs nothing
        jsonb_build_object('name', c.relname, 'rows', greatest(c.reltuples, 0)::bigint, 'rls', c.relrowsecurity)
        order by c.relname
      ), '[]')
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    ),
    'errors_last_day', (
      select count(*) from public.client_logs l
      where l.level = 'error' and l.created_at > now() - interval '1 day'
    )
  );
end
$$;
revoke execute on function public.system_overview() from public, anon;
grant execute on function public.system_overview() to authenticated;
