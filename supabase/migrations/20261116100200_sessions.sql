-- replaces: 20261115000200_user_sessions, 20261115000900_client_sessions

-- Client sessions: one row per signed-in device, beside the identity service's own session. They end one way, are
-- bounded per person, and know which devices a person trusts. The function session-management writes them; people read
-- them, and may rename a device.

create table public.user_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  session_token text not null unique check (char_length(session_token) between 16 and 200),
  device_id text check (char_length(device_id) <= 64),
  device_name text check (char_length(device_name) <= 200),
  device_type text not null default 'web' check (device_type in ('web', 'mobile')),
  browser_info jsonb not null default '{}' check (pg_column_size(browser_info) <= 8192),
  ip_address text check (char_length(ip_address) <= 64),
  expires_at timestamptz not null default now() + interval '7 days',
  is_active boolean not null default true,
  auth_session_id uuid default ((auth.jwt() ->> 'session_id')::uuid),
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null default now(),
  -- Seven days is what the client asks for; a day more allows for its clock.
  check (expires_at <= created_at + interval '8 days')
);
create index user_sessions_user_id_active_idx on public.user_sessions (user_id, is_active, expires_at);
create index user_sessions_auth_session_id_idx on public.user_sessions (auth_session_id);

alter table public.user_sessions enable row level security;
revoke all on public.user_sessions from anon, authenticated, service_role;
grant select on public.user_sessions to authenticated;
-- Neither created_at, which bounds expires_at, nor auth_session_id, which the token decides, is the client's to say.
grant insert (
  user_id, session_token, device_id, device_name, device_type, browser_info, ip_address, expires_at, is_active
) on public.user_sessions to authenticated;
-- Nor is it for the client to say whether a session is over, and when it was last used.
grant update (device_name) on public.user_sessions to authenticated;
grant select, insert, update, delete on public.user_sessions to service_role;

create policy "People read their own sessions" on public.user_sessions
  for select to authenticated using (user_id = (select public.current_user_row_id()));
create policy "People open their own sessions" on public.user_sessions
  for insert to authenticated with check (user_id = (select public.current_user_row_id()));
create policy "People update their own sessions" on public.user_sessions
  for update to authenticated
  using (user_id = (select public.current_user_row_id()))
  with check (user_id = (select public.current_user_row_id()));

-- Two levels, because a person can tell two apart: every device starts as untrusted, and the person says "this one is
-- mine". Degrees would be numbers nobody can choose between. Trust opens no door; it only says which device is known.
create table public.trusted_devices (
  user_id uuid not null references public.users (id) on delete cascade,
  device_id text not null check (device_id ~ '^[0-9a-f]{32}$'),
  trust_level text not null check (trust_level in ('trusted', 'untrusted')),
  updated_at timestamptz not null default now(),
  primary key (user_id, device_id)
);

alter table public.trusted_devices enable row level security;
revoke all on public.trusted_devices from anon, authenticated, service_role;
grant select on public.trusted_devices to authenticated;
grant select, insert, update, delete on public.trusted_devices to service_role;

create policy "People read which devices they trust" on public.trusted_devices
  for select to authenticated using (user_id = (select public.current_user_row_id()));

create function public.keep_sessions_ended() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.is_active and not old.is_active then
    raise exception 'An ended session stays ended' using errcode = '42501';
  end if;
  if new.expires_at > old.expires_at then
    raise exception 'A session cannot be made to last longer' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke execute on function public.keep_sessions_ended() from public, anon, authenticated;
create trigger user_sessions_stay_ended before update on public.user_sessions
  for each row execute function public.keep_sessions_ended();

-- A row that a client writes by itself is welcome (the music library asks for one), but not its idea of its address.
create function public.forget_claimed_address() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.ip_address := null;
  return new;
end
$$;
revoke execute on function public.forget_claimed_address() from public, anon, authenticated;
create trigger user_sessions_forget_claimed_address before insert on public.user_sessions
  for each row when (current_user = 'authenticated') execute function public.forget_claimed_address();

-- The 50 newest of a person, living ones first; an ended one is gone after 30 days.
create function public.keep_newest_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.user_sessions s where s.user_id = new.user_id and (
    (s.last_active_at < now() - interval '30 days' and not (s.is_active and s.expires_at > now()))
    or s.id in (
      select k.id from public.user_sessions k where k.user_id = new.user_id
      order by (k.is_active and k.expires_at > now()) desc, k.last_active_at desc, k.id offset 50
    )
  );
  return null;
end
$$;
revoke execute on function public.keep_newest_sessions() from public, anon, authenticated;
create trigger user_sessions_keep_newest after insert on public.user_sessions
  for each row execute function public.keep_newest_sessions();

create function public.keep_newest_devices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.trusted_devices d where d.user_id = new.user_id and d.device_id in (
    select k.device_id from public.trusted_devices k where k.user_id = new.user_id
    order by k.updated_at desc, k.device_id offset 50
  );
  return null;
end
$$;
revoke execute on function public.keep_newest_devices() from public, anon, authenticated;
create trigger trusted_devices_keep_newest after insert on public.trusted_devices
  for each row execute function public.keep_newest_devices();

-- What opens the music library.
create function public.has_active_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_sessions s
    where s.user_id = (select public.current_user_row_id()) and s.is_active and s.expires_at > now()
  )
$$;
revoke execute on function public.has_active_session() from public, anon;
grant execute on function public.has_active_session() to authenticated, service_role;
