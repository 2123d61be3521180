-- Facts about the installation as a whole.

-- What /admin/system shows, and never anybody's content.
create or replace function public.system_overview() returns jsonb
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

-- That there is mail which went to nobody's mailbox, for admins: to whom, what about, when, and whether a mail server refused
-- it. Never what it says: a letter holds a way into somebody's account. Only an install of its own keeps such a table;
-- elsewhere nothing comes.
create or replace function public.read_outbox(p_limit integer default 50) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read the outbox' using errcode = '42501';
  end if;
  if to_regclass('kindling.outbox') is null then
    return;
  end if;
  -- Dynamic, because the table need not exist where this function is made.
  return query execute
    'select jsonb_build_object(
       ''id'', o.id, ''kind'', o.kind, ''recipient'', o.recipient, ''subject'', o.subject,
       ''refused'', o.error is not null, ''created_at'', o.created_at)
     from kindling.outbox o order by o.created_at desc, o.id limit $1'
    using least(greatest(coalesce(p_limit, 50), 0), 200);
end
$$;
revoke execute on function public.read_outbox(integer) from public, anon;
grant execute on function public.read_outbox(integer) to authenticated;

-- What the public pages may count aloud: things of the installation, never people or what is theirs. The count stops at a
-- bound, so that an answer for everybody costs the same however large the library grows.
create or replace function public.public_counts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'tracks', (select count(*) from (select from public.music_tracks limit 10000) as counted)
  )
$$;
revoke execute on function public.public_counts() from public;
grant execute on function public.public_counts() to anon, authenticated, service_role;
