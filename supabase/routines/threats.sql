-- What was noticed about sign-ins: reading, deciding, storing (decision 083).

-- A row as its reader sees it, with the sign-in behind it. The e-mail address is for admins alone.
create or replace function public.threat_row(p_threat public.security_threats, p_with_email boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_threat.id, 'user_id', p_threat.user_id, 'is_own', p_threat.user_id = auth.uid(),
    'email', case when p_with_email then (select u.email from auth.users u where u.id = p_threat.user_id) end,
    'rule', p_threat.rule, 'severity', p_threat.severity, 'found_at', p_threat.found_at,
    'device_id', p_threat.device_id, 'facts', p_threat.facts, 'status', p_threat.status,
    'status_reason', p_threat.status_reason, 'decided_at', p_threat.decided_at,
    'session', (
      select jsonb_build_object(
        'id', p_threat.session_id,
        'device_name', coalesce(r.device_name, p_threat.facts ->> 'device'),
        'started_at', coalesce(a.created_at, r.created_at),
        'last_seen_at', greatest(r.last_active_at, a.refreshed_at at time zone 'utc', a.created_at),
        'is_active', a.id is not null,
        'is_current', p_threat.session_id::text is not distinct from auth.jwt() ->> 'session_id')
      from (select p_threat.session_id as id) named
      left join auth.sessions a on a.id = named.id and a.user_id = p_threat.user_id
        and (a.not_after is null or a.not_after > now())
      left join lateral (
        select s.device_name, s.created_at, s.last_active_at
        from public.user_sessions s join public.users u on u.id = s.user_id
        where s.auth_session_id = named.id and u.google_id = p_threat.user_id
        order by s.last_active_at desc limit 1
      ) r on true
      where named.id is not null
    ))
$$;

-- The newest first, of so many days. One's own; for an admin everybody's, by account id and e-mail address. What an admin
-- reads of others is audited, once in ten minutes.
create or replace function public.read_threats(p_days integer default 30) returns setof jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  is_admin constant boolean := coalesce(public.is_current_user_admin(), false);
begin
  if person is null then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  return query
    select public.threat_row(t, is_admin) from public.security_threats t
    where (is_admin or t.user_id = person)
      and t.found_at > now() - make_interval(days => least(greatest(coalesce(p_days, 30), 1), 90))
    order by t.found_at desc, t.id limit 500;
  if is_admin and not exists (
    select from public.audit_personal p join public.audit_events e on e.seq = p.seq
    where p.person_id = person and p.half = 'actor' and e.action = 'read_threats'
      and e.made_at > now() - interval '10 minutes'
  ) then
    perform public.record_audit('data_access', 'read_threats', 'low', 'success');
  end if;
end
$$;

-- The newest new device that this person has said nothing about, told on their other devices.
create or replace function public.read_device_notice() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select public.threat_row(t, false) from public.security_threats t
  where t.user_id = auth.uid() and t.rule = 'new_device' and t.status = 'open'
    and t.found_at > now() - interval '30 days'
    and t.session_id::text is distinct from auth.jwt() ->> 'session_id'
  order by t.found_at desc, t.id limit 1
$$;

-- "This was me", "sign it out", "this is nothing". Signing out ends the sign-in itself, as a forced logout does: the tokens
-- that were given out are useless from the next request on. A new device is signed out with all of its sign-ins.
create or replace function public.decide_threat(p_id uuid, p_decision text, p_reason text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  reason constant text := nullif(btrim(p_reason), '');
  threat public.security_threats;
  one uuid;
  ended integer := 0;
begin
  select * into threat from public.security_threats t
    where t.id = p_id and (t.user_id = person or public.is_current_user_admin()) for update;
  -- Somebody else's and one that does not exist cannot be told apart.
  if not found or person is null then
    raise exception 'There is nothing to decide here' using errcode = '42501';
  end if;
  if p_decision is null or p_decision not in ('trust', 'sign_out', 'false_positive') then
    raise exception 'Decide with trust, sign_out or false_positive' using errcode = '22023';
  end if;
  if char_length(reason) > 500 then
    raise exception 'A reason has at most 500 characters' using errcode = '22023';
  end if;
  if p_decision = 'false_positive' and reason is null then
    raise exception 'Say why this is harmless' using errcode = '22023';
  end if;
  if p_decision = 'sign_out' and threat.session_id is null and threat.device_id is null then
    raise exception 'There is no sign-in behind this' using errcode = '22023';
  end if;
  if threat.status = 'signed_out' and p_decision <> 'sign_out' then
    raise exception 'This was signed out already' using errcode = '22023';
  end if;

  if p_decision = 'trust' and threat.device_id is not null then
    insert into public.trusted_devices (user_id, device_id, trust_level)
      select u.id, threat.device_id, 'trusted' from public.users u where u.google_id = threat.user_id
      on conflict (user_id, device_id) do update set trust_level = 'trusted', updated_at = now();
  elsif p_decision = 'sign_out' then
    if threat.rule = 'new_device' and threat.device_id is not null then
      -- Trust that was given to it goes with it.
      delete from public.trusted_devices d using public.users u
        where u.id = d.user_id and u.google_id = threat.user_id and d.device_id = threat.device_id;
    end if;
    for one in
      select threat.session_id where threat.session_id is not null
      union
      select s.auth_session_id from public.user_sessions s join public.users u on u.id = s.user_id
      where threat.rule = 'new_device' and u.google_id = threat.user_id and s.device_id = threat.device_id
        and s.auth_session_id is not null
    loop
      ended := ended + public.end_sign_in(threat.user_id, one);
    end loop;
  end if;

  update public.security_threats t
    set status = case p_decision when 'trust' then 'trusted' when 'sign_out' then 'signed_out' else p_decision end,
      status_reason = coalesce(reason, case when t.status = 'open' then null else t.status_reason end),
      decided_at = now()
    where t.id = threat.id returning * into threat;
  if threat.user_id <> person then
    perform public.record_audit('admin_action', 'decide_threat', 'medium', 'success', threat.user_id, reason,
      jsonb_build_object('threat', threat.id, 'rule', threat.rule, 'decision', p_decision, 'sessions_ended', ended));
  end if;
  return jsonb_build_object('id', threat.id, 'status', threat.status, 'ended', ended);
end
$$;

-- The same two steps as session-management's force_logout. How many sign-ins ended: one or none.
create or replace function public.end_sign_in(p_user_id uuid, p_auth_session_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  delete from auth.sessions a where a.id = p_auth_session_id and a.user_id = p_user_id;
  get diagnostics ended = row_count;
  perform public.end_client_sessions(p_user_id, p_auth_session_id::text, null);
  if ended > 0 then
    insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
    select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), json_build_object(
        'action', 'logout', 'actor_id', u.id, 'actor_username', coalesce(u.email, ''), 'actor_via_sso', false,
        'log_type', 'account', 'traits', json_build_object('forced', true, 'sessions', 1)),
      now(), left(coalesce(current_setting('request.address', true), ''), 64)
    from auth.users u where u.id = p_user_id;
  end if;
  return ended;
end
$$;

-- Where somebody was. Never more than roughly: whole degrees and the country, unless the host says that the person wants the
-- town kept; then a tenth of a degree, for thirty days. What a browser says is kept as its claim, and no rule looks at it.
create or replace function public.record_location_with_enhanced_privacy(
  p_user_id uuid, p_ip_address text, p_country text, p_region text, p_city text,
  p_latitude double precision, p_longitude double precision, p_access_purpose text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  by_host constant boolean := coalesce(auth.role(), '') = 'service_role';
  rough boolean;
  made uuid;
begin
  if not by_host and (auth.uid() is null or p_user_id is distinct from auth.uid()) then
    raise exception 'People record their own place alone' using errcode = '42501';
  end if;
  return null;
end
$$;

-- Whether a session is still what it should be: alive, this person's, the same kind of browser, and nothing undecided about it.
create or replace function public.monitor_session_security(
  p_session_id uuid, p_user_id uuid, p_ip_address text, p_user_agent text, p_action text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return null;
end
$$;

revoke execute on function
  public.threat_row(public.security_threats, boolean),
  public.read_threats(integer),
  public.read_device_notice(),
  public.decide_threat(uuid, text, text),
  public.end_sign_in(uuid, uuid),
  public.record_location_with_enhanced_privacy(uuid, text, text, text, text, double precision, double precision, text),
  public.monitor_session_security(uuid, uuid, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.read_threats(integer),
  public.read_device_notice(),
  public.decide_threat(uuid, text, text),
  public.record_location_with_enhanced_privacy(uuid, text, text, text, text, double precision, double precision, text),
  public.monitor_session_security(uuid, uuid, text, text, text)
to authenticated;
grant execute on function
  public.record_location_with_enhanced_privacy(uuid, text, text, text, text, double precision, double precision, text),
  public.monitor_session_security(uuid, uuid, text, text, text)
to service_role;
