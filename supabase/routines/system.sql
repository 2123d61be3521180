-- Facts about the installation as a whole.

-- How many rows each table has, counted: an estimate is nothing before the first analyse, and a zero then would be untrue. The
-- smaller tables are counted up to a quarter of a gigabyte read in all; beyond that the planner's estimate, said to be one,
-- and null where there is none yet.
create or replace function public.count_tables() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted jsonb := '[]';
  one record;
  found bigint;
begin
  for one in
    select c.oid, c.relname as name, c.relrowsecurity as rls, c.reltuples::bigint as estimate,
      sum(pg_relation_size(c.oid)) over (order by pg_relation_size(c.oid), c.relname) as read
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname
  loop
    if one.read <= 268435456 then
      execute format('select count(*) from %s', one.oid::regclass) into found;
    else
      found := nullif(one.estimate, -1);
    end if;
    counted := counted || jsonb_build_object(
      'name', one.name, 'rows', found, 'exact', one.read <= 268435456, 'rls', one.rls
    );
  end loop;
  return counted;
end
$$;
revoke execute on function public.count_tables() from public, anon, authenticated, service_role;

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
    'tables', public.count_tables(),
    'errors_last_day', (
      select count(*) from public.client_logs l
      where l.level = 'error' and l.created_at > now() - interval '1 day'
    )
  );
end
$$;
revoke execute on function public.system_overview() from public, anon;
grant execute on function public.system_overview() to authenticated;

-- What the host says about the database in api-key-health-checker: versions and how much waits. For the service alone, since
-- the host keeps the answer for a minute and decides who gets it. Counts and moments, nothing of anybody's.
create or replace function public.system_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  queues jsonb;
  one jsonb;
begin
  select jsonb_agg(to_jsonb(q)) into queues from (
    select 'messages' as id, count(*) as waiting, 0 as working, 0 as stuck, min(m.created_at) as oldest_at
    from public.contact_messages m where m.state = 'new' and m.removed_at is null
    union all
    select 'review', count(*), 0, 0, min(s.created_at)
    from public.music_staging s
    where s.status = 'pending' and s.offered_for_review and s.consent_agreed and s.ownership_confirmed
      and s.deleted_at is null
    union all
    select 'renders', count(*) filter (where r.state = 'waiting'), count(*) filter (where r.state = 'rendering'),
      count(*) filter (where r.state = 'failed'), min(r.asked_at) filter (where r.state = 'waiting')
    from public.music_renders r
    union all
    select 'analysis', count(*) filter (where j.state = 'waiting'), count(*) filter (where j.state = 'working'),
      count(*) filter (where j.state = 'failed'), min(j.asked_at) filter (where j.state = 'waiting')
    from public.analysis_jobs j
  ) q;
  -- Dynamic, because only an install of its own keeps these tables.
  if to_regclass('kindling.outbox') is not null then
    execute $sql$
      select jsonb_agg(to_jsonb(q)) from (
        select 'outbox' as id, count(*) as waiting, 0 as working, count(*) filter (where o.error is not null) as stuck,
          min(o.created_at) as oldest_at
        from kindling.outbox o
        union all
        select 'uploads', 0, count(*), 0, min(u.created_at) from kindling.resumable_uploads u where u.completed_at is null
        union all
        select 'discarded', count(*), 0, 0, min(d.noted_at) from kindling.discarded_versions d
      ) q
    $sql$ into one;
    queues := queues || one;
  end if;
  return jsonb_build_object(
    'postgres', current_setting('server_version'),
    'database_bytes', pg_database_size(current_database()),
    'migrations', (select count(*) from supabase_migrations.schema_migrations),
    'newest_migration', (
      select coalesce(m.version || '_' || m.name, m.version) from supabase_migrations.schema_migrations m
      order by m.version desc limit 1
    ),
    'queues', queues
  );
end
$$;
revoke execute on function public.system_state() from public, anon, authenticated;
grant execute on function public.system_state() to service_role;

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
