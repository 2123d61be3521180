-- Ending client sessions, and what the identity service reads of them.

-- Signing out at the identity service ends these rows in the same transaction.
create or replace function public.end_user_sessions(p_user_id uuid, p_auth_session_id uuid, p_scope text) returns integer
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

-- For the identity service, which ends its own sessions in the same transaction and may not read these tables.
create or replace function public.client_session_records(p_user_id uuid) returns table (
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
create or replace function public.end_client_sessions(p_user_id uuid, p_session_token text, p_spared_auth_session_id uuid)
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

-- Where there is an identity service of this name, it calls them in the transaction that ends its own sessions.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function
      public.end_user_sessions(uuid, uuid, text),
      public.client_session_records(uuid),
      public.end_client_sessions(uuid, text, uuid)
    to supabase_auth_admin;
  end if;
end
$$;

-- A row that a client makes by itself names its device, kept as session-management keeps it: by its hash. The address is the
-- one the sign-in came from, not what the client says.
create or replace function public.forget_claimed_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.ip_address := (select host(s.ip) from auth.sessions s where s.id = new.auth_session_id);
  new.device_id := left(encode(sha256(convert_to(new.device_id, 'UTF8')), 'hex'), 32);
  return new;
end
$$;
revoke execute on function public.forget_claimed_address() from public, anon, authenticated;
