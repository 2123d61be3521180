-- Putting a copy back: what a person may not write by hand goes through here, called by the host inside the transaction
-- of a restore; and the way back from it, which is the person's to ask for.

-- Which id each row of a copy gets. Its own, unless somebody else has that one: then one that is made from it and the
-- person, so that the same copy finds its rows again the next time.
create or replace function public.restored_ids(p_table text, p_ids uuid[]) returns table (given uuid, used uuid, is_held boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (p_table in ('ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory', 'ai_procedural_memory',
      'memory_proposals', 'memory_uses', 'music_staging')) is not true then
    raise exception 'Rows of "%" are not put back', left(coalesce(p_table, ''), 60) using errcode = '22023';
  end if;
  return query execute format(
    $query$select wanted.id, chosen.id, held.id is not null
    from (select distinct one as id, md5('restored:' || auth.uid()::text || ':' || one::text)::uuid as made
      from unnest($1) as one) as wanted
    left join public.%1$I as there on there.id = wanted.id
    left join public.%1$I as again on again.id = wanted.made and again.%2$I = $2
    cross join lateral (select case
      when there.%2$I = $2 then wanted.id
      when again.id is not null or there.id is not null then wanted.made
      else wanted.id end as id) as chosen
    left join public.%1$I as held on held.id = chosen.id and held.%2$I = $2$query$,
    p_table, case p_table when 'music_staging' then 'uploader_id' else 'user_id' end
  ) using p_ids, case p_table when 'music_staging' then public.current_profile_id() else auth.uid() end;
end
$$;

-- Memories, suggestions and uses as they were, times and all. Memory has to be on; the limits on storing are for what is
-- new in the world, and this is not. A row with an id that is the person's already is replaced: the host has asked.
create or replace function public.restore_memory_rows(p_table text, p_rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  most constant bigint := 50000;
  person constant uuid := auth.uid();
  columns text;
  changed text;
  made bigint;
  held bigint;
begin
  if person is null then
    raise exception 'Only people have memories' using errcode = '42501';
  end if;
  if (p_table in ('ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory', 'ai_procedural_memory',
      'memory_proposals', 'memory_uses')) is not true then
    raise exception 'Rows of "%" are not put back', left(coalesce(p_table, ''), 60) using errcode = '22023';
  end if;
  if not public.is_memory_on() then
    raise exception 'Memory is switched off' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('memory:' || person::text, 0));
  perform set_config('kindling.restoring', person::text, true);
  -- Columns that the copy does not have, because it is older, keep what they have by themselves.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(case when a.attname = 'quote' and p_table like 'ai\_%'
      then 'quote = held.quote'
      else format('%1$I = excluded.%1$I', a.attname) end, ', ' order by a.attnum)
      filter (where a.attname not in ('id', 'user_id', 'updated_at'))
  into columns, changed
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_table)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname <> 'user_id' and p_rows -> 0 ? a.attname;
  execute format(
    'insert into public.%1$I as held (user_id, %2$s)
     select $2, %2$s from jsonb_populate_recordset(null::public.%1$I, $1)
     on conflict (id) do update set %3$s where held.user_id = $2', p_table, columns, changed
  ) using p_rows, person;
  get diagnostics made = row_count;
  perform set_config('kindling.restoring', '', true);
  execute format('select count(*) from public.%I where user_id = $1', p_table) into held using person;
  if held > most then
    raise exception 'There is room for % of these and no more', most using errcode = '23514';
  end if;
  return made;
end
$$;

-- Of an upload what its owner decides. A sum and not the words: the way back keeps none of what may be deleted meanwhile.
create or replace function public.upload_mark(p_upload public.music_staging) returns text
language sql immutable set search_path = ''
as $$
  select md5(jsonb_build_array(p_upload.title, p_upload.artist, p_upload.offered_for_review, p_upload.status,
    p_upload.deleted_at is null)::text)
$$;
revoke execute on function public.upload_mark(public.music_staging) from public, anon, authenticated, service_role;

-- Written in the same transaction as what it undoes. The newest twenty of a person stay.
create or replace function public.note_restore(
  p_copy_made_at timestamptz, p_point uuid, p_counts jsonb, p_way_back jsonb
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 20;
  made uuid;
  way_back jsonb := p_way_back;
  place text;
  written jsonb;
begin
  -- Undo takes back only what still is as the restore left it.
  foreach place in array array['users', 'memory_settings'] loop
    continue when not way_back ? place;
    execute format(
      'select jsonb_object_agg(one.key, (select jsonb_object_agg(name, to_jsonb(held) -> name)
         from jsonb_object_keys(one.value) as name))
       from jsonb_each($1) as one join public.%I as held on held.%I = one.key::uuid',
      place, case place when 'users' then 'id' else 'user_id' end
    ) into written using way_back -> place -> 'before';
    way_back := jsonb_set(way_back, array[place, 'after'], coalesce(written, '{}'));
  end loop;
  if way_back ? 'music_staging' then
    select jsonb_object_agg(s.id, public.upload_mark(s)) into written from public.music_staging s
      where s.id in (select one::uuid from jsonb_array_elements_text(way_back -> 'music_staging' -> 'new') as one);
    way_back := jsonb_set(way_back, '{music_staging,after}', coalesce(written, '{}'));
  end if;
  insert into public.restores (user_id, copy_made_at, point, counts, way_back, last_seq, records)
    values (auth.uid(), p_copy_made_at, p_point, p_counts, way_back, nextval('public.record_seq'), case
      when p_point is null then '{}' else array(select held.id from public.records_at_point(p_point) as held) end)
    returning id into made;
  delete from public.restores r where r.id in (
    select o.id from public.restores o where o.user_id = auth.uid() order by o.made_at desc, o.id offset most
  );
  return made;
end
$$;

revoke execute on function public.restored_ids(text, uuid[]), public.restore_memory_rows(text, jsonb),
  public.note_restore(timestamptz, uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.restored_ids(text, uuid[]), public.restore_memory_rows(text, jsonb),
  public.note_restore(timestamptz, uuid, jsonb, jsonb) to service_role;

-- Which record names which other, in an order in which whoever names another comes before it. A part is nothing without the
-- other. A test compares it with the columns there are.
create or replace function public.record_links() returns table (place text, link text, parent text, is_part boolean)
language sql immutable set search_path = ''
as $$
  values
    ('heard_tracks', 'focus_id', 'focus_sessions', true),
    ('energy_checks', 'focus_id', 'focus_sessions', false),
    ('focus_sessions', 'step_id', 'task_steps', false),
    ('task_steps', 'task_id', 'tasks', true),
    ('focus_sessions', 'task_id', 'tasks', false),
    ('energy_checks', 'task_id', 'tasks', false),
    ('coach_experiments', 'task_id', 'tasks', false),
    ('coach_experiments', 'goal_id', 'coach_goals', false),
    ('tasks', 'project_id', 'projects', false),
    ('milestones', 'project_id', 'projects', true),
    ('calendar_events', 'calendar_id', 'other_calendars', true)
$$;

-- What a person built on since a number: what is named by something they added or changed, what is named by that, and the parts
-- of it all.
create or replace function public.built_on_since(p_person uuid, p_seq bigint) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  one record;
  more uuid[];
  found uuid[] := '{}';
begin
  for one in
    select * from public.record_links() with ordinality as l (place, link, parent, is_part, turn) order by l.turn
  loop
    execute format(
      'select array(select distinct held.%2$I from public.%1$I as held
         where held.user_id = $1 and held.deleted_at is null and held.%2$I is not null
           and (held.seq > $2 or held.id in (select unnest($3))))', one.place, one.link
    ) into more using p_person, p_seq, found;
    found := found || more;
  end loop;
  for one in
    select * from public.record_links() with ordinality as l (place, link, parent, is_part, turn)
    where l.is_part order by l.turn desc
  loop
    execute format(
      'select array(select held.id from public.%1$I as held
         where held.user_id = $1 and held.deleted_at is null and held.%2$I in (
           select owner.id from public.%3$I as owner where owner.user_id = $1 and owner.deleted_at is null
             and (owner.seq > $2 or owner.id in (select unnest($3)))))', one.place, one.link, one.parent
    ) into more using p_person, p_seq, found;
    found := found || more;
  end loop;
  return found;
end
$$;
revoke execute on function public.record_links(), public.built_on_since(uuid, bigint)
  from public, anon, authenticated, service_role;

-- Everything one restore brought goes, and everything it replaced comes back, except what the person changed or built on since:
-- how many rows were taken away and put back, how many were left, and whether the restore point with the records was still there.
-- All of it happens, or nothing.
create or replace function public.undo_restore(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  profile constant uuid := public.current_profile_id();
  done public.restores;
  has_point boolean;
  place text;
  ids uuid[];
  earlier jsonb[];
  built_on uuid[];
  part jsonb;
  before jsonb;
  columns text;
  key text;
  own text;
  unchanged text;
  hit bigint;
  there bigint;
  gone bigint := 0;
  back bigint := 0;
  stays bigint := 0;
begin
  if person is null or not public.second_factor_answered() then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(person::text, 27));
  perform pg_advisory_xact_lock(hashtextextended('memory:' || person::text, 0));
  select r.* into done from public.restores r where r.id = p_id and r.user_id = person for update;
  if not found then
    raise exception 'There is no such restore' using errcode = 'P0002';
  end if;
  has_point := cardinality(done.records) = 0
    or exists (select from public.restore_points p where p.user_id = person and p.id = done.point);
  if done.undone_at is not null then
    return jsonb_build_object('undone', false, 'removed', 0, 'put_back', 0, 'stays', 0, 'has_point', has_point);
  end if;

  -- Records: the point knows. What came goes for good and not to the bin, where it never was.
  if has_point and cardinality(done.records) > 0 then
    built_on := public.built_on_since(person, done.last_seq);
    for place, ids, earlier in
      select batch.kind, batch.ids, batch.was from public.batches_at_point(done.point, done.records) as batch
    loop
      select string_agg(quote_ident(attname), ', ') into columns
      from pg_catalog.pg_attribute
      where attrelid = format('public.%I', place)::regclass and attnum > 0 and not attisdropped
        and attname not in ('user_id', 'id', 'seq', 'stamps', 'updated_at');
      execute format(
        'select count(*) from unnest($1, $2) as point (id, was) join public.%1$I as held on held.id = point.id
         where held.user_id = $3 and held.id = any ($1)
           and (held.seq > $4 or (held.id in (select unnest($5)) and (point.was is null or point.was ->> ''deleted_at'' is not null)))
           and case when point.was is null then held.deleted_at is null
             else to_jsonb(jsonb_populate_record(held, point.was)) <> to_jsonb(held) end', place
      ) into hit using ids, earlier, person, done.last_seq, built_on;
      stays := stays + hit;
      execute format(
        'update public.%1$I as held set (%2$s) = (select %2$s from jsonb_populate_record(held, point.was))
         from unnest($1, $2) as point (id, was)
         where point.was is not null and held.user_id = $3 and held.id = any ($1) and held.id = point.id
           and held.seq <= $4 and (point.was ->> ''deleted_at'' is null or held.id not in (select unnest($5)))
           and to_jsonb(jsonb_populate_record(held, point.was)) <> to_jsonb(held)', place, columns
      ) using ids, earlier, person, done.last_seq, built_on;
      get diagnostics hit = row_count;
      back := back + hit;
      execute format(
        'delete from public.%1$I as held
         where held.user_id = $3 and held.seq <= $4 and held.id not in (select unnest($5)) and held.id = any (array(
           select point.id from unnest($1, $2) as point (id, was) where point.was is null))', place
      ) using ids, earlier, person, done.last_seq, built_on;
      get diagnostics hit = row_count;
      gone := gone + hit;
    end loop;
  end if;

  for place, part in select one.key, one.value from jsonb_each(done.way_back) as one loop
    if (place in ('users', 'memory_settings', 'ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory',
        'ai_procedural_memory', 'memory_proposals', 'memory_uses', 'music_staging', 'upload_pictures')) is not true then
      continue;
    end if;
    key := case place when 'upload_pictures' then 'staging_id' when 'memory_settings' then 'user_id' else 'id' end;
    own := case
      when place = 'users' then 'held.google_id = $2'
      when place = 'music_staging' then 'held.uploader_id = $4'
      when place = 'upload_pictures' then 'held.profile_id = $4'
      else 'held.user_id = $2' end || ' and ($2, $3, $4) is not null';
    unchanged := case
      when place = 'music_staging' then 'coalesce($5 ->> held.id::text = public.upload_mark(held), true)'
      when place = 'memory_proposals' then 'coalesce(held.decided_at <= $3, true)'
      when place like 'ai\_%' then 'held.updated_at <= $3'
      else 'true' end || ' and $5 is not null';
    before := coalesce(part -> 'before', '{}');
    execute format(
      'select count(*) from public.%1$I as held
       where (held.%2$I in (select one::uuid from jsonb_array_elements_text($1) as one)
         or held.%2$I in (select one::uuid from jsonb_object_keys($5) as one)) and %3$s', place, key, own
    ) into there using coalesce(part -> 'new', '[]'), person, done.made_at, profile, before;
    stays := stays + there;
    execute format(
      'delete from public.%1$I as held
       where held.%2$I in (select one::uuid from jsonb_array_elements_text($1) as one) and %3$s and %4$s',
      place, key, own, unchanged
    ) using coalesce(part -> 'new', '[]'), person, done.made_at, profile, coalesce(part -> 'after', '{}');
    get diagnostics hit = row_count;
    gone := gone + hit;
    stays := stays - hit;
    -- Of settings, those that still stand as the restore wrote them.
    if place in ('users', 'memory_settings') then
      execute format(
        'select coalesce(jsonb_object_agg(one.key, still.fields) filter (where still.fields is not null), ''{}'')
         from jsonb_each($1) as one join public.%1$I as held on held.%2$I = one.key::uuid
         cross join lateral (
           select jsonb_object_agg(field.key, field.value) as fields from jsonb_each(one.value) as field
           where to_jsonb(held) -> field.key = $2 -> one.key -> field.key
         ) as still', place, key
      ) into before using before, coalesce(part -> 'after', '{}');
    end if;
    for columns in
      select distinct (select string_agg(quote_ident(name), ', ' order by name) from jsonb_object_keys(held.value) as name)
      from jsonb_each(before) as held
    loop
      execute format(
        $query$update public.%1$I as held
         set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, one.value))
         from jsonb_each($1) as one
         where held.%3$I = one.key::uuid and %4$s and %5$s and (
           select string_agg(quote_ident(name), ', ' order by name) from jsonb_object_keys(one.value) as name
         ) = $6$query$, place, columns, key, own, unchanged
      ) using before, person, done.made_at, profile, coalesce(part -> 'after', '{}'), columns;
      get diagnostics hit = row_count;
      back := back + hit;
      stays := stays - hit;
    end loop;
  end loop;
  update public.restores r set undone_at = now(), way_back = '{}', records = '{}' where r.id = p_id;
  return jsonb_build_object('undone', true, 'removed', gone, 'put_back', back, 'stays', stays, 'has_point', has_point);
end
$$;
revoke execute on function public.undo_restore(uuid) from public, anon;
grant execute on function public.undo_restore(uuid) to authenticated;

-- After thirty days there is no way back, and no word of what was there before.
create or replace function public.purge_restores() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  gone bigint;
begin
  delete from public.restores r where r.id in (
    select o.id from public.restores o where o.made_at < now() - interval '30 days' order by o.made_at limit 500
  );
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke execute on function public.purge_restores() from public, anon, authenticated;
grant execute on function public.purge_restores() to service_role;

-- Three of memory's triggers know of a restore: it is not counted, keeps its days, and forgets with the rest.

create or replace function public.take_memory_store() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reached jsonb;
begin
  -- Asked before the policy is: nobody learns from the answer how it stands with somebody else.
  if new.user_id <> auth.uid() then
    raise exception 'People store their own memories' using errcode = '42501';
  end if;
  if not coalesce((select s.enabled from public.memory_settings s where s.user_id = new.user_id), false) then
    raise exception 'Memory is switched off' using errcode = '42501';
  end if;
  if new.expires_at <= now() then
    raise exception 'A memory must expire in the future' using errcode = '22023';
  end if;
  -- Said by restore_memory_rows alone: what comes back from a copy was stored before, and is not counted again.
  if current_setting('kindling.restoring', true) = new.user_id::text then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('memory:' || new.user_id::text, 0));
  reached := public.memory_limit_reached(new.user_id, clock_timestamp());
  if reached is not null then
    raise exception '%', reached ->> 'reason'
      using errcode = 'PT429', detail = reached::text,
        hint = 'Try again in ' || (reached ->> 'retry_after_seconds') || ' s';
  end if;
  insert into public.memory_stores (user_id) values (new.user_id);
  perform public.add_to_memory_day('store', 1, 0);
  return new;
end
$$;

create or replace function public.let_proposal_go() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state <> 'open' then
    new.sentence := null;
    new.quote := null;
    new.place := null;
    new.decided_at := case
      when tg_op = 'UPDATE' then coalesce(old.decided_at, now())
      -- From a copy, with the day it was decided on.
      when current_setting('kindling.restoring', true) = new.user_id::text then least(coalesce(new.decided_at, now()), now())
      else now() end;
  end if;
  return new;
end
$$;

create or replace function public.drop_memory_traces() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.memory_vectors v using gone g
    where v.user_id = g.user_id and v.layer = tg_argv[0] and v.memory_id = g.id;
  delete from public.memory_uses u using gone g where u.user_id = g.user_id and u.memory_id = g.id;
  delete from public.memory_proposals p using gone g where p.user_id = g.user_id and p.memory_id = g.id;
  update public.ai_episodic_memory m set replaced_by = null from gone g
    where m.replaced_by = g.id and m.user_id = g.user_id;
  update public.ai_semantic_memory m set replaced_by = null from gone g
    where m.replaced_by = g.id and m.user_id = g.user_id;
  update public.ai_associative_memory m set replaced_by = null from gone g
    where m.replaced_by = g.id and m.user_id = g.user_id;
  update public.ai_procedural_memory m set replaced_by = null from gone g
    where m.replaced_by = g.id and m.user_id = g.user_id;
  -- The way back from a restore keeps words too.
  update public.restores r
    set way_back = (
      select jsonb_object_agg(part.key, part.value || jsonb_build_object(
        'new', coalesce((
          select jsonb_agg(one) from jsonb_array_elements(part.value -> 'new') as one
          where not exists (select from gone g where g.id::text = one #>> '{}')
        ), '[]'),
        'before', coalesce(part.value -> 'before', '{}') - array(select g.id::text from gone g)
      )) from jsonb_each(r.way_back) as part
    )
    where r.user_id in (select g.user_id from gone g) and r.way_back <> '{}' and r.way_back ?| array[
      'ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory', 'ai_procedural_memory'];
  return null;
end
$$;
revoke execute on function public.take_memory_store(), public.let_proposal_go(), public.drop_memory_traces()
  from public, anon, authenticated, service_role;
