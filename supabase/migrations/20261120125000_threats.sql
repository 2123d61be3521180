-- What was noticed about somebody's sign-ins (spec 1 §7, decision 083). The rules are in src/domain/security/threats; the host
-- runs them over what was observed and what was done, and writes here what they find. The procedures are in
-- supabase/routines/threats.sql.

-- Flat and short: words of the program, rough places, numbers.
create function public.is_plain_threat_facts(p_facts jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_facts) = 'object' and octet_length(p_facts::text) <= 2048
    and (select count(*) <= 12 and coalesce(bool_and(
      one.key ~ '^[a-z][a-z0-9_]{0,39}$' and case jsonb_typeof(one.value)
        when 'string' then char_length(one.value #>> '{}') <= 100
        else jsonb_typeof(one.value) in ('number', 'boolean', 'null')
      end
    ), true) from jsonb_each(case jsonb_typeof(p_facts) when 'object' then p_facts else '{}' end) one)
$$;
revoke execute on function public.is_plain_threat_facts(jsonb) from public, anon, authenticated;

create table public.security_threats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  rule text not null check (rule in (
    'new_device', 'new_country', 'impossible_travel', 'failures_before_success', 'refresh_reuse', 'two_places',
    'young_privilege', 'read_burst'
  )),
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  found_at timestamptz not null default now(),
  -- The sign-in behind it (auth.sessions), which may be over by now.
  session_id uuid,
  device_id text check (device_id ~ '^[0-9a-f]{32}$'),
  facts jsonb not null default '{}' check (public.is_plain_threat_facts(facts)),
  status text not null default 'open' check (status in ('open', 'trusted', 'false_positive', 'signed_out')),
  status_reason text check (char_length(status_reason) between 1 and 500),
  decided_at timestamptz,
  decided_by text check (decided_by in ('owner', 'admin')),
  -- What the rule saw: the same thing is told once.
  mark text not null check (char_length(mark) between 1 and 100),
  unique (user_id, rule, mark),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'open') = (decided_by is null)),
  check (status <> 'false_positive' or status_reason is not null)
);
create index security_threats_user_id_found_at_idx on public.security_threats (user_id, found_at desc);
create index security_threats_found_at_idx on public.security_threats (found_at desc);

alter table public.security_threats enable row level security;
revoke all on public.security_threats from anon, authenticated, service_role;
-- Written by procedures alone.
grant select on public.security_threats to authenticated, service_role;

create policy "People read what was noticed about their sign-ins" on public.security_threats
  for select to authenticated using (user_id = (select auth.uid()));

-- Where somebody signed in from: by which sign-in and device, and who says so. A browser can claim any place; the rules
-- look at what the server saw.
alter table public.login_locations
  add column session_id uuid,
  add column device_id text check (device_id ~ '^[0-9a-f]{32}$'),
  add column purpose text not null default 'sign_in' check (purpose ~ '^[a-z][a-z_]{0,39}$'),
  add column source text not null default 'server' check (source in ('browser', 'server'));
create index login_locations_session_id_idx on public.login_locations (session_id, recorded_at desc);

-- Which device a sign-in was on is told by a number that only that device knows. It is kept as a hash, like a password: somebody
-- with a stolen password reads these rows, and must not be able to name the device of the person they stole it from.
update public.user_sessions set device_id = left(encode(sha256(convert_to(device_id, 'utf8')), 'hex'), 32)
  where device_id ~ '^[0-9a-f]{32}$';
update public.trusted_devices set device_id = left(encode(sha256(convert_to(device_id, 'utf8')), 'hex'), 32);
-- Whether the server saw that number. What a client writes into its row by itself is a claim, and no rule believes it.
alter table public.user_sessions add column device_shown boolean not null default false;
update public.user_sessions set device_shown = true where device_id ~ '^[0-9a-f]{32}$';
