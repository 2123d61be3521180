-- The audit: writing, reading, proving and trimming it (decision 081).

-- How long a row is kept. One number for the chain and for the identity service's own record.
create or replace function public.audit_retention() returns interval
language sql immutable set search_path = ''
as $$ select interval '400 days' $$;

-- The text that is hashed, eight lines in this order. No value can hold a line break: the checks of the table see to it.
-- Whoever wants to prove the chain elsewhere needs this, SHA-256 and nothing else. This and the two below set no search path,
-- so that they become part of the statement that proves the chain; all who call them have set one.
create or replace function public.audit_canonical(e public.audit_events) returns text
language sql stable
as $$
  select concat_ws(E'\n',
    'kindling-audit-1',
    e.seq,
    to_char(e.made_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    e.event_type || '/' || e.action,
    e.severity || '/' || e.outcome || '/' || e.source,
    e.who_hash,
    e.about_hash,
    e.previous_hash)
$$;

create or replace function public.audit_hash(e public.audit_events) returns text
language sql stable
as $$ select encode(sha256(convert_to(public.audit_canonical(e), 'UTF8')), 'hex') $$;

-- The salted hash of one half. With its place in it, so that no half can stand in for another.
create or replace function public.audit_personal_hash(p public.audit_personal) returns text
language sql stable
as $$
  select encode(sha256(convert_to(
    jsonb_build_array(p.salt, p.seq, p.half, p.person_id, p.address, p.user_agent, p.reason, p.event_data)::text, 'UTF8'
  )), 'hex')
$$;

create or replace function public.audit_salt() returns text
language sql volatile set search_path = ''
as $$ select encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex') $$;

-- What somebody may write into a reason, or let a browser say of itself, without ids, addresses and numbers of people: these
-- words lie in one person's half and could name another, who can then be deleted without taking that half along. A long
-- number behind a slash is a version.
create or replace function public.audit_words(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(p_text,
    '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[^\s<>(),;:"]*@[^\s<>(),;:"]+|(?<![/0-9])\+?[0-9]{7,}', '…', 'gi')
$$;

-- Adds one row to the chain. The lock on the head is held until the transaction ends, so it is taken last: call this at
-- the end of what is recorded. People are locked before it, since a deletion under way would otherwise wait for us and we for it.
create or replace function public.write_audit(
  p_event_type text, p_action text, p_severity text, p_outcome text, p_actor uuid, p_subject uuid, p_reason text,
  p_details jsonb, p_address text, p_user_agent text, p_source text
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  known uuid[];
  head public.audit_head;
  added public.audit_events;
  done_by public.audit_personal;
  about public.audit_personal;
begin
  if not public.is_plain_audit_data(coalesce(p_details, '{}')) then
    raise exception 'The details of an audit event are a few flat words, numbers and ids' using errcode = '22023';
  end if;
  select coalesce(array_agg(found.id), '{}') into known from (
    select u.id from auth.users u where u.id in (p_actor, p_subject) order by u.id for key share
  ) found;
  select * into head from public.audit_head h where h.only_row for update;

  added.seq := head.seq + 1;
  -- Later than the one before, also where a clock was put back.
  added.made_at := greatest(clock_timestamp(), head.made_at);
  added.event_type := p_event_type;
  added.action := p_action;
  added.severity := p_severity;
  added.outcome := p_outcome;
  added.source := p_source;
  added.previous_hash := head.hash;

  done_by.seq := added.seq;
  done_by.half := 'actor';
  done_by.person_id := case when p_actor = any (known) then p_actor end;
  done_by.address := left(nullif(p_address, ''), 64);
  done_by.user_agent := left(nullif(public.audit_words(p_user_agent), ''), 512);
  done_by.event_data := '{}';
  done_by.salt := public.audit_salt();
  added.who_hash := public.audit_personal_hash(done_by);

  about.seq := added.seq;
  about.half := 'about';
  about.person_id := coalesce(case when p_subject = any (known) then p_subject end, done_by.person_id);
  about.reason := left(nullif(btrim(public.audit_words(p_reason)), ''), 500);
  about.event_data := coalesce(p_details, '{}');
  about.salt := public.audit_salt();
  added.about_hash := public.audit_personal_hash(about);

  added.hash := public.audit_hash(added);
  insert into public.audit_events select added.*;
  insert into public.audit_personal select done_by.*;
  insert into public.audit_personal select about.*;
  update public.audit_head set seq = added.seq, hash = added.hash, made_at = added.made_at where only_row;
  return added.seq;
end
$$;

-- Whether the security audit is trying things in this transaction, which then cannot be kept: the database refuses to. Only such
-- a transaction ever sees a row there, and no role of a token can write one.
create or replace function public.is_rehearsal() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_one boolean := false;
begin
  if to_regclass('kindling.rehearsals') is not null then
    execute 'select exists (select from kindling.rehearsals)' into found_one;
  end if;
  return found_one;
end
$$;
revoke execute on function public.is_rehearsal() from public, anon, authenticated, service_role;

-- For procedures of admins, as their last statement, and for the service. Who did it is who the token says. Whoever opens the
-- transaction may say in it from where (request.address) and why (request.audit_reason). What is only rehearsed did not happen:
-- it is not written, and nobody waits for the head of the chain because of it.
create or replace function public.record_audit(
  p_event_type text, p_action text, p_severity text, p_outcome text, p_subject uuid default null,
  p_reason text default null, p_details jsonb default '{}'
) returns bigint
language sql security definer set search_path = ''
as $$
  select public.write_audit(p_event_type, p_action, p_severity, p_outcome, auth.uid(), p_subject,
    coalesce(p_reason, nullif(current_setting('request.audit_reason', true), '')), p_details,
    nullif(current_setting('request.address', true), ''),
    nullif(current_setting('request.headers', true), '')::json ->> 'user-agent', 'server')
  where not public.is_rehearsal()
$$;

-- What a browser tells of its own person. The host says where it came from. Nobody may empty the chain, so nobody fills it:
-- each action once for each session, as nothing grave, with the two words that are known. Told again, it answers with the first.
create or replace function public.log_audit_event(
  p_event_type text, p_action text, p_severity text, p_outcome text, p_details jsonb, p_address text, p_user_agent text
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  -- Enough to know it again, and of no use to anybody else.
  own_session constant text := left(encode(sha256(convert_to(auth.jwt() ->> 'session_id', 'UTF8')), 'hex'), 16);
  details jsonb;
  told bigint;
begin
  if person is null or own_session is null then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('audit ' || own_session, 0));
  select a.seq into told
    from public.audit_personal a join public.audit_events e on e.seq = a.seq
    where a.person_id = person and a.half = 'about' and a.event_data ->> 'session' = own_session
      and e.source = 'browser' and e.event_type = p_event_type and e.action = p_action
    order by a.seq limit 1;
  if found then
    return told;
  end if;
  select coalesce(jsonb_object_agg(d.key, d.value), '{}') into details
    from jsonb_each(coalesce(p_details, '{}')) d where d.key in ('method', 'scope');
  return public.write_audit(p_event_type, p_action, 'low', p_outcome, person, null, null,
    details || jsonb_build_object('session', own_session), p_address, p_user_agent, 'browser');
end
$$;

-- The newest first; the next page starts before the last one's number. Admins read all of it, everybody else what they did
-- and what was done to them: of those, only the half that is theirs.
create or replace function public.read_audit(
  p_limit integer default 50, p_before bigint default null, p_filter jsonb default '{}'
) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  is_admin constant boolean := public.is_current_user_admin();
  wanted constant jsonb := coalesce(p_filter, '{}');
  wrong text;
begin
  if person is null then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  if jsonb_typeof(wanted) <> 'object' then
    raise exception 'A filter is an object' using errcode = '22023';
  end if;
  select key into wrong from jsonb_each(wanted)
    where key not in ('event_type', 'action', 'severity', 'outcome', 'source', 'actor', 'subject', 'from', 'to')
      or jsonb_typeof(value) <> 'string' limit 1;
  if wrong is not null then
    raise exception 'There is no such filter: %', left(wrong, 40) using errcode = '22023';
  end if;
  return query
    select jsonb_build_object(
      'seq', e.seq, 'made_at', e.made_at, 'event_type', e.event_type, 'action', e.action, 'severity', e.severity,
      'outcome', e.outcome, 'source', e.source, 'hash', e.hash,
      'actor', d.person_id, 'address', d.address, 'user_agent', d.user_agent,
      'subject', case when a.person_id is distinct from d.person_id then a.person_id end,
      'reason', a.reason, 'details', coalesce(a.event_data, '{}'))
    from public.audit_events e
    left join public.audit_personal d on d.seq = e.seq and d.half = 'actor' and (is_admin or d.person_id = person)
    left join public.audit_personal a on a.seq = e.seq and a.half = 'about' and (is_admin or a.person_id = person
      or d.person_id = person)
    where (p_before is null or e.seq < p_before)
      and (is_admin or e.seq in (select own.seq from public.audit_personal own where own.person_id = person))
      and (wanted ->> 'event_type' is null or e.event_type = wanted ->> 'event_type')
      and (wanted ->> 'action' is null or e.action = wanted ->> 'action')
      and (wanted ->> 'severity' is null or e.severity = wanted ->> 'severity')
      and (wanted ->> 'outcome' is null or e.outcome = wanted ->> 'outcome')
      and (wanted ->> 'source' is null or e.source = wanted ->> 'source')
      and (wanted ->> 'actor' is null or d.person_id = (wanted ->> 'actor')::uuid)
      and (wanted ->> 'subject' is null or a.person_id = (wanted ->> 'subject')::uuid)
      and (wanted ->> 'from' is null or e.made_at >= (wanted ->> 'from')::timestamptz)
      and (wanted ->> 'to' is null or e.made_at < (wanted ->> 'to')::timestamptz)
    order by e.seq desc
    limit least(greatest(coalesce(p_limit, 50), 0), 200);
end
$$;

-- The whole chain, for admins and the service. `first_broken` is the first number at which something is wrong and `why` what:
-- hash (a field was changed), previous or gap (a row was put in, taken out or moved), personal (what stands beside it was
-- changed), head (the end was cut off), start (trimmed without a checkpoint), checkpoint (history was rewritten before one).
-- Signatures are the host's to check: the key is not here. Stable, so that all of it is seen at one moment.
create or replace function public.verify_audit_chain() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  head public.audit_head;
  base public.audit_checkpoints;
  newest public.audit_checkpoints;
  first_seq bigint;
  last_seq bigint;
  last_hash text;
  counted bigint;
  broken bigint;
  cause text;
begin
  if not public.is_current_user_admin() and coalesce(auth.role(), '') <> 'service_role' then
    raise exception 'Only admins may verify the audit' using errcode = '42501';
  end if;
  select * into head from public.audit_head;
  select min(e.seq), max(e.seq), count(*) into first_seq, last_seq, counted from public.audit_events e;
  select e.hash into last_hash from public.audit_events e where e.seq = last_seq;
  select * into newest from public.audit_checkpoints c order by c.seq desc limit 1;
  select * into base from public.audit_checkpoints c
    where c.kind = 'trim' and c.seq = coalesce(first_seq, head.seq + 1) - 1;

  select found.seq, found.cause into broken, cause from (
    select line.seq, case
        when line.hash <> public.audit_hash(line.one) then 'hash'
        when line.before_seq is null and line.seq > 1 and base.seq is null then 'start'
        when line.seq <> coalesce(line.before_seq, line.seq - 1) + 1 then 'gap'
        when line.previous_hash <> coalesce(line.before_hash, base.hash, repeat('0', 64)) then 'previous'
        when c.seq is not null and c.hash <> line.hash then 'checkpoint'
        when exists (
          select from public.audit_personal p
          where p.seq = line.seq and public.audit_personal_hash(p)
            <> case p.half when 'actor' then line.who_hash else line.about_hash end
        ) then 'personal'
      end as cause
    from (
      select e as one, e.seq, e.hash, e.previous_hash, e.who_hash, e.about_hash,
        lag(e.seq) over (order by e.seq) as before_seq, lag(e.hash) over (order by e.seq) as before_hash
      from public.audit_events e
    ) line
    left join public.audit_checkpoints c on c.seq = line.seq
  ) found where found.cause is not null order by found.seq limit 1;

  if broken is null and (
    head.seq is distinct from coalesce(last_seq, base.seq, 0)
    or head.hash is distinct from coalesce(last_hash, base.hash, repeat('0', 64))
    or newest.seq > head.seq
  ) then
    broken := coalesce(last_seq, base.seq, 0) + 1;
    cause := 'head';
  end if;
  return jsonb_build_object(
    'ok', broken is null, 'checked', counted, 'from', first_seq, 'to', last_seq, 'first_broken', broken, 'why', cause,
    'checkpoint', case when newest.seq is not null then jsonb_build_object(
      'seq', newest.seq, 'kind', newest.kind, 'hash', newest.hash,
      'made_at', newest.made_at, 'signature', newest.signature) end);
end
$$;

-- What the host should sign next: a trim at the last row that is too old to keep, five hundred at a time, or, once a day, a
-- seal at the end of the chain. A trim counts as no seal: an old chain is trimmed every hour. Null where nothing is to be done.
create or replace function public.next_audit_checkpoint() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with newest as (
    select max(c.seq) as seq, max(c.made_at) filter (where c.kind = 'seal') as sealed_at from public.audit_checkpoints c
  ), old as (
    select e.seq, e.hash from (
      select e.seq, e.hash, e.made_at from public.audit_events e order by e.seq limit 500
    ) e where e.made_at < now() - public.audit_retention() order by e.seq desc limit 1
  ), due as (
    select o.seq, 'trim' as kind, o.hash from old o
    union all
    select h.seq, 'seal', h.hash from public.audit_head h, newest n
    where h.seq > coalesce(n.seq, 0) and (n.sealed_at is null or n.sealed_at < now() - interval '1 day')
    order by kind desc limit 1
  )
  select jsonb_build_object('seq', d.seq, 'kind', d.kind, 'hash', d.hash,
    'made_at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) from due d
$$;

-- Keeps a signed checkpoint and, where it is a trim, takes away in the same transaction what stands up to it. How many rows
-- went. What is not old enough stays, whatever the caller says.
create or replace function public.add_audit_checkpoint(
  p_seq bigint, p_kind text, p_hash text, p_made_at text, p_signature text
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  place public.audit_events;
  removed integer := 0;
begin
  perform from public.audit_head h where h.only_row for update;
  select * into place from public.audit_events e where e.seq = p_seq and e.hash = p_hash;
  if not found then
    raise exception 'The chain has no such place' using errcode = '22023';
  end if;
  if p_kind = 'trim' and place.made_at >= now() - public.audit_retention() then
    raise exception 'These rows are not old enough to go' using errcode = '42501';
  end if;
  insert into public.audit_checkpoints as c (seq, kind, hash, made_at, signature)
    values (p_seq, p_kind, p_hash, p_made_at::timestamptz, p_signature)
    on conflict (seq) do update
      set kind = excluded.kind, hash = excluded.hash, made_at = excluded.made_at, signature = excluded.signature
      where excluded.kind = 'trim';
  if p_kind = 'trim' then
    delete from public.audit_events e where e.seq <= p_seq;
    get diagnostics removed = row_count;
    delete from public.audit_checkpoints c where c.seq < p_seq;
  end if;
  return removed;
end
$$;

-- Of the signed ones, all there are, as they were signed.
create or replace function public.read_audit_checkpoints() returns setof jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('seq', c.seq, 'kind', c.kind, 'hash', c.hash, 'signature', c.signature,
    'made_at', to_char(c.made_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
  from public.audit_checkpoints c order by c.seq
$$;

-- The identity service's own record of sign-ins, by the same age.
create or replace function public.purge_sign_in_record() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  delete from auth.audit_log_entries a where a.id in (
    select old.id from auth.audit_log_entries old where old.created_at < now() - public.audit_retention()
    order by old.created_at limit 500 for update skip locked
  );
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- Whether a row that somebody tried to change is another person's. Only for the host, which notes it and tells nobody.
create or replace function public.is_foreign_row(p_table text, p_id uuid, p_person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_it boolean;
begin
  if 2 <> (
    select count(*) from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relname = p_table and c.relkind = 'r'
      and a.attname in ('id', 'user_id') and a.atttypid = 'uuid'::regtype
  ) then
    return false;
  end if;
  execute format('select exists (select from public.%1$I t where t.id = $1 and t.user_id <> $2)
    and not exists (select from public.%1$I t where t.id = $1 and t.user_id = $2)', p_table)
    into found_it using p_id, p_person;
  return found_it;
end
$$;

revoke execute on function
  public.audit_retention(),
  public.audit_canonical(public.audit_events),
  public.audit_hash(public.audit_events),
  public.audit_personal_hash(public.audit_personal),
  public.audit_salt(),
  public.audit_words(text),
  public.write_audit(text, text, text, text, uuid, uuid, text, jsonb, text, text, text),
  public.record_audit(text, text, text, text, uuid, text, jsonb),
  public.log_audit_event(text, text, text, text, jsonb, text, text),
  public.read_audit(integer, bigint, jsonb),
  public.verify_audit_chain(),
  public.next_audit_checkpoint(),
  public.add_audit_checkpoint(bigint, text, text, text, text),
  public.read_audit_checkpoints(),
  public.purge_sign_in_record(),
  public.is_foreign_row(text, uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.read_audit(integer, bigint, jsonb), public.verify_audit_chain() to authenticated;
grant execute on function
  public.record_audit(text, text, text, text, uuid, text, jsonb),
  public.log_audit_event(text, text, text, text, jsonb, text, text),
  public.verify_audit_chain(),
  public.next_audit_checkpoint(),
  public.add_audit_checkpoint(bigint, text, text, text, text),
  public.read_audit_checkpoints(),
  public.purge_sign_in_record(),
  public.is_foreign_row(text, uuid, uuid)
to service_role;

-- Where there is an identity service of this name, its admin calls record themselves.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function public.record_audit(text, text, text, text, uuid, text, jsonb) to supabase_auth_admin;
  end if;
end
$$;
