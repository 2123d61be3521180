-- Restore points (decision 090): made, looked at, gone back to, and taken away.

-- Most points and bytes one person may have; older points go first, and the newest stays. Of one point there can only be as
-- much as the person has records. The numbers are those of src/domain/restore-points/point-limits.ts.
-- A point stays while it is the way back from something large: a restore that can be undone, or one of the last twenty deletions
-- of a kind. What is between it and now is no longer a point of its own then, but what is written there is part of that way
-- back: it moves to the point before it.
create or replace function public.trim_restore_points(p_person uuid) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  needed constant bigint[] := array(
    select p.no from public.restore_points p
    where p.user_id = p_person and (
      p.id in (select r.point from public.restores r where r.user_id = p_person and r.undone_at is null)
      or p.no in (
        select d.no from public.restore_points d
        where d.user_id = p_person and d.before_deletion order by d.no desc limit 20
      )
    )
  );
  oldest constant bigint := (select min(one) from unnest(needed) as one);
  spare bigint;
  older bigint;
  gone bigint := 0;
begin
  for spare in
    select ranked.no from (
      select p.no, row_number() over later as place, sum(p.bytes) over later as size
      from public.restore_points p where p.user_id = p_person
      window later as (order by p.no desc rows between unbounded preceding and current row)
    ) as ranked
    where ranked.place > 1 and (ranked.place > 60 or ranked.size > 33554432) and ranked.no <> all (needed)
    order by ranked.no desc
  loop
    if spare > oldest then
      older := (select max(p.no) from public.restore_points p where p.user_id = p_person and p.no < spare);
      with moved as (
        insert into public.restore_rows (user_id, point, kind, id, was)
        select p_person, older, r.kind, r.id, r.was from public.restore_rows r
        where r.user_id = p_person and r.point = spare
        on conflict do nothing
        returning coalesce(pg_column_size(was), 0) + 100 as size
      )
      update public.restore_points as held set rows = held.rows + more.rows, bytes = held.bytes + more.bytes
      from (select count(*) as rows, sum(size) as bytes from moved) as more
      where held.user_id = p_person and held.no = older and more.rows > 0;
    end if;
    delete from public.restore_points p where p.user_id = p_person and p.no = spare;
    gone := gone + 1;
  end loop;
  return gone;
end
$$;
revoke execute on function public.trim_restore_points(uuid) from public, anon, authenticated, service_role;

-- A point before something large. Where nothing was changed since the newest one, that one is taken: both would be the same.
-- One that somebody made by hand keeps its name.
create or replace function public.make_restore_point(p_why text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  newest public.restore_points;
  made uuid;
begin
  if person is null or not public.second_factor_answered() then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(person::text, 27));
  select * into newest from public.restore_points where user_id = person order by no desc limit 1;
  if newest.rows = 0 and (newest.why <> 'by-hand' or p_why = 'by-hand') then
    update public.restore_points set why = p_why, made_at = clock_timestamp()
    where user_id = person and no = newest.no;
    return newest.id;
  end if;
  insert into public.restore_points (user_id, why) values (person, p_why) returning id into made;
  -- Not while somebody goes back: the oldest may be the one they go back to. The hourly round trims then.
  if p_why <> 'restore' then
    perform public.trim_restore_points(person);
  end if;
  return made;
end
$$;
revoke execute on function public.make_restore_point(text) from public, anon, service_role;
grant execute on function public.make_restore_point(text) to authenticated;

-- Before a long list of edits, so that whatever sends one, from wherever, can be taken back: but one point for all the lists
-- that one import is sent in.
create or replace function public.make_point_before_bulk(p_edits jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if jsonb_array_length(p_edits) >= 25
    and not exists (
      select from public.restore_points
      where user_id = auth.uid() and why <> 'daily' and made_at > clock_timestamp() - interval '10 minutes'
    )
    and (select count(distinct edit ->> 'id') from jsonb_array_elements(p_edits) as one (edit)) >= 25
  then
    perform public.make_restore_point('bulk');
  end if;
end
$$;
revoke execute on function public.make_point_before_bulk(jsonb) from public, anon, service_role;
grant execute on function public.make_point_before_bulk(jsonb) to authenticated;

-- One's own records as they were at a point: those that changed since, no others.
create or replace function public.records_at_point(p_point uuid)
returns table (kind text, id uuid, was jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  first bigint;
begin
  if person is null or not public.second_factor_answered() then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  first := (select point.no from public.restore_points as point where point.user_id = person and point.id = p_point);
  if first is null then
    raise exception 'There is no such restore point' using errcode = 'P0002';
  end if;
  return query
    select distinct on (held.kind, held.id) held.kind, held.id, held.was
    from public.restore_rows as held where held.user_id = person and held.point >= first
    order by held.kind, held.id, held.point;
end
$$;
revoke execute on function public.records_at_point(uuid) from public, anon, service_role;
grant execute on function public.records_at_point(uuid) to authenticated;

-- The same by kind, so many at a time: whoever writes from it asks once for everything, and joins a list whose length is known.
-- Over all of them at once a plan could compare every record with every other while the statistics are old.
create or replace function public.batches_at_point(p_point uuid, p_only uuid[] default null)
returns table (kind text, ids uuid[], was jsonb[])
language sql stable set search_path = ''
as $$
  select one.kind, array_agg(one.id order by one.id), array_agg(one.was order by one.id)
  from (
    select held.*, (row_number() over (partition by held.kind order by held.id) - 1) / 500 as part
    from public.records_at_point(p_point) as held
    where held.kind = any (public.record_table_names())
      and (p_only is null or held.id in (select unnest(p_only)))
  ) as one
  group by one.kind, one.part order by one.kind, one.part
$$;
revoke execute on function public.batches_at_point(uuid, uuid[]) from public, anon, service_role;
grant execute on function public.batches_at_point(uuid, uuid[]) to authenticated;

-- What going back would do: for each kind how many come `back` from the bin, how many get earlier words (`changed`), how many
-- were made since and go to the bin (`gone`), and a few of each, as they were and as they are.
create or replace function public.preview_restore_point(p_point uuid, p_examples integer default 5) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  place text;
  one jsonb;
  found jsonb := '[]';
begin
  for place in select distinct kind from public.records_at_point(p_point) order by kind loop
    if not place = any (public.record_table_names()) then
      continue;
    end if;
    execute format(
      $query$with judged as (
         select held.id, to_jsonb(held) - $3 as now_is, to_jsonb(jsonb_populate_record(held, point.was)) - $3 as was,
           case
             when held.deleted_at is null and (point.was is null or point.was ->> 'deleted_at' is not null)
               then case when held.id <> held.user_id then 'gone' end
             when point.was is null or point.was ->> 'deleted_at' is not null then null
             when held.deleted_at is not null then 'back'
             else 'changed'
           end as what
         from public.records_at_point($1) as point
         join public.%1$I as held on held.user_id = auth.uid() and held.id = point.id
         where point.kind = %1$L
       ), counted as (
         select *, row_number() over (partition by what order by id) as turn from judged
         where what is not null and (what <> 'changed' or now_is <> was)
       )
       select jsonb_build_object(
         'kind', %1$L,
         'back', count(*) filter (where what = 'back'),
         'changed', count(*) filter (where what = 'changed'),
         'gone', count(*) filter (where what = 'gone'),
         'examples', coalesce(jsonb_agg(jsonb_build_object(
           'id', id, 'what', what, 'was', case when what <> 'gone' then was end, 'now', now_is
         ) order by what, id) filter (where turn <= $2), '[]')
       ) from counted having count(*) > 0$query$, place
    ) into one using p_point, least(greatest(p_examples, 0), 20),
      array['user_id', 'id', 'seq', 'stamps', 'updated_at'];
    if one is not null then
      found := found || one;
    end if;
  end loop;
  return found;
end
$$;
revoke execute on function public.preview_restore_point(uuid, integer) from public, anon, service_role;
grant execute on function public.preview_restore_point(uuid, integer) to authenticated;

-- Back to a point, for the kinds that are named. Plain writes, which stamp_record counts as made now, so that other devices
-- learn of them like of any edit. What was made since goes to the bin. Before all of it a point is made: going back to that one
-- is the undo. All of it happens, or nothing.
create or replace function public.go_back_to_point(p_point uuid, p_kinds text[]) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  place text;
  ids uuid[];
  earlier jsonb[];
  columns text;
  undo uuid;
  touched bigint;
  total bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended(person::text, 27));
  -- Before anything is made: it also refuses a point that is not there.
  perform from public.records_at_point(p_point) limit 1;
  undo := public.make_restore_point('restore');
  if undo = p_point then
    return jsonb_build_object('undo', undo, 'records', 0);
  end if;
  for place, ids, earlier in
    select batch.kind, batch.ids, batch.was from public.batches_at_point(p_point) as batch where batch.kind = any (p_kinds)
  loop
    select string_agg(quote_ident(attname), ', ') into columns
    from pg_catalog.pg_attribute
    where attrelid = format('public.%I', place)::regclass and attnum > 0 and not attisdropped
      and attname not in ('user_id', 'id', 'seq', 'stamps', 'updated_at');
    execute format(
      $query$update public.%1$I as held
       set (%2$s) = (select %2$s from jsonb_populate_record(held, case
         when point.was is null or point.was ->> 'deleted_at' is not null
           then jsonb_build_object('deleted_at', clock_timestamp())
         else point.was
       end))
       from unnest($1, $2) as point (id, was)
       where held.user_id = $3 and held.id = any ($1) and held.id = point.id
         and case
           when point.was is null or point.was ->> 'deleted_at' is not null
             then held.deleted_at is null and held.id <> held.user_id
           else to_jsonb(jsonb_populate_record(held, point.was)) <> to_jsonb(held)
         end$query$, place, columns
    ) using ids, earlier, person;
    get diagnostics touched = row_count;
    total := total + touched;
  end loop;
  return jsonb_build_object('undo', undo, 'records', total);
end
$$;
revoke execute on function public.go_back_to_point(uuid, text[]) from public, anon, service_role;
grant execute on function public.go_back_to_point(uuid, text[]) to authenticated;

-- All of them, with every earlier word they keep.
create or replace function public.delete_restore_points() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  gone bigint;
begin
  if auth.uid() is null or not public.second_factor_answered() then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 27));
  delete from public.restore_points where user_id = auth.uid();
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke execute on function public.delete_restore_points() from public, anon, service_role;
grant execute on function public.delete_restore_points() to authenticated;

-- Points are kept for thirty days, as what is deleted is. Who is writing just now is passed over until the next time.
create or replace function public.purge_restore_points() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  gone bigint;
  total bigint := 0;
begin
  delete from public.restore_points where (user_id, no) in (
    select user_id, no from (
      select user_id, no from public.restore_points
      where made_at < now() - interval '30 days' order by made_at limit 500
    ) as old
    where pg_try_advisory_xact_lock(hashtextextended(user_id::text, 27)));
  get diagnostics total = row_count;
  for person in
    select user_id from public.restore_points group by user_id
    having count(*) > 60 or (count(*) > 1 and sum(bytes) > 33554432)
    -- Whoever cannot have less stands in nobody's way.
    order by random() limit 100
  loop
    if pg_try_advisory_xact_lock(hashtextextended(person::text, 27)) then
      gone := public.trim_restore_points(person);
      total := total + gone;
    end if;
  end loop;
  return total;
end
$$;
revoke execute on function public.purge_restore_points() from public, anon, authenticated;
grant execute on function public.purge_restore_points() to service_role;
