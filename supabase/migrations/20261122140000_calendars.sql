-- Calendars, both ways (decision 092): an address at which one's dated tasks can be read, and times that are taken, from
-- files of other calendars.

-- One address a person. It is shown once; what is kept of it is a hash. Taking it away deletes the row, and so the answer is
-- the same as for an address that never was.
create table public.calendar_feeds (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  with_titles boolean not null default false,
  with_tasks boolean not null default true,
  with_sessions boolean not null default true,
  -- In which zone a time such as 15:00 is meant; null for wherever the reader is.
  time_zone text check (time_zone ~ '^[A-Za-z][A-Za-z0-9+_/-]{0,59}$'),
  made_at timestamptz not null default now(),
  -- To the hour, so that somebody sees whether anything still reads it.
  last_read_at timestamptz
);
alter table public.calendar_feeds enable row level security;
-- Made by make_calendar_feed and read by read_calendar_feed alone: nobody chooses a hash, and the service sees no list.
revoke all on public.calendar_feeds from anon, authenticated, service_role;
grant select, delete, update (with_titles, with_tasks, with_sessions, time_zone) on public.calendar_feeds
  to authenticated;

create policy "People read their own feed" on public.calendar_feeds
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People change what their feed tells" on public.calendar_feeds
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People take their feed away" on public.calendar_feeds
  for delete to authenticated using (user_id = (select auth.uid()));

-- The limits are those of src/domain/calendar/ics/calendar-limits.ts; a test compares the two.
create table public.other_calendars (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  keeps_titles boolean not null default false,
  read_at timestamptz not null default now(),
  read_until timestamptz not null,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('other_calendars');
call public.journal_record_table('other_calendars');

-- Between two moments, or on whole days, the last one counted.
create table public.calendar_events (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  calendar_id uuid not null,
  title text not null default '' check (char_length(title) <= 200),
  starts_at timestamptz,
  ends_at timestamptz,
  first_day date,
  last_day date,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('calendar_events');
call public.journal_record_table('calendar_events');
create trigger take_parts_along after delete on public.other_calendars
  referencing old table as changed for each statement execute function public.take_parts_along('calendar_events', 'calendar_id');
