-- Client sessions: one row per signed-in device, beside the identity service's own session.

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
grant update (is_active, last_active_at, device_name) on public.user_sessions to authenticated;
grant select, insert, update, delete on public.user_sessions to service_role;

-- public.users.id of the caller; every "own rows" policy on a table keyed by it reads this.
create function public.current_user_row_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select u.id from public.users u where u.google_id = (select auth.uid())
$$;
revoke execute on function public.current_user_row_id() from public, anon;
grant execute on function public.current_user_row_id() to authenticated, service_role;

create policy "People read their own sessions" on public.user_sessions
  for select to authenticated using (user_id = (select public.current_user_row_id()));
create policy "People open their own sessions" on public.user_sessions
  for insert to authenticated with check (user_id = (select public.current_user_row_id()));
create policy "People update their own sessions" on public.user_sessions
  for update to authenticated
  using (user_id = (select public.current_user_row_id()))
  with check (user_id = (select public.current_user_row_id()));

-- Signing out at the identity service ends these rows in the same transaction.
create function public.end_user_sessions(p_user_id uuid, p_auth_session_id uuid, p_scope text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  if p_scope not in ('global', 'local', 'others') then
    raise exception 'unknown scope %', p_scope using errcode = '22023';
  end if;
  update public.user_sessions s set is_active = false
  from public.users u
  where u.id = s.user_id and u.google_id = p_user_id and s.is_active
    and case p_scope
      when 'global' then true
      when 'local' then s.auth_session_id = p_auth_session_id
      else s.auth_session_id is distinct from p_auth_session_id
    end;
  get diagnostics ended = row_count;
  return ended;
end
$$;
revoke execute on function public.end_user_sessions(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.end_user_sessions(uuid, uuid, text) to service_role;
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function public.end_user_sessions(uuid, uuid, text) to supabase_auth_admin;
  end if;
end
$$;
