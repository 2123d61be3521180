-- Leaving, with a grace, and deleting a part (decision 091).

-- How long a person can change their mind. The same number is in src/domain/privacy/deletion-grace.ts; a test compares.
create or replace function public.deletion_grace() returns interval
language sql immutable set search_path = ''
as $$ select interval '14 days' $$;

-- Who is asking, or nobody: no procedure here does anything for somebody whose second factor is not shown.
create or replace function public.person_here() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_answered() then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;

-- The wish that stands, or null. `here`: it was asked for from this very sign-in, which needs no telling.
create or replace function public.read_deletion() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'asked_at', d.asked_at,
    'due_at', d.due_at,
    'here', coalesce(d.asked_by_session::text = (select auth.jwt()) ->> 'session_id', false)
  )
  from public.delete_requests d where d.user_id = (select auth.uid())
$$;

-- Pages that are open, of supporters and of the person, ask again, and are refused or not. A look that is under way is waited for: when the wish is
-- written down, nobody looks any more (see hold_share).
create or replace function public.announce_leaving(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.support_shares s where s.user_id = p_user_id and s.ended_at is null
    order by s.id for no key update;
  perform pg_notify('kindling_records', told.id::text) from (
    select p_user_id as id
    union
    select s.supporter_id from public.support_shares s
    where s.user_id = p_user_id and s.supporter_id is not null and s.ended_at is null
  ) told;
end
$$;

-- Asks for one's own account to be deleted when the grace is over, and signs out everywhere else. Asked twice, the first one
-- counts. Called by the host, which sends the letter about it: a wish nobody is told of would be a thief's.
create or replace function public.ask_deletion() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.person_here();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  is_new boolean;
begin
  -- A guest has nothing to show who they are with but this sign-in.
  if not exists (select from auth.users u where u.id = person and u.is_anonymous) then
    perform public.require_fresh_sign_in();
  end if;
  perform public.lock_admins();
  perform public.lock_account(person);
  if exists (select from public.user_roles r where r.user_id = person and r.role = 'admin') and not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and u.id <> person and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
      and (u.invited_at is null or u.last_sign_in_at is not null)
      and not exists (select from public.delete_requests d where d.user_id = u.id)
  ) then
    raise exception 'You are the last admin. Make somebody else an admin first' using errcode = 'PT409';
  end if;
  insert into public.delete_requests (user_id, due_at, asked_by_session)
    values (person, now() + public.deletion_grace(), session)
    on conflict (user_id) do nothing;
  is_new := found;
  if is_new then
    perform public.announce_leaving(person);
    perform public.end_user_sessions(person, session, 'others');
    delete from auth.sessions s where s.user_id = person and s.id is distinct from session;
    perform public.record_audit('identity', 'ask_deletion', 'high', 'success', person);
  end if;
  return (
    select jsonb_build_object('asked_at', d.asked_at, 'due_at', d.due_at, 'here', true, 'is_new', is_new)
    from public.delete_requests d where d.user_id = person
  );
end
$$;

-- Changes one's mind. Whether there was anything to call off: while the deletion itself is under way this waits for it, and
-- there is nobody left to ask afterwards.
create or replace function public.call_off_deletion() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.person_here();
begin
  delete from public.delete_requests d where d.user_id = person;
  if not found then
    return false;
  end if;
  perform public.announce_leaving(person);
  perform public.record_audit('identity', 'call_off_deletion', 'medium', 'success', person);
  return true;
end
$$;

-- Whose time has come, the longest due first.
create or replace function public.due_deletions(p_most integer default 20) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select d.user_id from public.delete_requests d
  where d.due_at <= now() and (d.tried_at is null or d.tried_at <= now() - interval '1 hour')
  order by d.due_at, d.user_id limit least(greatest(coalesce(p_most, 20), 1), 100)
$$;

-- Asked again in the transaction that deletes, with the row held: who calls it off in this moment was in time, or is too late
-- and waits. Says why in the audit, without a name.
create or replace function public.begin_due_deletion(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.delete_requests d where d.user_id = p_user_id and d.due_at <= now() for update;
  if not found then
    return false;
  end if;
  perform set_config('request.audit_reason', 'They asked for it themselves, and the days to change their mind are over', true);
  return true;
end
$$;

create or replace function public.note_deletion_tried(p_user_id uuid) returns void
language sql security definer set search_path = ''
as $$ update public.delete_requests d set tried_at = now() where d.user_id = p_user_id $$;

-- What can be deleted by kind. A table of records has a moment of its own or goes with the row it belongs to. Every table of
-- records but the settings is here; src/domain/privacy/deletable-kinds.ts has the words, and a test compares.
create or replace function public.deletable_tables()
returns table (kind text, place text, moment text, parent text, link text, parent_moment text)
language sql immutable set search_path = ''
as $$
  values
    ('tasks', 'task_steps', null, 'tasks', 'task_id', 'created_at'),
    ('tasks', 'tasks', 'created_at', null, null, null),
    ('tasks', 'own_first_steps', 'created_at', null, null, null),
    ('projects', 'milestones', null, 'projects', 'project_id', 'created_at'),
    ('projects', 'projects', 'created_at', null, null, null),
    ('focus', 'heard_tracks', null, 'focus_sessions', 'focus_id', 'started_at'),
    ('focus', 'focus_sessions', 'started_at', null, null, null),
    ('energy', 'energy_checks', 'at', null, null, null),
    ('energy', 'feeling_checks', 'at', null, null, null),
    ('music', 'track_choices', 'created_at', null, null, null),
    ('said', 'said_phrases', 'said_at', null, null, null),
    ('coach', 'coach_experiments', 'created_at', null, null, null),
    ('coach', 'coach_goals', 'created_at', null, null, null),
    ('coach', 'coach_drafts', 'created_at', null, null, null),
    ('calendars', 'calendar_events', null, 'other_calendars', 'calendar_id', 'read_at'),
    ('calendars', 'other_calendars', 'read_at', null, null, null)
$$;

-- The rows of one table that are meant, as a condition on `held`: $1 whose, $2 from, $3 until (not included). What belongs to a
-- row that is not there goes when everything does.
create or replace function public.deletable_rows(
  p_moment text, p_parent text, p_link text, p_parent_moment text
) returns text
language sql immutable set search_path = ''
as $$
  select 'held.user_id = $1 and ' || case
    when p_parent is null then format(
      '($2 is null or held.%1$I >= $2) and ($3 is null or held.%1$I < $3)', p_moment)
    else format(
      '(($2 is null and $3 is null) or exists (select from public.%1$I as owner
         where owner.user_id = $1 and owner.id = held.%2$I
           and ($2 is null or owner.%3$I >= $2) and ($3 is null or owner.%3$I < $3)))',
      p_parent, p_link, p_parent_moment)
  end
$$;

-- Refuses what is no kind, and what is no period. Four kinds are no records.
create or replace function public.check_deletable(p_kinds text[], p_from timestamptz, p_to timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
declare
  wrong text;
begin
  if coalesce(cardinality(p_kinds), 0) = 0 then
    raise exception 'Say what to delete' using errcode = '22023';
  end if;
  select given into wrong from unnest(p_kinds) as given
    where given is null or given not in (
      select t.kind from public.deletable_tables() t union all values ('memories'), ('model'), ('uploads'), ('messages')
    ) limit 1;
  if found then
    raise exception 'There is no such kind: %', left(coalesce(wrong, ''), 40) using errcode = '22023';
  end if;
  if p_from >= p_to then
    raise exception 'A period ends after it begins' using errcode = '22023';
  end if;
end
$$;

create or replace function public.memory_period(p_from timestamptz, p_to timestamptz) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when p_from is null and p_to is null then '{"all": true}'::jsonb else jsonb_build_object(
    'from', coalesce(p_from::text, '-infinity'), 'to', coalesce(p_to::text, 'infinity')) end
$$;

-- How many there are, kind by kind: in the lists, and in the bin, from where only "for good" takes them.
create or replace function public.preview_delete(p_kinds text[], p_from timestamptz default null, p_to timestamptz default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.person_here();
  profile constant uuid := public.current_profile_id();
  counts jsonb := '{}';
  one record;
  now_there bigint;
  in_bin bigint;
begin
  perform public.check_deletable(p_kinds, p_from, p_to);
  for one in select * from public.deletable_tables() t where t.kind = any (p_kinds) loop
    execute format(
      'select count(*) filter (where held.deleted_at is null), count(*) filter (where held.deleted_at is not null)
       from public.%I as held where %s',
      one.place, public.deletable_rows(one.moment, one.parent, one.link, one.parent_moment)
    ) into now_there, in_bin using person, p_from, p_to;
    counts := counts || jsonb_build_object(one.kind, jsonb_build_object(
      'now', coalesce((counts -> one.kind ->> 'now')::bigint, 0) + now_there,
      'bin', coalesce((counts -> one.kind ->> 'bin')::bigint, 0) + in_bin));
  end loop;
  if 'memories' = any (p_kinds) then
    counts := counts || jsonb_build_object('memories', jsonb_build_object('bin', 0, 'now', (
      select (said ->> 'proposals')::bigint + (
        select sum(n::bigint) from jsonb_each_text(said -> 'memories') as layers (layer, n))
      from public.forget_memories(public.memory_period(p_from, p_to), true) as said)));
  end if;
  if 'model' = any (p_kinds) then
    counts := counts || jsonb_build_object('model', jsonb_build_object('bin', 0, 'now', (
      select count(*) from public.ai_requests r where r.user_id = person
        and (p_from is null or r.created_at >= p_from) and (p_to is null or r.created_at < p_to))));
  end if;
  if 'uploads' = any (p_kinds) then
    counts := counts || jsonb_build_object('uploads', (
      select jsonb_build_object('now', count(*) filter (where s.deleted_at is null),
        'bin', count(*) filter (where s.deleted_at is not null))
      from public.music_staging s where s.uploader_id = profile
        and (p_from is null or s.created_at >= p_from) and (p_to is null or s.created_at < p_to)));
  end if;
  if 'messages' = any (p_kinds) then
    counts := counts || jsonb_build_object('messages', jsonb_build_object('bin', 0, 'now', (
      select count(*) from public.contact_messages m where m.user_id = person
        and (p_from is null or m.created_at >= p_from) and (p_to is null or m.created_at < p_to))));
  end if;
  return counts;
end
$$;

-- One's uploads of a period. What the library took comes back from it first. For good, the rows go with their files; the bytes
-- are noted for the host.
create or replace function public.delete_uploads(p_from timestamptz, p_to timestamptz, p_for_good boolean) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  profile constant uuid := public.current_profile_id();
  upload uuid;
  versions text[];
  gone bigint;
begin
  for upload in
    select s.id from public.music_staging s
    where s.uploader_id = profile and s.status = 'approved' and (p_for_good or s.deleted_at is null)
      and (p_from is null or s.created_at >= p_from) and (p_to is null or s.created_at < p_to)
  loop
    perform public.withdraw_upload(upload);
  end loop;
  if not p_for_good then
    update public.music_staging s set deleted_at = now()
      where s.uploader_id = profile and s.deleted_at is null
        and (p_from is null or s.created_at >= p_from) and (p_to is null or s.created_at < p_to);
    get diagnostics gone = row_count;
    return gone;
  end if;
  with rows_gone as (
    delete from public.music_staging s
    where s.uploader_id = profile
      and (p_from is null or s.created_at >= p_from) and (p_to is null or s.created_at < p_to)
    returning s.staging_file_path
  ), files_gone as (
    delete from storage.objects o
    where o.bucket_id = 'music-staging' and public.is_own_path(o.name, profile)
      and ((p_from is null and p_to is null) or o.name in (select r.staging_file_path from rows_gone r))
    returning o.version
  )
  select (select count(*) from rows_gone), (select array_agg(f.version) from files_gone f where f.version is not null)
    into gone, versions;
  if to_regclass('kindling.discarded_versions') is not null then
    execute
      'insert into kindling.discarded_versions (version)
       select v::uuid from unnest($1::text[]) as v where v ~ ''^[0-9a-f-]{36}$'' on conflict do nothing'
      using coalesce(versions, '{}');
  end if;
  return gone;
end
$$;

-- The way back from a restore keeps earlier words of what is no record. Of a kind that goes whole nothing of it stays; of a
-- period the earlier words of the whole kind go, since they may be from any day, and only ids are left for undo.
create or replace function public.forget_way_back(p_kind text, p_whole boolean) returns void
language sql security definer set search_path = ''
as $$
  update public.restores r
  set way_back = (
    select coalesce(jsonb_object_agg(part.key, case when part.key = any (places.names)
        then jsonb_set(part.value, '{before}', '{}') else part.value end)
      filter (where not p_whole or part.key <> all (places.names)), '{}')
    from jsonb_each(r.way_back) as part
  )
  from (select case p_kind
    when 'memories' then array['ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory',
      'ai_procedural_memory', 'memory_proposals', 'memory_uses']
    when 'uploads' then array['music_staging', 'upload_pictures']
    else '{}' end as names) as places
  where r.user_id = auth.uid() and r.way_back ?| places.names
$$;

-- Deletes kinds, a period of them, or all there is of them. Records go to the bin, behind a restore point; for good, they leave
-- both (the tables' own triggers see to the restore points). Answers how many of each went, and the restore point.
create or replace function public.delete_kinds(
  p_kinds text[], p_from timestamptz default null, p_to timestamptz default null, p_for_good boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.person_here();
  for_good constant boolean := coalesce(p_for_good, false);
  counts jsonb := '{}';
  point uuid;
  one record;
  gone bigint;
begin
  perform public.check_deletable(p_kinds, p_from, p_to);
  if for_good then
    if not exists (select from auth.users u where u.id = person and u.is_anonymous) then
      perform public.require_fresh_sign_in();
    end if;
  elsif exists (select from public.deletable_tables() t where t.kind = any (p_kinds)) then
    point := public.make_restore_point('bulk');
    update public.restore_points p set before_deletion = true where p.user_id = person and p.id = point;
  end if;
  for one in
    select * from public.deletable_tables() with ordinality as t (kind, place, moment, parent, link, parent_moment, turn)
    where t.kind = any (p_kinds) order by t.turn
  loop
    execute format(
      case when for_good then 'delete from public.%I as held where %s'
        else 'update public.%I as held set deleted_at = now() where held.deleted_at is null and %s' end,
      one.place, public.deletable_rows(one.moment, one.parent, one.link, one.parent_moment)
    ) using person, p_from, p_to;
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object(one.kind, coalesce((counts ->> one.kind)::bigint, 0) + gone);
  end loop;
  if 'memories' = any (p_kinds) then
    counts := counts || jsonb_build_object('memories', (
      select (said ->> 'proposals')::bigint + (
        select sum(n::bigint) from jsonb_each_text(said -> 'memories') as layers (layer, n))
      from public.forget_memories(public.memory_period(p_from, p_to), false) as said));
    perform public.forget_way_back('memories', p_from is null and p_to is null);
  end if;
  if 'model' = any (p_kinds) then
    delete from public.ai_requests r where r.user_id = person
      and (p_from is null or r.created_at >= p_from) and (p_to is null or r.created_at < p_to);
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('model', gone);
  end if;
  if 'uploads' = any (p_kinds) then
    counts := counts || jsonb_build_object('uploads', public.delete_uploads(p_from, p_to, for_good));
    if for_good then
      perform public.forget_way_back('uploads', p_from is null and p_to is null);
    end if;
  end if;
  if 'messages' = any (p_kinds) then
    delete from public.contact_messages m where m.user_id = person
      and (p_from is null or m.created_at >= p_from) and (p_to is null or m.created_at < p_to);
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('messages', gone);
  end if;
  perform public.record_audit('identity', 'delete_data', 'medium', 'success', person, null,
    jsonb_build_object('for_good', for_good));
  return jsonb_build_object('deleted', counts, 'restore_point', point);
end
$$;

revoke execute on function
  public.deletion_grace(),
  public.person_here(),
  public.read_deletion(),
  public.announce_leaving(uuid),
  public.ask_deletion(),
  public.call_off_deletion(),
  public.due_deletions(integer),
  public.begin_due_deletion(uuid),
  public.note_deletion_tried(uuid),
  public.deletable_tables(),
  public.deletable_rows(text, text, text, text),
  public.check_deletable(text[], timestamptz, timestamptz),
  public.memory_period(timestamptz, timestamptz),
  public.preview_delete(text[], timestamptz, timestamptz),
  public.delete_uploads(timestamptz, timestamptz, boolean),
  public.forget_way_back(text, boolean),
  public.delete_kinds(text[], timestamptz, timestamptz, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  public.read_deletion(),
  public.call_off_deletion(),
  public.preview_delete(text[], timestamptz, timestamptz),
  public.delete_kinds(text[], timestamptz, timestamptz, boolean)
to authenticated;
grant execute on function
  public.due_deletions(integer),
  public.begin_due_deletion(uuid),
  public.note_deletion_tried(uuid)
to service_role;

-- Where there is an identity service of this name, it sends the letter, and carries out what is due.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function
      public.ask_deletion(),
      public.due_deletions(integer),
      public.begin_due_deletion(uuid),
      public.note_deletion_tried(uuid)
    to supabase_auth_admin;
  end if;
end
$$;
