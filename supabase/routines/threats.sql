-- What was noticed about sign-ins: reading, deciding, storing (decision 083).

-- A row as its reader sees it, with the sign-in behind it. The e-mail address is for admins alone. What the person wrote, a
-- reason or a name for their device, is not for them.
create or replace function public.threat_row(p_threat public.security_threats, p_with_email boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_threat.id, 'user_id', p_threat.user_id, 'is_own', p_threat.user_id = auth.uid(),
    'email', case when p_with_email then (select u.email from auth.users u where u.id = p_threat.user_id) end,
    'rule', p_threat.rule, 'severity', p_threat.severity, 'found_at', p_threat.found_at,
    'device_id', p_threat.device_id, 'facts', p_threat.facts, 'status', p_threat.status,
    'status_reason', case when p_threat.user_id = auth.uid() or p_threat.decided_by = 'admin' then p_threat.status_reason end, 'decided_at', p_threat.decided_at,
    'session', (
      select jsonb_build_object(
        'id', p_threat.session_id,
        'device_name', coalesce(case when p_threat.user_id = auth.uid() then r.device_name end, p_threat.facts ->> 'device'),
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

-- The newest first, of so many days. One's own; for an admin who asks for it everybody's, by account id and e-mail address.
-- What an admin reads of others is audited, once in ten minutes.
create or replace function public.read_threats(p_days integer default 30, p_everybody boolean default true)
returns setof jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  is_admin constant boolean := coalesce(p_everybody, false) and public.audits_everything();
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

-- The newest new devices that this person has said nothing about, told on their other devices: one that was put away hides no
-- other.
create or replace function public.read_device_notice() returns setof jsonb
language sql stable security definer set search_path = ''
as $$
  select public.threat_row(t, false) from public.security_threats t
  where t.user_id = auth.uid() and t.rule = 'new_device' and t.status = 'open'
    and t.found_at > now() - interval '30 days'
    and t.session_id::text is distinct from auth.jwt() ->> 'session_id'
    and not exists (
      select from public.user_sessions s
      where s.auth_session_id = (auth.jwt() ->> 'session_id')::uuid and s.device_id = t.device_id
    )
  order by t.found_at desc, t.id limit 5
$$;

-- Whether this sign-in may speak for its person. For a day a new one may not, where the account was used before: it may be the
-- very one that the person is being asked about. One that was looked at and is on a device they know may at once.
create or replace function public.may_vouch(p_user_id uuid, p_session_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_session_id is null or exists (
    select from auth.sessions a where a.id = p_session_id and a.user_id = p_user_id and (
      a.created_at <= now() - interval '1 day'
      or not (
        exists (select from auth.sessions b where b.user_id = p_user_id and b.created_at < a.created_at)
        or exists (
          select from public.login_locations l where l.user_id = p_user_id and l.source = 'server'
            and l.session_id is distinct from a.id and l.recorded_at < a.created_at)
        or exists (
          select from public.user_sessions s join public.users u on u.id = s.user_id
          where u.google_id = p_user_id and s.auth_session_id is distinct from a.id and s.created_at < a.created_at)
      )
      or (
        exists (
          select from public.login_locations l
          where l.session_id = a.id and l.source = 'server' and l.purpose = 'sign_in')
        and not exists (
          select from public.security_threats t
          where t.user_id = p_user_id and t.rule = 'new_device' and t.status = 'open' and (
            t.session_id = a.id or t.device_id in (
              select l.device_id from public.login_locations l where l.session_id = a.id and l.source = 'server'
              union
              select s.device_id from public.user_sessions s where s.auth_session_id = a.id
            )))
      )
    ))
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
    where t.id = p_id and (t.user_id = person or public.audits_everything()) for update;
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

  if p_decision <> 'sign_out' and threat.user_id = person
    and not public.may_vouch(person, (auth.jwt() ->> 'session_id')::uuid) then
    raise exception 'Decide this on a device you have used before' using errcode = '22023';
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
      union
      select l.session_id from public.login_locations l
      where threat.rule = 'new_device' and l.user_id = threat.user_id and l.device_id = threat.device_id
        and l.session_id is not null
    loop
      ended := ended + public.end_sign_in(threat.user_id, one);
    end loop;
  end if;

  update public.security_threats t
    set status = case p_decision when 'trust' then 'trusted' when 'sign_out' then 'signed_out' else p_decision end,
      status_reason = coalesce(reason, case when t.status = 'open' then null else t.status_reason end),
      decided_at = now(), decided_by = case when threat.user_id = person then 'owner' else 'admin' end
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

-- Where somebody was. Never more than roughly: whole degrees and the country, unless the host says that the town may stay; then
-- a tenth of a degree. After thirty days the country alone is left. The address itself is not kept. What a browser says is kept as its claim, at most twenty
-- times in an hour, and no rule looks at it.
create or replace function public.record_location_with_enhanced_privacy(
  p_user_id uuid, p_ip_address text, p_country text, p_region text, p_city text,
  p_latitude double precision default null, p_longitude double precision default null, p_access_purpose text default ''
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  by_host constant boolean := coalesce(auth.role(), '') = 'service_role';
  said constant text := case when coalesce(auth.role(), '') = 'service_role' then 'server' else 'browser' end;
  purpose constant text := coalesce(p_access_purpose, '');
  country constant text := nullif(nullif(btrim(left(p_country, 100)), ''), 'unknown');
  region constant text := nullif(nullif(btrim(left(p_region, 100)), ''), 'unknown');
  city constant text := nullif(nullif(btrim(left(p_city, 100)), ''), 'unknown');
  is_point constant boolean := p_latitude between -90 and 90 and p_longitude between -180 and 180;
  is_rough constant boolean := not by_host or city is null;
  made public.login_locations;
begin
  if not by_host and (auth.uid() is null or p_user_id is distinct from auth.uid()) then
    raise exception 'People record their own place alone' using errcode = '42501';
  end if;
  if purpose !~ '^[a-z][a-z_]{0,39}$' then
    raise exception 'Say in one word what this is for' using errcode = '22023';
  end if;
  if not exists (select from auth.users u where u.id = p_user_id for key share) then
    return jsonb_build_object('recorded', false);
  end if;
  if not by_host and 20 <= (
    select count(*) from (
      select from public.login_locations l where l.user_id = p_user_id and l.source = 'browser'
        and l.recorded_at > now() - interval '1 hour' limit 20
    ) counted
  ) then
    return jsonb_build_object('recorded', false);
  end if;
  insert into public.login_locations as l (user_id, country, region, city, latitude, longitude, coarse, purpose, source)
  values (
    p_user_id, country,
    case when not is_rough then region end,
    case when not is_rough then city end,
    case when is_point then round(p_latitude::numeric, case when is_rough then 0 else 1 end) end,
    case when is_point then round(p_longitude::numeric, case when is_rough then 0 else 1 end) end,
    is_rough, purpose, said
  ) returning * into made;
  -- A year, and of each person the two hundred newest of what the server saw and of what browsers said.
  delete from public.login_locations old where old.user_id = p_user_id and (
    old.recorded_at < now() - interval '1 year' or old.id in (
      select l.id from public.login_locations l where l.user_id = p_user_id and l.source = said
      order by l.recorded_at desc, l.id offset 200
    )
  );
  return jsonb_build_object('recorded', true, 'id', made.id, 'precision', case when is_rough then 'country' else 'town' end,
    'country', coalesce(made.country, 'unknown'), 'region', coalesce(made.region, 'unknown'),
    'city', coalesce(made.city, 'unknown'));
end
$$;

-- For the host, once an hour: of places older than thirty days the country is left, after a year nothing; what was noticed goes
-- after ninety days. Answers how many rows it touched, at most 500 of each.
create or replace function public.purge_sign_in_places() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  touched integer;
  total integer;
begin
  delete from public.login_locations l where l.id in (
    select o.id from public.login_locations o where o.recorded_at < now() - interval '1 year' limit 500
  );
  get diagnostics total = row_count;
  update public.login_locations l
    set region = null, city = null, latitude = null, longitude = null, coarse = true
    where l.id in (
      select o.id from public.login_locations o
      where (not o.coarse or o.latitude is not null or o.longitude is not null)
        and o.recorded_at < now() - interval '30 days' limit 500
    );
  get diagnostics touched = row_count;
  total := total + touched;
  delete from public.security_threats t where t.id in (
    select o.id from public.security_threats o where o.found_at < now() - interval '90 days' limit 500
  );
  get diagnostics touched = row_count;
  return total + touched;
end
$$;

-- Whether a session is still what it should be: alive and this person's, in the same browser, and nothing undecided about it.
-- One that is somebody else's and one that does not exist are answered alike. A browser that changed is noted.
create or replace function public.monitor_session_security(
  p_session_id uuid, p_user_id uuid, p_ip_address text, p_user_agent text, p_action text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  by_host constant boolean := coalesce(auth.role(), '') = 'service_role';
  agent constant text := left(coalesce(p_user_agent, ''), 512);
  live auth.sessions;
  same_browser boolean;
  same_address boolean;
  worst text;
  undecided integer;
begin
  if not by_host and (auth.uid() is null or p_user_id is distinct from auth.uid()) then
    raise exception 'People look after their own sessions alone' using errcode = '42501';
  end if;
  if coalesce(p_action, '') !~ '^[a-z][a-z0-9_]{0,59}$' then
    raise exception 'Say in one word what was done' using errcode = '22023';
  end if;
  select * into live from auth.sessions a
    where a.id = p_session_id and a.user_id = p_user_id and (a.not_after is null or a.not_after > now());
  if live.id is null then
    return jsonb_build_object('session_active', false, 'same_browser', null, 'same_address', null,
      'device_trusted', false, 'open_threats', 0, 'severity', 'none');
  end if;
  same_browser := case when agent <> '' and live.user_agent is not null then left(live.user_agent, 512) = agent end;
  same_address := case when live.ip is not null and coalesce(p_ip_address, '') not in ('', 'unknown')
    then host(live.ip) = p_ip_address end;
  select count(*), (array_agg(t.severity order by array_position(array['critical', 'high', 'medium', 'low'], t.severity)))[1]
    into undecided, worst
    from public.security_threats t
    where t.user_id = p_user_id and t.session_id = p_session_id and t.status = 'open';
  if not same_browser then
    insert into public.security_events (user_id, type, details, user_agent)
    values (p_user_id, 'suspicious_activity', jsonb_build_object('noticed', 'other_browser', 'action', p_action), agent);
  end if;
  return jsonb_build_object(
    'session_active', true, 'same_browser', same_browser, 'same_address', same_address,
    'device_trusted', exists (
      select from public.users u
      join public.user_sessions s on s.user_id = u.id and s.auth_session_id = p_session_id and s.device_shown
      join public.trusted_devices d on d.user_id = u.id and d.device_id = s.device_id and d.trust_level = 'trusted'
      where u.google_id = p_user_id
    ),
    'open_threats', undecided, 'severity', coalesce(worst, 'none'));
end
$$;

-- For the host: what the rules look at when somebody has signed in. Devices somebody doubts, or has said nothing about since they
-- were told, are not known ones. Nor is one that was named by a sign-in nobody looked at, but for those from before anybody did.
create or replace function public.sign_in_trace(p_user_id uuid, p_session_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'sign_ins', coalesce((
      select jsonb_agg(to_jsonb(l) order by l.recorded_at, l.session_id = p_session_id) from (
        select l.session_id, l.device_id, l.country, l.region, l.city, l.latitude, l.longitude, l.recorded_at
        from public.login_locations l
        where l.user_id = p_user_id and l.source = 'server' and l.purpose = 'sign_in' and l.session_id is not null
        order by l.session_id = p_session_id desc, l.recorded_at desc limit 50
      ) l
    ), '[]'),
    'failures', coalesce((
      select jsonb_agg(e.created_at order by e.created_at) from (
        select e.created_at from public.security_events e
        where e.user_id = p_user_id and e.source = 'server' and e.type = 'auth_failure'
          and e.created_at > now() - interval '2 hours'
        order by e.created_at desc limit 60
      ) e
    ), '[]'),
    'known_devices', coalesce((
      select jsonb_agg(distinct known.device_id) from (
        select l.device_id from public.login_locations l
        where l.user_id = p_user_id and l.source = 'server' and l.session_id is distinct from p_session_id
        union
        select s.device_id from public.user_sessions s join public.users u on u.id = s.user_id
        join auth.sessions a on a.id = s.auth_session_id and a.user_id = p_user_id
        where u.google_id = p_user_id and s.auth_session_id is distinct from p_session_id and s.device_shown
          and a.created_at <= now() - interval '1 day'
      ) known
      where known.device_id ~ '^[0-9a-f]{32}$' and not exists (
        select from public.security_threats t
        where t.user_id = p_user_id and t.rule = 'new_device' and t.device_id = known.device_id
          and t.status in ('open', 'signed_out')
      )
    ), '[]'),
    'trusted_devices', coalesce((
      select jsonb_agg(d.device_id) from public.trusted_devices d join public.users u on u.id = d.user_id
      where u.google_id = p_user_id and d.trust_level = 'trusted'
    ), '[]'))
$$;

-- For the host, which may not read the identity service's tables.
create or replace function public.sign_in_began(p_user_id uuid, p_session_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select a.created_at from auth.sessions a where a.id = p_session_id and a.user_id = p_user_id
$$;

-- For the host: a sign-in that was noted without a device tells of one after all, as after a second factor that took its time.
-- What was said about it meanwhile is withdrawn where the device is known, and about that device where it is not.
create or replace function public.name_sign_in_device(p_user_id uuid, p_session_id uuid, p_device_id text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  trace jsonb;
begin
  update public.login_locations l set device_id = p_device_id
    where l.user_id = p_user_id and l.session_id = p_session_id and l.source = 'server' and l.purpose = 'sign_in'
      and l.device_id is null;
  if not found then
    return;
  end if;
  trace := public.sign_in_trace(p_user_id, p_session_id);
  if trace -> 'known_devices' ? p_device_id or trace -> 'trusted_devices' ? p_device_id then
    delete from public.security_threats t
      where t.user_id = p_user_id and t.rule = 'new_device' and t.session_id = p_session_id
        and t.device_id is null and t.status = 'open';
  else
    update public.security_threats t set device_id = p_device_id
      where t.user_id = p_user_id and t.rule = 'new_device' and t.session_id = p_session_id and t.device_id is null;
  end if;
end
$$;

-- For the host: sign-ins of the last hour that nothing was told of, whatever the client behind them is. One that owes a second
-- factor cannot tell of anything yet, and has ten minutes. Of each person the
-- newest first: nobody holds up the others by signing in over and over.
create or replace function public.sign_ins_to_look_at(p_done uuid[] default '{}') returns table (
  user_id uuid, session_id uuid, address text, user_agent text, device_id text
)
language sql stable security definer set search_path = ''
as $$
  select n.user_id, n.id, coalesce(host(n.ip), ''), coalesce(left(n.user_agent, 512), ''), (
    select s.device_id from public.user_sessions s
    where s.auth_session_id = n.id and s.device_shown and s.device_id ~ '^[0-9a-f]{32}$' order by s.created_at limit 1
  )
  from (
    select distinct on (a.user_id) a.user_id, a.id, a.ip, a.user_agent, a.created_at from auth.sessions a
    where a.created_at between now() - interval '1 hour' and now() - interval '2 minutes' and a.id <> all (p_done)
      and (a.created_at < now() - interval '10 minutes' or coalesce(a.aal::text, 'aal1') >= 'aal2' or not exists (
        select from auth.mfa_factors f where f.user_id = a.user_id and f.status::text = 'verified'
      ))
      and not exists (
        select from public.login_locations l
        where l.session_id = a.id and l.source = 'server' and l.purpose = 'sign_in'
      )
    order by a.user_id, a.created_at desc
  ) n
  order by n.created_at limit 50
$$;

-- The sign-in that was probably behind something: the newest of that person before it, in the same browser.
create or replace function public.probable_session(p_user_id uuid, p_at timestamptz, p_user_agent text) returns auth.sessions
language sql stable security definer set search_path = ''
as $$
  select a from auth.sessions a
  where a.user_id = p_user_id and a.created_at <= p_at + interval '1 second'
    and (coalesce(p_user_agent, '') = '' or a.user_agent is null or left(a.user_agent, 512) = left(p_user_agent, 512))
  order by a.created_at desc limit 1
$$;

-- For the host, which looks every few minutes: what admins did, and who read much. A row for each person.
create or replace function public.recent_activity(p_minutes integer) returns table (
  user_id uuid, acts jsonb, reads jsonb, trusted_devices jsonb
)
language sql stable security definer set search_path = ''
as $$
  with since as (
    select now() - make_interval(mins => least(greatest(p_minutes, 1), 120)) as moment
  ), done as (
    select p.person_id, e.made_at, e.action, (public.probable_session(p.person_id, e.made_at, p.user_agent)) as behind
    from (
      select e.seq, e.made_at, e.action from public.audit_events e, since
      where e.made_at > since.moment and e.source = 'server' and e.outcome = 'success' and e.severity <> 'low'
        and e.event_type not in ('authentication', 'data_access')
      order by e.made_at desc limit 500
    ) e
    join public.audit_personal p on p.seq = e.seq and p.half = 'actor'
    where exists (select from public.user_roles r where r.user_id = p.person_id and r.role = 'admin')
  ), acts as (
    select d.person_id, jsonb_agg(jsonb_build_object(
        'at', d.made_at, 'action', d.action, 'session_id', (d.behind).id, 'started_at', (d.behind).created_at,
        'device_id', (
          select s.device_id from public.user_sessions s where s.auth_session_id = (d.behind).id
            and s.device_shown and s.device_id ~ '^[0-9a-f]{32}$' order by s.created_at limit 1
        )) order by d.made_at) as list
    from done d where (d.behind).id is not null group by d.person_id
  ), reads as (
    select e.user_id, jsonb_agg(jsonb_build_object(
        'at', e.created_at, 'session_id', (public.probable_session(e.user_id, e.created_at, e.user_agent)).id,
        'lists', e.details -> 'lists', 'reads', e.details -> 'reads') order by e.created_at) as list
    from (
      select e.* from public.security_events e, since
      where e.created_at > since.moment and e.type = 'data_access' and e.source = 'server' and e.user_id is not null
      order by e.created_at desc limit 500
    ) e group by e.user_id
  )
  select coalesce(a.person_id, r.user_id), coalesce(a.list, '[]'), coalesce(r.list, '[]'), coalesce((
    select jsonb_agg(d.device_id) from public.trusted_devices d join public.users u on u.id = d.user_id
    where u.google_id = coalesce(a.person_id, r.user_id) and d.trust_level = 'trusted'
  ), '[]')
  from acts a full join reads r on r.user_id = a.person_id
$$;

-- For the host. The same thing is told once. A new device that comes back before anybody has said something about it is the same
-- notice, about its newest sign-in. Null where the person is gone.
create or replace function public.store_threat(
  p_user_id uuid, p_rule text, p_severity text, p_session_id uuid, p_device_id text, p_facts jsonb, p_mark text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
  is_new boolean := false;
begin
  perform from auth.users u where u.id = p_user_id for key share;
  if not found then
    return null;
  end if;
  select t.id into stored from public.security_threats t
    where t.user_id = p_user_id and t.rule = p_rule and t.mark = p_mark;
  if stored is null and p_rule = 'new_device' and p_device_id is not null then
    update public.security_threats t
      set session_id = p_session_id, found_at = now(), facts = p_facts, mark = p_mark
      where t.user_id = p_user_id and t.rule = p_rule and t.device_id = p_device_id and t.status = 'open'
      returning t.id into stored;
  end if;
  if stored is null then
    insert into public.security_threats (user_id, rule, severity, session_id, device_id, facts, mark)
      values (p_user_id, p_rule, p_severity, p_session_id, p_device_id, p_facts, p_mark)
      on conflict (user_id, rule, mark) do nothing returning id into stored;
    is_new := stored is not null;
    if stored is null then
      select t.id into stored from public.security_threats t
        where t.user_id = p_user_id and t.rule = p_rule and t.mark = p_mark;
    end if;
    delete from public.security_threats old where old.user_id = p_user_id and (
      old.found_at < now() - interval '90 days' or old.id in (
        select t.id from public.security_threats t where t.user_id = p_user_id order by t.found_at desc, t.id offset 200
      )
    );
  end if;
  return jsonb_build_object('id', stored, 'is_new', is_new, 'today', (
    select count(*) from public.security_threats t
    where t.user_id = p_user_id and t.rule = p_rule and t.found_at > now() - interval '1 day'
  ), 'alike_today', (
    select count(*) from public.security_threats t
    where t.user_id = p_user_id and t.rule = p_rule and t.found_at > now() - interval '1 day'
      and t.facts ->> 'device' is not distinct from p_facts ->> 'device'
  ));
end
$$;

revoke execute on function
  public.threat_row(public.security_threats, boolean),
  public.read_threats(integer, boolean),
  public.read_device_notice(),
  public.may_vouch(uuid, uuid),
  public.decide_threat(uuid, text, text),
  public.end_sign_in(uuid, uuid),
  public.record_location_with_enhanced_privacy(uuid, text, text, text, text, double precision, double precision, text),
  public.purge_sign_in_places(),
  public.monitor_session_security(uuid, uuid, text, text, text),
  public.sign_in_trace(uuid, uuid),
  public.sign_in_began(uuid, uuid),
  public.name_sign_in_device(uuid, uuid, text),
  public.sign_ins_to_look_at(uuid[]),
  public.probable_session(uuid, timestamptz, text),
  public.recent_activity(integer),
  public.store_threat(uuid, text, text, uuid, text, jsonb, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.read_threats(integer, boolean),
  public.read_device_notice(),
  public.decide_threat(uuid, text, text),
  public.record_location_with_enhanced_privacy(uuid, text, text, text, text, double precision, double precision, text),
  public.monitor_session_security(uuid, uuid, text, text, text)
to authenticated;
grant execute on function
  public.may_vouch(uuid, uuid),
  public.purge_sign_in_places(),
  public.record_location_with_enhanced_privacy(uuid, text, text, text, text, double precision, double precision, text),
  public.monitor_session_security(uuid, uuid, text, text, text),
  public.sign_in_trace(uuid, uuid),
  public.sign_in_began(uuid, uuid),
  public.name_sign_in_device(uuid, uuid, text),
  public.sign_ins_to_look_at(uuid[]),
  public.recent_activity(integer),
  public.store_threat(uuid, text, text, uuid, text, jsonb, text)
to service_role;
