-- What the security audit keeps: its runs, and where people signed in from, as roughly as they need to know.

create table public.security_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  score integer not null check (score between 0 and 105),
  grade text not null check (grade in ('A+', 'A', 'A-', 'B+')),
  result jsonb not null check (jsonb_typeof(result) = 'object' and pg_column_size(result) <= 2097152),
  -- Null for the host itself, and once the account is gone: the run stays.
  run_by uuid references auth.users (id) on delete set null,
  check (finished_at >= started_at)
);
create index security_runs_finished_at_idx on public.security_runs (finished_at desc);
create index security_runs_run_by_idx on public.security_runs (run_by);

alter table public.security_runs enable row level security;
-- Read and written through procedures alone, which look at who asks.
revoke all on public.security_runs from anon, authenticated, service_role;

-- Where somebody signed in from. Coordinates only where an operator set up a look-up; after 30 days nothing but the country is
-- left.
create table public.login_locations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  country text check (char_length(country) <= 100),
  region text check (char_length(region) <= 100),
  city text check (char_length(city) <= 100),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  recorded_at timestamptz not null default now(),
  coarse boolean not null default false
);
create index login_locations_user_id_recorded_at_idx on public.login_locations (user_id, recorded_at desc);
create index login_locations_precise_idx on public.login_locations (recorded_at)
  where not coarse or latitude is not null or longitude is not null;

alter table public.login_locations enable row level security;
revoke all on public.login_locations from anon, authenticated, service_role;
grant select on public.login_locations to authenticated;
grant select, insert, update, delete on public.login_locations to service_role;

create policy "People read where they signed in from" on public.login_locations
  for select to authenticated using (user_id = (select auth.uid()));
