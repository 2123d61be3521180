-- What makes a table a table of records (decision 027): the numbers its rows are read by, the triggers that stamp, count
-- and announce them, and one procedure that attaches it all. A record table is a table with the trigger stamp_record;
-- nothing else lists them (public.record_table_names).
--
-- Replaces nothing: it runs on a database of version 0.1.0 too, which has older forms of these functions.

create sequence if not exists public.record_seq;
grant usage on sequence public.record_seq to authenticated, service_role;

-- A stamp of the server's own, in the shape of src/domain/records/stamp.ts, later than the one before.
create or replace function public.server_stamp(before text) returns text
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
create or replace function public.stamp_record() returns trigger
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

create or replace function public.tell_record_change() returns trigger
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

create or replace function public.count_records() returns trigger
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
create or replace function public.lock_records() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 27));
  end if;
  return null;
end
$$;

-- The horizon belongs to nobody's hands: it moves by itself when rows go, once for all that went together. It takes its
-- number under the same lock as every write: otherwise a device could have read past that number before it shows.
create or replace function public.move_record_horizon() returns trigger
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

-- The owner's, for migrations: the table has user_id, id, its own columns, deleted_at, stamps and seq. From here on
-- apply_edits, pull_records, purge_deleted_records, the counts and the horizons know it.
create or replace procedure public.make_record_table(name text)
language plpgsql set search_path = ''
as $$
declare
  place constant regclass := format('public.%I', name)::regclass;
  columns text;
  one text;
begin
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = place and attnum > 0 and not attisdropped
    and attname not in ('user_id', 'id', 'seq', 'updated_at');

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
    where attrelid = place and attnum > 0 and not attisdropped
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

  -- A table may bring policies in words of its own; then these are all it has.
  if exists (select from pg_catalog.pg_policy where polrelid = place) then
    return;
  end if;
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
