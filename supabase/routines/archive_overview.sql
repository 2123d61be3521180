-- How much is held of a person, and what is put away by itself.

-- The tables in which somebody may read rows of their own, as the catalogue has them: with the column that says whose a row
-- is, the columns they may read, and the one that says since when it is there. A table that is added later is counted
-- without a change here.
create or replace function public.held_tables()
returns table (name text, owner text, readable text[], since text, can_be_deleted boolean)
language sql stable set search_path = ''
as $$
  with readable as (
    select c.relname::text as name, a.attname::text as col, a.attnum
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and pg_catalog.has_column_privilege('authenticated', c.oid, a.attnum, 'select')
  ), tables as (
    select r.name, array_agg(r.col order by r.attnum) as readable from readable r group by r.name
  )
  select t.name,
    (select o.col from unnest(array['user_id', 'person_id', 'owner_id', 'uploader_id', 'profile_id'])
      with ordinality as o (col, at) where o.col = any (t.readable) order by o.at limit 1),
    t.readable,
    (select s.col from unnest(array[
        'created_at', 'made_at', 'started_at', 'checked_at', 'heard_at', 'said_at', 'at', 'sent_at', 'seen_at', 'granted_at'
      ]) with ordinality as s (col, at) where s.col = any (t.readable) order by s.at limit 1),
    'deleted_at' = any (t.readable)
  from tables t
  -- The last four show nobody any rows but their own.
  where t.readable && array['user_id', 'person_id', 'owner_id', 'uploader_id', 'profile_id']
    or t.name in ('users', 'user_sessions', 'trusted_devices', 'audit_events')
$$;

-- {"tables": [{"name", "rows", "bytes", "deleted", "months": [{"month": "2026-11", "rows", "bytes"}]}]}, of the one who asks
-- and under their own policies. Months are those of the last twelve; what is older counts to the first of them. Files are
-- counted by their own size: uploads as "storage.objects", copies that are kept here as "storage.archives". A restore point is as
-- large as what was written down for it.
create or replace function public.held_overview() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  first_month constant timestamp := date_trunc('month', now() at time zone 'utc') - interval '11 months';
  counted constant text := $query$
    with own as (%s), live as (select * from own where not gone), monthly as (
      select to_char(greatest(date_trunc('month', coalesce(since, '-infinity') at time zone 'utc'), $3), 'YYYY-MM') as month,
        count(*) as rows, sum(bytes) as bytes
      from live group by 1
    )
    select jsonb_build_object(
      'name', $4::text,
      'rows', (select count(*) from live),
      'bytes', (select coalesce(sum(bytes), 0) from own),
      'deleted', (select count(*) from own where gone),
      'months', (
        select coalesce(jsonb_agg(jsonb_build_object('month', month, 'rows', rows, 'bytes', bytes) order by month), '[]')
        from monthly
      )
    )$query$;
  profile constant uuid := public.current_profile_id();
  answers jsonb := '[]';
  answer jsonb;
  held record;
begin
  if auth.uid() is null then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  for held in select * from public.held_tables() order by name loop
    execute format(
      counted,
      format(
        'select pg_catalog.pg_column_size(row(%1$s))%6$s as bytes, %2$s as since, %3$s as gone from public.%4$I as t where %5$s',
        (select string_agg(format('t.%I', col), ', ') from unnest(held.readable) as col),
        case when held.since is null then 'null::timestamptz' else format('t.%I::timestamptz', held.since) end,
        case when held.can_be_deleted then 't.deleted_at is not null' else 'false' end,
        held.name,
        case
          when held.owner is null then 'true'
          when held.owner in ('uploader_id', 'profile_id') then format('t.%I = $2', held.owner)
          else format('t.%I = $1', held.owner)
        end,
        case held.name when 'restore_points' then ' + t.bytes' else '' end
      )
    ) into answer using auth.uid(), profile, first_month, held.name;
    answers := answers || answer;
  end loop;
  for held in
    select * from (values ('storage.objects', 'music-staging', profile), ('storage.archives', 'archives', auth.uid()))
      as place (name, bucket, folder)
  loop
    execute format(
      counted,
      format(
        $files$select case when jsonb_typeof(o.metadata -> 'size') = 'number' then (o.metadata ->> 'size')::numeric else 0 end
          as bytes, o.created_at as since, false as gone
        from storage.objects as o
        where o.bucket_id = %L and (storage.foldername(o.name))[1] = $2::text and $1 is not null$files$, held.bucket
      )
    ) into answer using auth.uid(), held.folder, first_month, held.name;
    answers := answers || answer;
  end loop;
  return jsonb_build_object('tables', answers);
end
$$;

-- Long archives: finished things of those who want it are put away by themselves, after the days they chose, where their
-- licence holds data archival. By hand it is everybody's. What somebody brings back stays out for as many days again: the
-- stamp of the field says when they did. At most 500 tasks of one person at a time; who is writing just now is passed over
-- until the next time.
create or replace function public.archive_old_things() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  person record;
  went bigint;
  total bigint := 0;
begin
  for person in
    select s.user_id, now() - make_interval(days => s.archive_after_days) as before
    from public.personal_settings s
    where s.archive_after_days is not null and s.deleted_at is null
      and public.person_has_feature(s.user_id, 'dataArchival')
      and pg_try_advisory_xact_lock(hashtextextended(s.user_id::text, 27))
  loop
    update public.tasks t set archived_at = now()
    where t.user_id = person.user_id and t.id in (
      select o.id from public.tasks o
      where o.user_id = person.user_id and o.archived_at is null and o.deleted_at is null
        and o.state in ('done', 'dropped') and o.done_at < person.before
        and public.stamped_before(o.stamps ->> 'archived_at', person.before)
      order by o.done_at limit 500
    );
    get diagnostics went = row_count;
    total := total + went;

    -- A finished project goes when nothing in it waits and nothing in it was finished since.
    update public.projects p set archived_at = now()
    where p.user_id = person.user_id and p.archived_at is null and p.deleted_at is null and p.state = 'done'
      and p.created_at < person.before
      and public.stamped_before(p.stamps ->> 'archived_at', person.before)
      and public.stamped_before(p.stamps ->> 'state', person.before)
      and not exists (
        select from public.tasks t
        where t.user_id = p.user_id and t.project_id = p.id and t.deleted_at is null
          and (t.state not in ('done', 'dropped') or t.done_at >= person.before)
      )
      and not exists (
        select from public.milestones m
        where m.user_id = p.user_id and m.project_id = p.id and m.deleted_at is null and m.done_at >= person.before
      );
    get diagnostics went = row_count;
    total := total + went;
  end loop;
  return total;
end
$$;

-- Whether a field was written before a moment, or never by itself.
create or replace function public.stamped_before(p_stamp text, p_moment timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select p_stamp is null or to_timestamp(left(p_stamp, 15)::numeric / 1000) < p_moment
$$;

revoke execute on function public.held_tables(), public.held_overview(), public.archive_old_things(),
  public.stamped_before(text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.held_tables(), public.held_overview() to authenticated;
grant execute on function public.archive_old_things() to service_role;
