-- What a person says about tracks: those they put aside, and those they heard while they focused. Both are records
-- (decision 027). The list of record tables stands in one function from here on, and one procedure makes a plain table
-- one of them.

create function public.record_table_names() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'tasks', 'task_steps', 'projects', 'milestones', 'energy_checks', 'focus_sessions', 'personal_settings',
    'track_choices', 'heard_tracks'
  ]
$$;
revoke execute on function public.record_table_names() from public, anon;
grant execute on function public.record_table_names() to authenticated, service_role;

-- The owner's, for migrations: the table has user_id, id, its own columns, deleted_at, stamps and seq.
create procedure public.make_record_table(name text)
language plpgsql set search_path = ''
as $$
declare
  columns text;
  one text;
begin
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped
    and attname not in ('user_id', 'id', 'seq');

  execute format('create index on public.%I (user_id, seq)', name);
  execute format('create index on public.%I (deleted_at) where deleted_at is not null', name);
  execute format(
    $check$alter table public.%1$I add constraint %2$I check (
      jsonb_typeof(stamps) = 'object'
      and octet_length(stamps::text) <= 4000
      and not jsonb_path_exists(stamps, '$.* ? (@.type() != "string")')
      and not jsonb_path_exists(
        stamps, '$.* ? (!(@ like_regex "^[0-9]{15}-[0-9a-f]{4}-[0-9a-f]{8}$"))'
      )
    )$check$, name, name || '_stamps_check'
  );
  for one in
    select attname from pg_catalog.pg_attribute
    where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped
      and atttypid in ('date'::regtype, 'timestamptz'::regtype)
  loop
    execute format(
      'alter table public.%1$I add constraint %3$I check (%2$I >= ''0001-01-01'' and %2$I < ''9999-12-31'')',
      name, one, name || '_' || one || '_readable'
    );
  end loop;

  execute format('create trigger stamp_record before insert or update on public.%I
    for each row execute function public.stamp_record()', name);
  execute format('create trigger tell_record_change after insert or update or delete on public.%I
    for each row execute function public.tell_record_change()', name);
  execute format('create trigger move_record_horizon after delete on public.%I
    referencing old table as changed for each statement execute function public.move_record_horizon()', name);
  execute format('create trigger count_records_in after insert on public.%I
    referencing new table as changed for each statement execute function public.count_records()', name);
  execute format('create trigger count_records_out after delete on public.%I
    referencing old table as changed for each statement execute function public.count_records()', name);
  execute format('create trigger lock_records before insert or update or delete on public.%I
    for each statement execute function public.lock_records()', name);

  execute format('alter table public.%I enable row level security', name);
  execute format('revoke all on public.%I from anon, authenticated, service_role', name);
  execute format('grant select, delete, insert (id, user_id, %s), update (%s) on public.%I to authenticated',
    columns, columns, name);
  execute format('grant select, insert, update, delete on public.%I to service_role', name);
  execute format('create policy "People read their own" on public.%I
    for select to authenticated using (user_id = (select auth.uid()))', name);
  execute format('create policy "People add their own" on public.%I
    for insert to authenticated with check (user_id = (select auth.uid()))', name);
  execute format('create policy "People change their own" on public.%I
    for update to authenticated
    using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
  execute format('create policy "People delete their own" on public.%I
    for delete to authenticated using (user_id = (select auth.uid()))', name);
end
$$;
revoke execute on procedure public.make_record_table(text) from public, anon, authenticated, service_role;

create table public.track_choices (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  track_id uuid not null,
  banned boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('track_choices');

create table public.heard_tracks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  focus_id uuid not null,
  track_id uuid not null,
  heard_at timestamptz not null,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('heard_tracks');

-- As before, but for where the list of tables comes from.
create or replace function public.apply_edit(edit jsonb) returns text
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
  if place is null or place <> all (public.record_table_names()) then
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

create or replace function public.purge_deleted_records() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  gone bigint;
  total bigint := 0;
begin
  foreach name in array public.record_table_names() loop
    execute format(
      'delete from public.%1$I where (user_id, id) in (
         select user_id, id from (
           select user_id, id from public.%1$I
           where deleted_at < now() - interval ''30 days'' order by deleted_at limit 500
         ) as old
         where pg_try_advisory_xact_lock(hashtextextended(user_id::text, 27)))', name
    );
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end
$$;

create or replace function public.pull_records(after bigint, most integer default 500) returns jsonb
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
    union all
    (select 'track_choices', seq, to_jsonb(r) - 'user_id'
      from public.track_choices as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'heard_tracks', seq, to_jsonb(r) - 'user_id'
      from public.heard_tracks as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
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
