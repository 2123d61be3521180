-- What a person writes lives on their devices first and is merged here, field by field (decision 027). Every field of a
-- row has a stamp, and the later stamp wins; `stamps` holds one per column, with '*' for all that have none of their own.

create sequence public.record_seq;
grant usage on sequence public.record_seq to authenticated, service_role;

alter table public.tasks
  add column kind text not null default 'other' check (
    kind in (
      'call', 'message', 'errand', 'chore', 'paperwork', 'writing', 'reading', 'making', 'body', 'other'
    )
  ),
  add column project_id uuid,
  add column when_cue text not null default '' check (char_length(when_cue) <= 200),
  add column then_action text not null default '' check (char_length(then_action) <= 200),
  add column state text not null default 'open' check (state in ('inbox', 'open', 'someday', 'done', 'dropped')),
  add column repeat_rule text check (char_length(repeat_rule) between 1 and 100),
  add column series_id uuid,
  add column position text not null default 'a0' check (char_length(position) between 1 and 200),
  add column deleted_at timestamptz,
  add column stamps jsonb not null default '{}',
  add column seq bigint not null default 0;
update public.tasks set state = 'done' where done_at is not null;

-- Devices make the ids, some of them from words: one person's must never stand in the way of another's.
alter table public.tasks drop constraint tasks_pkey, add primary key (user_id, id);

create table public.task_steps (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  task_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  minutes integer check (minutes between 1 and 480),
  done_at timestamptz,
  position text not null default 'a0' check (char_length(position) between 1 and 200),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);

create table public.projects (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 40),
  outcome text not null default '' check (char_length(outcome) <= 500),
  state text not null default 'active' check (state in ('active', 'paused', 'done')),
  position text not null default 'a0' check (char_length(position) between 1 and 200),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);

create table public.milestones (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  due_on date,
  done_at timestamptz,
  position text not null default 'a0' check (char_length(position) between 1 and 200),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);

create table public.energy_checks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default now(),
  hour integer not null check (hour between 0 and 23),
  energy text not null check (energy in ('low', 'medium', 'high')),
  moment text not null default 'check-in' check (moment in ('check-in', 'before', 'after')),
  task_id uuid,
  focus_id uuid,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);

create table public.focus_sessions (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  task_id uuid,
  step_id uuid,
  intention text not null default '' check (char_length(intention) <= 200),
  phase text not null check (phase in ('focus', 'paused', 'waiting', 'break', 'debrief', 'ended')),
  started_at timestamptz not null,
  planned_seconds integer not null check (planned_seconds between 60 and 28800),
  ends_at timestamptz,
  left_seconds integer check (left_seconds between 0 and 86400),
  focused_seconds integer not null default 0 check (focused_seconds between 0 and 86400),
  resumed_at timestamptz,
  ended_at timestamptz,
  ending text check (ending in ('finished', 'early')),
  snoozes integer not null default 0 check (snoozes between 0 and 1000),
  ritual text check (char_length(ritual) <= 100),
  mood text check (char_length(mood) <= 40),
  energy_before text check (energy_before in ('low', 'medium', 'high')),
  energy_after text check (energy_after in ('low', 'medium', 'high')),
  progress text check (progress in ('done', 'some', 'stuck')),
  sound text check (sound in ('helped', 'neutral', 'hindered', 'none')),
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);

create table public.personal_settings (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default auth.uid(),
  rest_weekdays integer[] not null default '{}' check (
    rest_weekdays <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(rest_weekdays) <= 7
  ),
  rest_on date,
  fresh_start_on date,
  focus_minutes integer not null default 25 check (focus_minutes between 1 and 480),
  break_minutes integer not null default 5 check (break_minutes between 1 and 120),
  notify_at_end boolean not null default false,
  chime_at_end boolean not null default true,
  keep_awake boolean not null default false,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id),
  check (id = user_id)
);

-- Up to here rows have been taken away for good: a device that knows less has to ask for everything again.
create table public.record_horizons (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seq bigint not null
);
alter table public.record_horizons enable row level security;
revoke all on public.record_horizons from anon, authenticated, service_role;
grant select on public.record_horizons to authenticated, service_role;
create policy "People read their own horizon" on public.record_horizons
  for select to authenticated using (user_id = (select auth.uid()));

-- A stamp of the server's own, in the shape of src/domain/records/stamp.ts, later than the one before.
create function public.server_stamp(before text) returns text
language sql volatile set search_path = ''
as $$
  select lpad(
    greatest(
      floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
      coalesce(nullif(split_part(before, '-', 1), '')::bigint, 0) + 1
    )::text, 15, '0'
  ) || '-0000-00000000';
$$;

-- Writes of one person come one after the other, so that whoever has read up to a number has read everything below it.
-- A plain write, which knows nothing of stamps, counts as made now.
create function public.stamp_record() returns trigger
language plpgsql set search_path = ''
as $$
declare
  plain text[];
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 27));
  new.seq := nextval('public.record_seq');
  if tg_op = 'INSERT' then
    if new.stamps = '{}' then
      new.stamps := jsonb_build_object('*', public.server_stamp(null));
    end if;
  elsif new.stamps = old.stamps then
    select array_agg(now_is.key) into plain
    from jsonb_each(to_jsonb(new)) as now_is
    join jsonb_each(to_jsonb(old)) as was on was.key = now_is.key
    where was.value is distinct from now_is.value
      and now_is.key not in ('user_id', 'id', 'seq', 'stamps', 'updated_at');
    if plain is not null then
      new.stamps := new.stamps || (
        select jsonb_object_agg(name, public.server_stamp(coalesce(old.stamps ->> name, old.stamps ->> '*')))
        from unnest(plain) as name
      );
    end if;
  end if;
  return new;
end
$$;

create function public.tell_record_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('kindling_records', coalesce(new.user_id, old.user_id)::text);
  return null;
end
$$;

revoke execute on function public.server_stamp(text), public.stamp_record(), public.tell_record_change()
  from public, anon;
grant execute on function public.server_stamp(text) to authenticated, service_role;

do $$
declare
  name text;
  columns text;
begin
  foreach name in array array[
    'tasks', 'task_steps', 'projects', 'milestones', 'energy_checks', 'focus_sessions', 'personal_settings'
  ] loop
    select string_agg(quote_ident(attname), ', ') into columns
    from pg_attribute
    where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped
      and attname not in ('user_id', 'id', 'seq', 'updated_at');

    execute format('create index on public.%I (user_id, seq)', name);
    execute format('create trigger stamp_record before insert or update on public.%I
      for each row execute function public.stamp_record()', name);
    execute format('create trigger tell_record_change after insert or update or delete on public.%I
      for each row execute function public.tell_record_change()', name);

    execute format('grant insert (id, user_id, %s) on public.%I to authenticated', columns, name);
    execute format('grant update (%s) on public.%I to authenticated', columns, name);
    execute format('grant select, insert, update, delete on public.%I to service_role', name);
    continue when name = 'tasks';

    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon', name);
    execute format('grant select, delete on public.%I to authenticated', name);
    execute format('create policy "People read their own" on public.%I
      for select to authenticated using (user_id = (select auth.uid()))', name);
    execute format('create policy "People add their own" on public.%I
      for insert to authenticated with check (user_id = (select auth.uid()))', name);
    execute format('create policy "People change their own" on public.%I
      for update to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('create policy "People delete their own" on public.%I
      for delete to authenticated using (user_id = (select auth.uid()))', name);
  end loop;
end
$$;

-- One edit: {"kind": table, "id": uuid, "fields": {column: value}, "stamps": {column or "*": stamp}}. Kept when every
-- field now holds this value or a later one. Missing when the row is not here and the edit does not make a whole one:
-- the device then sends all it has.
create function public.apply_edit(edit jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  place text := edit ->> 'kind';
  row_id uuid;
  fields jsonb := edit -> 'fields';
  given jsonb := edit -> 'stamps';
  held jsonb;
  later jsonb;
  columns text;
begin
  if place is null or place not in (
    'tasks', 'task_steps', 'projects', 'milestones', 'energy_checks', 'focus_sessions', 'personal_settings'
  ) then
    return 'refused: kind';
  end if;
  if jsonb_typeof(fields) is distinct from 'object' or jsonb_typeof(given) is distinct from 'object'
    or fields ?| array['id', 'user_id', 'seq', 'stamps', 'updated_at']
    or exists (
      select from jsonb_object_keys(fields) as name
      where coalesce(given ->> name, given ->> '*', '') !~ '^[0-9]{15}-[0-9a-f]{4}-[0-9a-f]{8}$'
    )
  then
    return 'refused: stamps';
  end if;
  -- A clock that is years ahead would win for years.
  if exists (
    select from jsonb_each_text(given) as one
    where left(one.value, 15) > left(public.server_stamp(null), 15)
      and left(one.value, 15)::bigint - left(public.server_stamp(null), 15)::bigint > 31622400000
  ) then
    return 'refused: stamps';
  end if;
  row_id := (edit ->> 'id')::uuid;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 27));

  execute format('select stamps from public.%I where user_id = auth.uid() and id = $1', place)
    into held using row_id;
  select jsonb_object_agg(name, coalesce(given -> name, given -> '*')) into later
  from jsonb_object_keys(fields) as name
  where held is null
    or coalesce(held ->> name, held ->> '*', '') < coalesce(given ->> name, given ->> '*') collate "C";
  if later is null then
    return case when held is null then 'missing' else 'kept' end;
  end if;
  select string_agg(quote_ident(name), ', ') into columns from jsonb_object_keys(later) as name;

  if held is null then
    execute format(
      'insert into public.%1$I (id, stamps, %2$s)
       select $1, $2, %2$s from jsonb_populate_record(null::public.%1$I, $3)',
      place, columns
    ) using row_id, given, fields;
  else
    execute format(
      'update public.%1$I as held set stamps = held.stamps || $2, (%2$s) =
         (select %2$s from jsonb_populate_record(null::public.%1$I, $3))
       where user_id = auth.uid() and id = $1',
      place, columns
    ) using row_id, later, fields;
  end if;
  return 'kept';
exception
  when not_null_violation then
    return 'missing';
  when data_exception or integrity_constraint_violation or undefined_column or insufficient_privilege
    or feature_not_supported then
    return 'refused: ' || sqlerrm;
end
$$;

-- Many edits, in any order, as often as they come: the outcome is the same.
create function public.apply_edits(edits jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(edits) is distinct from 'array' or jsonb_array_length(edits) > 500 then
    raise exception 'A list of at most 500 edits is expected' using errcode = '22023';
  end if;
  if auth.uid() is null then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 27));
  return (
    select coalesce(jsonb_agg(public.apply_edit(one.edit) order by one.place), '[]')
    from jsonb_array_elements(edits) with ordinality as one (edit, place)
  );
end
$$;

-- What changed after a number, oldest first.
create function public.pull_records(after bigint, most integer default 500) returns jsonb
language sql stable set search_path = ''
as $$
  with bounds as (select auth.uid() as me, least(greatest(most, 1), 1000) as room),
  changed as (
    (select 'tasks' as kind, seq, to_jsonb(r) - 'user_id' - 'updated_at' as row
      from public.tasks as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'task_steps', seq, to_jsonb(r) - 'user_id'
      from public.task_steps as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'projects', seq, to_jsonb(r) - 'user_id'
      from public.projects as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'milestones', seq, to_jsonb(r) - 'user_id'
      from public.milestones as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'energy_checks', seq, to_jsonb(r) - 'user_id'
      from public.energy_checks as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'focus_sessions', seq, to_jsonb(r) - 'user_id'
      from public.focus_sessions as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'personal_settings', seq, to_jsonb(r) - 'user_id'
      from public.personal_settings as r, bounds
      where user_id = me and seq > after order by seq limit (select room from bounds))
  ),
  page as (select kind, seq, row - 'seq' as row from changed order by seq limit (select room from bounds))
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'row', row) order by seq), '[]'),
    'cursor', coalesce(max(seq), after),
    'more', count(*) = (select room from bounds),
    'horizon', coalesce((select h.seq from public.record_horizons as h, bounds where h.user_id = me), 0)
  )
  from page;
$$;

revoke execute on function public.apply_edit(jsonb), public.apply_edits(jsonb),
  public.pull_records(bigint, integer) from public, anon;
grant execute on function public.apply_edit(jsonb), public.apply_edits(jsonb), public.pull_records(bigint, integer)
  to authenticated;
