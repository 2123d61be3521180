-- What a person may store is bounded, and what a device could not read again is not let in: one such row would keep
-- every device of this person from reading the rest. The number is that of src/domain/records/record-limits.ts; a test
-- compares the two.

do $$
declare
  name text;
  one text;
begin
  foreach name in array array[
    'tasks', 'task_steps', 'projects', 'milestones', 'energy_checks', 'focus_sessions', 'personal_settings'
  ] loop
    execute format(
      $check$alter table public.%1$I add constraint %2$I check (
        jsonb_typeof(stamps) = 'object'
        and octet_length(stamps::text) <= 4000
        and not jsonb_path_exists(stamps, '$.* ? (@.type() != "string")')
        and not jsonb_path_exists(
          stamps, '$.* ? (!(@ like_regex "^[0-9]{15}-[0-9a-f]{4}-[0-9a-f]{8}$"))'
        )
      ) not valid$check$, name, name || '_stamps_check'
    );
    -- Neither infinity nor a year that a browser cannot read.
    for one in
      select attname from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped
        and atttypid in ('date'::regtype, 'timestamptz'::regtype)
    loop
      execute format(
        'alter table public.%1$I add constraint %3$I check (%2$I >= ''0001-01-01'' and %2$I < ''9999-12-31'') not valid',
        name, one, name || '_' || one || '_readable'
      );
    end loop;
    execute format(
      'create index on public.%I (deleted_at) where deleted_at is not null', name
    );
  end loop;
end
$$;

-- How many rows each person has, of all kinds together, those deleted less than thirty days ago included.
create table public.record_counts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rows bigint not null
);
alter table public.record_counts enable row level security;
revoke all on public.record_counts from anon, authenticated, service_role;
grant select on public.record_counts to authenticated, service_role;
create policy "People read their own count" on public.record_counts
  for select to authenticated using (user_id = (select auth.uid()));

create function public.count_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant bigint := 200000;
begin
  if tg_op = 'INSERT' then
    insert into public.record_counts as held (user_id, rows)
    select user_id, count(*) from changed group by user_id order by user_id
    on conflict (user_id) do update set rows = held.rows + excluded.rows;
    if exists (
      select from public.record_counts
      where user_id in (select user_id from changed) and rows > most
    ) then
      raise exception 'There is room for % records and no more', most using errcode = '23514';
    end if;
  else
    update public.record_counts as held set rows = held.rows - gone.rows
    from (select user_id, count(*) as rows from changed group by user_id) as gone
    where held.user_id = gone.user_id;
  end if;
  return null;
end
$$;

-- The person's lock comes before any row's: a trigger of a row runs when that row is locked already, and whoever holds
-- the one would then wait for the other.
create function public.lock_records() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 27));
  end if;
  return null;
end
$$;

-- The horizon belongs to nobody's hands: it moves by itself when rows go, once for all that went together. It takes its number under the same lock as every write: otherwise a device could
-- have read past that number before it shows.
create function public.move_record_horizon() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(person.user_id::text, 27))
  from (select distinct user_id from changed order by user_id) as person
  join auth.users on users.id = person.user_id;
  insert into public.record_horizons (user_id, seq)
  select person.user_id, nextval('public.record_seq')
  from (select distinct user_id from changed order by user_id) as person
  where exists (select from auth.users where id = person.user_id)
  on conflict (user_id) do update set seq = excluded.seq;
  return null;
end
$$;

revoke execute on function public.count_records(), public.lock_records(), public.move_record_horizon()
  from public, anon, authenticated;

do $$
declare
  name text;
begin
  foreach name in array array[
    'tasks', 'task_steps', 'projects', 'milestones', 'energy_checks', 'focus_sessions', 'personal_settings'
  ] loop
    execute format('create trigger move_record_horizon after delete on public.%I
      referencing old table as changed for each statement execute function public.move_record_horizon()', name);
    execute format('create trigger count_records_in after insert on public.%I
      referencing new table as changed for each statement execute function public.count_records()', name);
    execute format('create trigger count_records_out after delete on public.%I
      referencing old table as changed for each statement execute function public.count_records()', name);
    execute format('create trigger lock_records before insert or update or delete on public.%I
      for each statement execute function public.lock_records()', name);
    execute format('insert into public.record_counts as held (user_id, rows)
      select user_id, count(*) from public.%I group by user_id
      on conflict (user_id) do update set rows = held.rows + excluded.rows', name);
  end loop;
end
$$;

-- Undo reaches back thirty days; after that, deleted means gone. Who is writing just now is passed over until the next time, so that taking away never stands in anybody's way.
create function public.purge_deleted_records() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  gone bigint;
  total bigint := 0;
begin
  foreach name in array array[
    'tasks', 'task_steps', 'projects', 'milestones', 'energy_checks', 'focus_sessions', 'personal_settings'
  ] loop
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
revoke execute on function public.purge_deleted_records() from public, anon, authenticated;
grant execute on function public.purge_deleted_records() to service_role;
