-- Client sessions end one way, are bounded per person, and know which devices a person trusts. The records are
-- written by the function session-management; people read them, and may rename a device.

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

-- Whether a session is over, and when it was last used, is not for the client to say.
revoke update (is_active, last_active_at) on public.user_sessions from authenticated;

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

-- For the identity service, which ends its own sessions in the same transaction and may not read these tables.
create function public.client_session_records(p_user_id uuid) returns table (
  id uuid,
  session_token text,
  device_id text,
  device_name text,
  device_type text,
  ip_address text,
  is_live boolean,
  auth_session_id uuid,
  created_at timestamptz,
  last_active_at timestamptz,
  trust_level text
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.session_token, s.device_id, s.device_name, s.device_type, s.ip_address,
    s.is_active and s.expires_at > now(), s.auth_session_id, s.created_at, s.last_active_at, d.trust_level
  from public.users u
  join public.user_sessions s on s.user_id = u.id
  left join public.trusted_devices d on d.user_id = u.id and d.device_id = s.device_id
  where u.google_id = p_user_id
$$;
revoke execute on function public.client_session_records(uuid) from public, anon, authenticated;
grant execute on function public.client_session_records(uuid) to service_role;

-- Ends one session with everything that shares its sign-in, or without a token all of a person's but the spared
-- sign-in's. Answers which sign-ins it touched; a record without one stands for itself.
create function public.end_client_sessions(p_user_id uuid, p_session_token text, p_spared_auth_session_id uuid)
returns setof uuid
language sql security definer set search_path = ''
as $$
  with owned as (
    select s.* from public.users u join public.user_sessions s on s.user_id = u.id where u.google_id = p_user_id
  ), named as (
    select o.id, o.auth_session_id from owned o where o.session_token = p_session_token
  )
  update public.user_sessions s set is_active = false
  from owned o
  where o.id = s.id and s.is_active
    and (p_spared_auth_session_id is null or s.auth_session_id is distinct from p_spared_auth_session_id)
    and (
      p_session_token is null or s.auth_session_id::text = p_session_token
      or exists (select from named n where n.id = s.id or n.auth_session_id = s.auth_session_id)
    )
  returning coalesce(s.auth_session_id, s.id)
$$;
revoke execute on function public.end_client_sessions(uuid, text, uuid) from public, anon, authenticated;
grant execute on function public.end_client_sessions(uuid, text, uuid) to service_role;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function public.client_session_records(uuid) to supabase_auth_admin;
    grant execute on function public.end_client_sessions(uuid, text, uuid) to supabase_auth_admin;
  end if;
end
$$;
