-- The security audit: what it looks at, what it keeps, what it tidies up. Admins and the host see the whole installation;
-- everybody else sees what is theirs.

create or replace function public.audits_everything() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select auth.role()), '') = 'service_role' or coalesce(public.is_current_user_admin(), false)
$$;
revoke execute on function public.audits_everything() from public, anon, authenticated;
grant execute on function public.audits_everything() to service_role;

-- The tables that hold something of the caller's, by whichever of their three ids a table knows them.
create or replace function public.tables_with_own_rows() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
declare
  found record;
  holds boolean;
begin
  for found in
    select distinct on (c.oid) c.oid::regclass as name, format('%I.%I', n.nspname, c.relname) as written, a.attname as owner,
      coalesce(k.confrelid, 'auth.users'::regclass) as person
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
    where c.relkind in ('r', 'p') and (
      k.confrelid in ('auth.users'::regclass, 'public.users'::regclass, 'public.profiles'::regclass)
      or (k.oid is null and a.attname = 'user_id')
    )
    order by c.oid, a.attname <> 'user_id', a.attnum
  loop
    execute format('select exists (select from %s where %I = $1)', found.name, found.owner) into holds
      using case found.person
        when 'public.users'::regclass then public.current_user_row_id()
        when 'public.profiles'::regclass then public.current_profile_id()
        else auth.uid()
      end;
    if holds then
      return next found.written;
    end if;
  end loop;
end
$$;
revoke execute on function public.tables_with_own_rows() from public, anon;
grant execute on function public.tables_with_own_rows() to authenticated;

-- What the last run said, row by row: every try and every finding that is no exception. How old it is stands in each row.
create or replace function public.test_rls_policies() returns table (
  table_name text,
  operation text,
  actor text,
  detail text,
  test_result text,
  security_level text,
  run_id uuid,
  run_at timestamptz,
  age_seconds integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  whole constant boolean := public.audits_everything();
  mine text[];
  last public.security_runs;
begin
  if auth.uid() is null and not whole then
    raise exception 'Sign in to see the audit' using errcode = '42501';
  end if;
  select * into last from public.security_runs r order by r.finished_at desc limit 1;
  if not found then
    return;
  end if;
  if not whole then
    mine := array(select public.tables_with_own_rows());
  end if;
  return query
    select found.*, last.id, last.finished_at, extract(epoch from now() - last.finished_at)::integer
    from (
      select c ->> 'table', c ->> 'operation', c ->> 'actor', c ->> 'outcome', c ->> 'test_result', c ->> 'security_level'
      from jsonb_array_elements(last.result -> 'cells') c
      where whole or c ->> 'table' = any (mine)
      union all
      select f ->> 'object', 'catalogue', '', f ->> 'title', f ->> 'test_result', f ->> 'security_level'
      from jsonb_array_elements(last.result -> 'findings') f
      where not f ? 'exception'
        and (whole or split_part(f ->> 'object', ':', 1) = any (mine))
    ) found;
end
$$;
revoke execute on function public.test_rls_policies() from public, anon;
grant execute on function public.test_rls_policies() to authenticated, service_role;

-- How the installation stands now; for somebody who is no admin, how what is theirs stands, and in which tables it is. Whatever
-- the numbers, a failed try in the last run is critical.
create or replace function public.perform_security_audit() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  whole constant boolean := public.audits_everything();
  mine text[];
  open_tables text[];
  sessions bigint;
  places bigint;
  failed boolean;
begin
  if auth.uid() is null and not whole then
    raise exception 'Sign in to see the audit' using errcode = '42501';
  end if;
  if not whole then
    mine := array(select public.tables_with_own_rows());
  end if;
  select coalesce(array_agg(t.name order by t.name), '{}') into open_tables
  from (
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relrowsecurity and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  ) t
  where whole or t.name = any (mine);
  select count(*) into sessions from public.user_sessions s
    where s.is_active and s.expires_at <= now() and (whole or s.user_id = public.current_user_row_id());
  select count(*) into places from public.login_locations l
    where (not l.coarse or l.latitude is not null or l.longitude is not null)
      and l.recorded_at < now() - interval '30 days' and (whole or l.user_id = auth.uid());
  select (public.security_run_counts(r.result, mine) ->> 'failed')::integer > 0 into failed
    from public.security_runs r
    where r.id = (select n.id from public.security_runs n order by n.finished_at desc limit 1);
  return jsonb_build_object(
    'status', case
      when cardinality(open_tables) > 0 or coalesce(failed, false) then 'CRITICAL'
      when sessions > 0 or places > 0 then 'WARNING'
      else 'SECURE'
    end,
    'tables_without_rls', cardinality(open_tables),
    'expired_active_sessions', sessions,
    'location_data_needing_anonymization', places,
    'open_tables', to_jsonb(open_tables),
    'scope', case when whole then 'installation' else 'own' end
  ) || case when whole then '{}' else jsonb_build_object('own_tables', to_jsonb(mine)) end;
end
$$;
revoke execute on function public.perform_security_audit() from public, anon;
grant execute on function public.perform_security_audit() to authenticated, service_role;

-- Ends what has run out and coarsens what is old: for an admin everybody's, for anybody else their own.
create or replace function public.automated_security_cleanup() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  whole constant boolean := public.audits_everything();
  ended integer;
  coarsened integer;
begin
  if auth.uid() is null and not whole then
    raise exception 'Sign in to tidy up' using errcode = '42501';
  end if;
  update public.user_sessions s set is_active = false
    where s.is_active and s.expires_at <= now() and (whole or s.user_id = public.current_user_row_id());
  get diagnostics ended = row_count;
  update public.login_locations l
    set region = null, city = null, latitude = null, longitude = null, coarse = true
    where (not l.coarse or l.latitude is not null or l.longitude is not null)
      and l.recorded_at < now() - interval '30 days' and (whole or l.user_id = auth.uid());
  get diagnostics coarsened = row_count;
  if whole and to_regprocedure('public.record_audit(text, text, text, text, uuid, text, jsonb)') is not null then
    execute 'select public.record_audit($1, $2, $3, $4, null, null, $5)'
      using 'admin_action', 'security_cleanup', 'low', 'success',
        jsonb_build_object('sessions', ended, 'locations', coarsened);
  end if;
  return jsonb_build_object('expired_sessions_ended', ended, 'locations_coarsened', coarsened);
end
$$;
revoke execute on function public.automated_security_cleanup() from public, anon;
grant execute on function public.automated_security_cleanup() to authenticated, service_role;

-- For the host, which tries things as everybody. The fifty newest stay.
create or replace function public.store_security_run(
  p_started_at timestamptz, p_score integer, p_grade text, p_result jsonb, p_by uuid
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  insert into public.security_runs (started_at, finished_at, score, grade, result, run_by)
  values (p_started_at, greatest(clock_timestamp(), p_started_at), p_score, p_grade, p_result, p_by)
  returning id into stored;
  delete from public.security_runs where id in (
    select r.id from public.security_runs r order by r.finished_at desc offset 50
  );
  return stored;
end
$$;
revoke execute on function public.store_security_run(timestamptz, integer, text, jsonb, uuid) from public, anon, authenticated;
grant execute on function public.store_security_run(timestamptz, integer, text, jsonb, uuid) to service_role;

-- The newest runs, for the host, which cuts them to what their reader may see: whole, or by name where the host has them already.
create or replace function public.newest_security_runs(p_limit integer default 2, p_known uuid[] default '{}') returns setof jsonb
language sql stable security definer set search_path = ''
as $$
  select case when r.id = any (p_known) then jsonb_build_object('id', r.id) else to_jsonb(r) - 'run_by' end
  from (
    -- Picked out first, so that no other run is unpacked.
    select n.id from public.security_runs n order by n.finished_at desc limit least(greatest(p_limit, 0), 10)
  ) newest
  join public.security_runs r on r.id = newest.id order by r.finished_at desc
$$;
revoke execute on function public.newest_security_runs(integer, uuid[]) from public, anon, authenticated;
grant execute on function public.newest_security_runs(integer, uuid[]) to service_role;

-- What a run came to, for the tables that are named or, without names, for all of them. Counted as judge.ts counts: each try and
-- each finding once.
create or replace function public.security_run_counts(p_result jsonb, p_tables text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'tests', count(*),
    'failed', count(*) filter (where one.line ->> 'test_result' = 'failed'),
    'low', count(*) filter (where one.line ->> 'security_level' = 'low'),
    'warnings', count(*) filter (where one.line ->> 'test_result' = 'warning'),
    'open_tables', count(*) filter (
      where one.line ->> 'check' = 'table-without-rls' and one.line ->> 'test_result' = 'failed'
    )
  )
  from (
    select c as line, c ->> 'table' as place from jsonb_array_elements(p_result -> 'cells') c
    union all
    select f, split_part(f ->> 'object', ':', 1) from jsonb_array_elements(p_result -> 'findings') f
  ) one
  where p_tables is null or one.place = any (p_tables)
$$;
revoke execute on function public.security_run_counts(jsonb, text[]) from public, anon, authenticated;

-- How it went for what is the caller's. There is no score among it: what is not about tables was not kept for each person.
create or replace function public.own_security_runs(p_limit integer default 30) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  mine text[];
begin
  if auth.uid() is null then
    raise exception 'Sign in to see the audit' using errcode = '42501';
  end if;
  mine := array(select public.tables_with_own_rows());
  return query
    select jsonb_build_object('id', r.id, 'finished_at', r.finished_at) || public.security_run_counts(r.result, mine)
    from public.security_runs r order by r.finished_at desc limit least(greatest(coalesce(p_limit, 30), 0), 50);
end
$$;
revoke execute on function public.own_security_runs(integer) from public, anon;
grant execute on function public.own_security_runs(integer) to authenticated;

-- How the score went, for admins.
create or replace function public.read_security_runs(p_limit integer default 30) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read the audit’s history' using errcode = '42501';
  end if;
  return query
    select jsonb_build_object(
      'id', r.id, 'started_at', r.started_at, 'finished_at', r.finished_at, 'score', r.score, 'grade', r.grade
    ) || public.security_run_counts(r.result, null)
    from public.security_runs r order by r.finished_at desc limit least(greatest(coalesce(p_limit, 30), 0), 50);
end
$$;
revoke execute on function public.read_security_runs(integer) from public, anon;
grant execute on function public.read_security_runs(integer) to authenticated;
