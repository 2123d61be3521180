-- Restore points (decision 090). A point is a moment; what a record was at that moment is written down only when the
-- record changes for the first time after it. So a point costs nothing when it is made, and as much as was changed since.
-- What everything was at a point: what is there now, with the first thing written down at this point or a later one.

create table public.restore_points (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The order of the points: a clock may go back.
  no bigint generated always as identity,
  id uuid not null default gen_random_uuid(),
  why text not null check (why in ('import', 'restore', 'bulk', 'fresh-start', 'daily', 'by-hand')),
  made_at timestamptz not null default clock_timestamp(),
  -- How much was written down for it so far.
  rows bigint not null default 0,
  bytes bigint not null default 0,
  primary key (user_id, no),
  unique (user_id, id)
);
create index on public.restore_points (made_at);
alter table public.restore_points enable row level security;
revoke all on public.restore_points from anon, authenticated, service_role;
grant select on public.restore_points to authenticated;
create policy "People read their own restore points" on public.restore_points
  for select to authenticated using (user_id = (select auth.uid()));

-- One record as it was at a point, without the id, the stamps and the number; null when it was not there yet. Nobody reads it
-- by hand: public.records_at_point does, for its owner.
create table public.restore_rows (
  user_id uuid not null,
  point bigint not null,
  kind text not null,
  id uuid not null,
  was jsonb,
  primary key (user_id, point, kind, id),
  foreign key (user_id, point) references public.restore_points (user_id, no) on delete cascade
);
alter table public.restore_rows enable row level security;
revoke all on public.restore_rows from anon, authenticated, service_role;

-- After every statement that adds or changes records, under the person's lock, which lock_records and stamp_record took. The
-- first change of a day makes a point by itself, before which nothing was changed that day.
create function public.note_earlier_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  latest bigint;
begin
  for person in select distinct user_id from changed loop
    latest := (
      select no from (
        select no, made_at from public.restore_points where user_id = person order by no desc limit 1
      ) as newest
      where made_at >= date_trunc('day', clock_timestamp(), 'UTC')
    );
    if latest is null then
      insert into public.restore_points (user_id, why) values (person, 'daily') returning no into latest;
    end if;
    with noted as (
      insert into public.restore_rows (user_id, point, kind, id, was)
      select person, latest, tg_table_name, one.id,
        case when tg_op = 'UPDATE' then to_jsonb(one) - array['user_id', 'id', 'seq', 'stamps', 'updated_at'] end
      from changed as one
      where one.user_id = person and not exists (
        select from public.restore_rows as held
        where held.user_id = person and held.point = latest and held.kind = tg_table_name and held.id = one.id
      )
      on conflict do nothing
      returning coalesce(pg_column_size(was), 0) + 100 as size
    )
    update public.restore_points as held set rows = held.rows + more.rows, bytes = held.bytes + more.bytes
    from (select count(*) as rows, sum(size) as bytes from noted) as more
    where held.user_id = person and held.no = latest and more.rows > 0;
  end loop;
  return null;
end
$$;

-- Deleted for good is gone for good: no point brings it back, and none keeps its words.
create function public.forget_earlier_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.restore_rows as held
  using changed, public.restore_points as point
  where point.user_id = changed.user_id and held.user_id = changed.user_id and held.point = point.no
    and held.kind = tg_table_name and held.id = changed.id;
  return null;
end
$$;
revoke execute on function public.note_earlier_records(), public.forget_earlier_records()
  from public, anon, authenticated, service_role;

-- For migrations, after make_record_table: from here on restore points know the table.
create procedure public.journal_record_table(name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger note_new_records after insert on public.%I
    referencing new table as changed for each statement execute function public.note_earlier_records()', name);
  execute format('create trigger note_earlier_records after update on public.%I
    referencing old table as changed for each statement execute function public.note_earlier_records()', name);
  execute format('create trigger forget_earlier_records after delete on public.%I
    referencing old table as changed for each statement execute function public.forget_earlier_records()', name);
end
$$;
revoke execute on procedure public.journal_record_table(text) from public, anon, authenticated, service_role;

do $$
declare
  name text;
begin
  for name in
    select c.relname from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'public.stamp_record()'::regprocedure and c.relnamespace = 'public'::regnamespace
  loop
    call public.journal_record_table(name);
  end loop;
end
$$;
