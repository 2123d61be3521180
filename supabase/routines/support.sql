-- Somebody a person trusts may look in (decision 093): inviting, agreeing, looking, ending. All of it goes by the row of
-- support_shares, which is read anew by every call.

-- The limits of src/domain/support/support-rules.ts; a test compares the two.
create or replace function public.support_limits() returns jsonb
language sql immutable set search_path = ''
as $$
  select '{"supporters": 10, "people": 50, "invitationsPerDay": 10, "notes": 200, "projects": 20}'::jsonb
$$;

create or replace function public.is_share_live(s public.support_shares) returns boolean
language sql volatile set search_path = ''
as $$ select s.ended_at is null and s.supporter_id is not null and s.ends_at > clock_timestamp() $$;

-- Whether the supporter may look. While the owner wants to leave (decision 091) nobody does, and nobody is told why; it comes
-- back by itself when the owner stays.
create or replace function public.is_share_open(s public.support_shares) returns boolean
language sql volatile set search_path = ''
as $$
  select public.is_share_live(s) and not exists (select from public.delete_requests d where d.user_id = s.user_id)
$$;

-- Who is asking: nobody whose second factor is not shown.
create or replace function public.caller_of_support() returns uuid
language sql stable set search_path = ''
as $$ select public.person_here() $$;

-- A day in a zone that nobody knows would be a day of nobody's.
create or replace function public.support_zone(p_zone text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if (p_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$') is not true then
    raise exception 'There is no such time zone' using errcode = '22023';
  end if;
  perform now() at time zone p_zone;
  return p_zone;
end
$$;

create or replace function public.support_words(p_words text, p_most integer, p_what text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if (char_length(btrim(p_words)) between 1 and p_most) is not true then
    raise exception '% has 1 to % characters', p_what, p_most using errcode = '22023';
  end if;
  return btrim(p_words);
end
$$;

-- What is ticked, in the one order, with projects only where they are ticked.
create or replace function public.read_share_draft(
  p_draft jsonb, out fields text[], out project_ids uuid[], out time_zone text
)
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(p_draft) is distinct from 'object' or jsonb_typeof(p_draft -> 'fields') is distinct from 'array' then
    raise exception 'Say what is shared' using errcode = '22023';
  end if;
  select array_agg(known.field order by known.place) into fields
    from unnest(array['energy', 'focus', 'finished', 'projects', 'rituals', 'titles'])
      with ordinality as known (field, place)
    where p_draft -> 'fields' ? known.field;
  if fields is null or cardinality(fields) <> jsonb_array_length(p_draft -> 'fields') then
    raise exception 'There is no such thing to share' using errcode = '22023';
  end if;
  project_ids := '{}';
  if 'projects' = any (fields) then
    if jsonb_typeof(p_draft -> 'project_ids') is distinct from 'array' then
      raise exception 'Choose at least one project' using errcode = '22023';
    end if;
    select coalesce(array_agg(distinct one::uuid), '{}') into project_ids
      from jsonb_array_elements_text(p_draft -> 'project_ids') as one;
    if cardinality(project_ids) not between 1 and (public.support_limits() ->> 'projects')::integer then
      raise exception 'Choose 1 to % projects', public.support_limits() ->> 'projects' using errcode = '22023';
    end if;
  end if;
  time_zone := public.support_zone(p_draft ->> 'time_zone');
end
$$;

-- What is seen of a person: the one function behind the preview, the look and the printed page. It reads records alone, in the
-- days of the person's own time zone, and of those nothing but what is ticked.
create or replace function public.support_view(
  p_user_id uuid, p_fields text[], p_project_ids uuid[], p_time_zone text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone p_time_zone)::date;
  since constant timestamptz := (today - 27)::timestamp at time zone p_time_zone;
  until constant timestamptz := (today + 1)::timestamp at time zone p_time_zone;
  seen jsonb := jsonb_build_object(
    'from', today - 6, 'to', today, 'time_zone', p_time_zone, 'fields', to_jsonb(p_fields));
begin
  if 'energy' = any (p_fields) then
    seen := seen || jsonb_build_object('energy', (
      with found as (
        select (c.at at time zone p_time_zone)::date as day, c.energy
        from public.energy_checks c
        where c.user_id = p_user_id and c.deleted_at is null and c.at >= since and c.at < until
      )
      select jsonb_build_object(
        'days', (
          select jsonb_agg(one.line order by one.day) from (
            select d.day, jsonb_build_object('day', d.day,
              'low', count(*) filter (where f.energy = 'low'),
              'medium', count(*) filter (where f.energy = 'medium'),
              'high', count(*) filter (where f.energy = 'high')) as line
            from (select today - back as day from generate_series(0, 6) as back) d
            left join found f on f.day = d.day group by d.day
          ) one),
        'weeks', (
          select jsonb_agg(one.line order by one.first) from (
            select w.first, jsonb_build_object('from', w.first, 'to', w.first + 6, 'checks', count(f.energy),
              -- Of one or two nobody can say what is usual.
              'usual', case when count(f.energy) >= 3 then (array['low', 'medium', 'high'])[
                percentile_disc(0.5) within group (order by array_position(array['low', 'medium', 'high'], f.energy))
              ] end) as line
            from (select today - 6 - 7 * back as first from generate_series(0, 3) as back) w
            left join found f on f.day between w.first and w.first + 6 group by w.first
          ) one))
    ));
  end if;
  if 'focus' = any (p_fields) then
    seen := seen || jsonb_build_object('focus', (
      with found as (
        select (s.started_at at time zone p_time_zone)::date as day, s.focused_seconds
        from public.focus_sessions s
        where s.user_id = p_user_id and s.deleted_at is null and s.focused_seconds > 0
          and s.started_at >= since and s.started_at < until
      )
      select jsonb_build_object(
        'days', (
          select jsonb_agg(one.line order by one.day) from (
            select d.day, jsonb_build_object('day', d.day, 'sessions', count(f.day),
              'minutes', round(coalesce(sum(f.focused_seconds), 0) / 60.0)::integer) as line
            from (select today - back as day from generate_series(0, 6) as back) d
            left join found f on f.day = d.day group by d.day
          ) one),
        'weeks', (
          select jsonb_agg(one.line order by one.first) from (
            select w.first, jsonb_build_object('from', w.first, 'to', w.first + 6, 'sessions', count(f.day),
              'minutes', round(coalesce(sum(f.focused_seconds), 0) / 60.0)::integer) as line
            from (select today - 6 - 7 * back as first from generate_series(0, 3) as back) w
            left join found f on f.day between w.first and w.first + 6 group by w.first
          ) one))
    ));
  end if;
  if 'finished' = any (p_fields) then
    seen := seen || jsonb_build_object('finished', (
      with found as (
        select (t.done_at at time zone p_time_zone)::date as day
        from public.tasks t
        where t.user_id = p_user_id and t.deleted_at is null and t.state = 'done'
          and t.done_at >= since and t.done_at < until
      )
      select jsonb_build_object(
        'days', (
          select jsonb_agg(one.line order by one.day) from (
            select d.day, jsonb_build_object('day', d.day, 'tasks', count(f.day)) as line
            from (select today - back as day from generate_series(0, 6) as back) d
            left join found f on f.day = d.day group by d.day
          ) one),
        'weeks', (
          select jsonb_agg(one.line order by one.first) from (
            select w.first, jsonb_build_object('from', w.first, 'to', w.first + 6, 'tasks', count(f.day)) as line
            from (select today - 6 - 7 * back as first from generate_series(0, 3) as back) w
            left join found f on f.day between w.first and w.first + 6 group by w.first
          ) one))
    ));
  end if;
  if 'projects' = any (p_fields) then
    seen := seen || jsonb_build_object('projects', coalesce((
      select jsonb_agg(jsonb_build_object('name', p.name, 'state', p.state,
        'open', coalesce(n.open, 0), 'finished', coalesce(n.finished, 0),
        'finished_lately', coalesce(n.lately, 0)) order by p.position, p.id)
      from public.projects p
      left join lateral (
        select count(*) filter (where t.state in ('inbox', 'open')) as open,
          count(*) filter (where t.state = 'done') as finished,
          count(*) filter (where t.state = 'done'
            and (t.done_at at time zone p_time_zone)::date between today - 6 and today) as lately
        from public.tasks t
        where t.user_id = p_user_id and t.project_id = p.id and t.deleted_at is null
      ) n on true
      where p.user_id = p_user_id and p.id = any (p_project_ids) and p.deleted_at is null
    ), '[]'));
  end if;
  if 'rituals' = any (p_fields) then
    seen := seen || jsonb_build_object('rituals', (
      with found as (
        select (s.started_at at time zone p_time_zone)::date as day, s.ritual
        from public.focus_sessions s
        where s.user_id = p_user_id and s.deleted_at is null and s.ritual <> ''
          and s.started_at >= since and s.started_at < until
      )
      select jsonb_build_object(
        'weeks', (
          select jsonb_agg(one.line order by one.first) from (
            select w.first, jsonb_build_object('from', w.first, 'to', w.first + 6, 'times', count(f.day)) as line
            from (select today - 6 - 7 * back as first from generate_series(0, 3) as back) w
            left join found f on f.day between w.first and w.first + 6 group by w.first
          ) one),
        'names', coalesce((
          select jsonb_agg(jsonb_build_object('name', one.ritual, 'times', one.times)
            order by one.times desc, one.ritual)
          from (
            select f.ritual, count(*) as times from found f group by f.ritual order by 2 desc, 1 limit 8
          ) one), '[]'))
    ));
  end if;
  if 'titles' = any (p_fields) then
    seen := seen || jsonb_build_object('titles', (
      with found as (
        select t.id, t.title, t.done_at, (t.done_at at time zone p_time_zone)::date as day
        from public.tasks t
        where t.user_id = p_user_id and t.deleted_at is null and t.state = 'done'
          and t.done_at >= (today - 6)::timestamp at time zone p_time_zone and t.done_at < until
      )
      select jsonb_build_object(
        'finished', coalesce((
          select jsonb_agg(jsonb_build_object('day', f.day, 'title', f.title) order by f.done_at desc, f.id)
          from (select * from found order by done_at desc, id limit 30) f), '[]'),
        'more', greatest((select count(*) from found) - 30, 0))
    ));
  end if;
  return seen;
end
$$;

-- How many may still be invited: shares that live and invitations that wait, and those made in a day.
create or replace function public.support_room(p_user_id uuid, out supporters integer, out invitations_today integer)
language sql stable security definer set search_path = ''
as $$
  select greatest((public.support_limits() ->> 'supporters')::integer
      - (select count(*)::integer from public.support_shares s
         where s.user_id = p_user_id and s.ended_at is null and s.ends_at > now())
      - (select count(*)::integer from public.support_invitations i
         where i.user_id = p_user_id and i.token_hash is not null and i.expires_at > now()), 0),
    greatest((public.support_limits() ->> 'invitationsPerDay')::integer
      - (select count(*)::integer from public.support_invitations i
         where i.user_id = p_user_id and i.made_at > now() - interval '1 day'), 0)
$$;

-- An own share, as its owner sees it.
create or replace function public.support_share_line(s public.support_shares) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', s.id, 'name', s.name, 'shown_as', s.shown_as,
    'supporter', (select coalesce(nullif(u.email, ''), u.phone) from auth.users u where u.id = s.supporter_id),
    'fields', to_jsonb(s.fields), 'project_ids', to_jsonb(s.project_ids), 'time_zone', s.time_zone,
    'check_ins', s.check_ins, 'given_at', s.given_at, 'ends_at', s.ends_at,
    'ended_at', coalesce(s.ended_at, case when s.ends_at <= now() then s.ends_at end),
    'ended_by', coalesce(s.ended_by, case when s.ends_at <= now() then 'time' end),
    'live', public.is_share_live(s),
    'looks', (select coalesce(sum(l.times), 0) from public.support_looks l where l.share_id = s.id),
    'last_look_at', (select max(l.last_at) from public.support_looks l where l.share_id = s.id))
$$;

-- The Monday of the week it is where the person is.
create or replace function public.support_week(p_time_zone text) returns date
language sql stable set search_path = ''
as $$ select date_trunc('week', now() at time zone p_time_zone)::date $$;

create or replace function public.support_details(p_share uuid, p_fields text[]) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('share', p_share, 'fields', array_to_string(p_fields, '+')) $$;

-- A share the caller may look at, held so that whoever ends it waits for this read, and this read for them.
create or replace function public.hold_share(p_share uuid) returns public.support_shares
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  held public.support_shares;
begin
  select * into held from public.support_shares s where s.id = p_share and s.supporter_id = person for share;
  -- The same words for one that is over and one that never was theirs.
  if not found or not public.is_share_open(held) then
    raise exception 'This is not shared with you, or no longer' using errcode = '42501';
  end if;
  return held;
end
$$;

revoke execute on function
  public.support_limits(),
  public.is_share_live(public.support_shares),
  public.is_share_open(public.support_shares),
  public.caller_of_support(),
  public.support_zone(text),
  public.support_words(text, integer, text),
  public.read_share_draft(jsonb),
  public.support_view(uuid, text[], uuid[], text),
  public.support_room(uuid),
  public.support_share_line(public.support_shares),
  public.support_week(text),
  public.support_details(uuid, text[]),
  public.hold_share(uuid)
from public, anon, authenticated, service_role;

-- The owner.

-- What the other will see, before anybody agrees to anything. Nothing is written.
create or replace function public.preview_share(p_draft jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  draft record;
begin
  select * into draft from public.read_share_draft(p_draft);
  return public.support_view(person, draft.fields, draft.project_ids, draft.time_zone);
end
$$;

create or replace function public.invite_supporter(p_invitation jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  address constant text := nullif(lower(btrim(p_invitation ->> 'email')), '');
  -- Two random ids are 244 bits.
  token constant text := public.audit_salt();
  draft record;
  room record;
  added public.support_invitations;
begin
  select * into draft from public.read_share_draft(p_invitation);
  if (p_invitation ->> 'days' ~ '^[0-9]{1,3}$' and (p_invitation ->> 'days')::integer between 1 and 365) is not true then
    raise exception 'Share for 1 to 365 days' using errcode = '22023';
  end if;
  if address is not null and (address !~ '^[^@\s]+@[^@\s]+$' or char_length(address) > 254) then
    raise exception 'That is no e-mail address' using errcode = '22023';
  end if;
  if address = (select lower(u.email) from auth.users u where u.id = person) then
    raise exception 'That is your own address' using errcode = 'PT409', hint = 'own';
  end if;
  -- Many at once would all see the same room.
  perform pg_advisory_xact_lock(hashtextextended('support ' || person::text, 0));
  select * into room from public.support_room(person);
  if room.invitations_today = 0 then
    raise exception 'That is enough invitations for one day' using errcode = 'PT429', hint = 'too_many_invitations';
  end if;
  if room.supporters = 0 then
    raise exception 'You share with as many people as one can' using errcode = 'PT409', hint = 'too_many_supporters';
  end if;
  insert into public.support_invitations
      (user_id, token_hash, email, name, shown_as, fields, project_ids, time_zone, check_ins, days)
    values (person, encode(sha256(convert_to(token, 'UTF8')), 'hex'), address,
      public.support_words(p_invitation ->> 'name', 60, 'A name'),
      public.support_words(p_invitation ->> 'shown_as', 60, 'A name'),
      draft.fields, draft.project_ids, draft.time_zone,
      coalesce(p_invitation -> 'check_ins' = 'true', false), (p_invitation ->> 'days')::integer)
    returning * into added;
  perform public.record_audit('sharing', 'invite_supporter', 'medium', 'success', null, null,
    jsonb_build_object('invitation', added.id, 'fields', array_to_string(added.fields, '+'), 'days', added.days));
  return jsonb_build_object('id', added.id, 'token', token, 'expires_at', added.expires_at);
end
$$;

create or replace function public.withdraw_support_invitation(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
begin
  update public.support_invitations i set token_hash = null, email = null
    where i.id = p_id and i.user_id = person and i.token_hash is not null;
  return found;
end
$$;

create or replace function public.my_sharing() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
begin
  return jsonb_build_object(
    'paused', exists (select from public.delete_requests d where d.user_id = person),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'shown_as', i.shown_as, 'email', i.email,
        'fields', to_jsonb(i.fields), 'project_ids', to_jsonb(i.project_ids), 'days', i.days,
        'check_ins', i.check_ins, 'made_at', i.made_at, 'expires_at', i.expires_at) order by i.made_at desc), '[]')
      from public.support_invitations i
      where i.user_id = person and i.token_hash is not null and i.expires_at > now()),
    'shares', (
      select coalesce(jsonb_agg(public.support_share_line(s)
        order by public.is_share_live(s) desc, coalesce(s.ended_at, s.ends_at) desc, s.id), '[]')
      from public.support_shares s where s.user_id = person),
    'check_ins', (
      select coalesce(jsonb_agg(jsonb_build_object('share_id', s.id, 'name', s.name, 'question', s.question,
        'week', public.support_week(s.time_zone), 'answer', a.answer,
        'put_aside', a.share_id is not null and a.answer is null) order by s.given_at), '[]')
      from public.support_shares s
      -- What was said to another question stands under that one alone.
      left join public.support_answers a on a.share_id = s.id and a.week = public.support_week(s.time_zone)
        and a.question = s.question
      where s.user_id = person and s.check_ins and s.question is not null and public.is_share_live(s)),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(one) order by one.shared_at desc, one.id), '[]') from (
        select n.id, n.share_id, s.name, n.body, n.shared_at
        from public.support_notes n join public.support_shares s on s.id = n.share_id
        where s.user_id = person and n.shared_at is not null order by n.shared_at desc, n.id limit 50
      ) one),
    'left', (
      select jsonb_build_object('supporters', r.supporters, 'invitations_today', r.invitations_today)
      from public.support_room(person) r));
end
$$;

create or replace function public.change_share(p_share uuid, p_change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  held public.support_shares;
  draft record;
begin
  select * into held from public.support_shares s where s.id = p_share and s.user_id = person for no key update;
  if not found or not public.is_share_live(held) then
    raise exception 'This share is over' using errcode = 'PT404';
  end if;
  if jsonb_typeof(p_change) is distinct from 'object' then
    raise exception 'Say what is different' using errcode = '22023';
  end if;
  select * into draft from public.read_share_draft(jsonb_build_object(
    'fields', to_jsonb(held.fields), 'project_ids', to_jsonb(held.project_ids), 'time_zone', held.time_zone) || p_change);
  if p_change ? 'days' and (
    p_change ->> 'days' ~ '^[0-9]{1,3}$' and (p_change ->> 'days')::integer between 1 and 365
  ) is not true then
    raise exception 'Share for 1 to 365 days' using errcode = '22023';
  end if;
  update public.support_shares s set
    fields = draft.fields, project_ids = draft.project_ids, time_zone = draft.time_zone,
    name = public.support_words(coalesce(p_change ->> 'name', s.name), 60, 'A name'),
    shown_as = public.support_words(coalesce(p_change ->> 'shown_as', s.shown_as), 60, 'A name'),
    check_ins = case when p_change ? 'check_ins' then coalesce(p_change -> 'check_ins' = 'true', false)
      else s.check_ins end,
    ends_at = case when p_change ? 'days' then now() + make_interval(days => (p_change ->> 'days')::integer)
      else s.ends_at end
    where s.id = held.id returning * into held;
  perform public.record_audit('sharing', 'change_sharing', 'medium', 'success', held.supporter_id, null,
    public.support_details(held.id, held.fields));
  return public.support_share_line(held);
end
$$;

-- By either of the two, at once. A look that is under way is waited for: when this answers, nobody looks any more.
create or replace function public.end_share(p_share uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  held public.support_shares;
begin
  update public.support_shares s set ended_at = now(),
      ended_by = case when s.user_id = person then 'owner' else 'supporter' end
    where s.id = p_share and person in (s.user_id, s.supporter_id) and s.ended_at is null and s.ends_at > now()
    returning * into held;
  if not found then
    return false;
  end if;
  perform public.record_audit('sharing', 'end_sharing', 'medium', 'success',
    case when held.user_id = person then held.supporter_id else held.user_id end, null,
    public.support_details(held.id, held.fields) || jsonb_build_object('by', held.ended_by));
  return true;
end
$$;

create or replace function public.share_looks(
  p_share uuid default null, p_limit integer default 50, p_before timestamptz default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(one) - 'id' order by one.last_at desc, one.id), '[]') from (
      select l.id, l.share_id, s.name, l.at, l.last_at, l.times, l.fields, l.way
      from public.support_looks l join public.support_shares s on s.id = l.share_id
      where l.user_id = person and (p_share is null or l.share_id = p_share)
        and (p_before is null or l.last_at < p_before)
      order by l.last_at desc, l.id limit least(greatest(coalesce(p_limit, 50), 0), 200)
    ) one
  );
end
$$;

-- With null it is put aside for this week, which the supporter cannot tell from a question nobody has seen yet. Whoever answers
-- says which question they read: false where another one is asked by now.
create or replace function public.answer_check_in(p_share uuid, p_answer text, p_question text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  said constant text := nullif(btrim(p_answer), '');
  held public.support_shares;
begin
  select * into held from public.support_shares s where s.id = p_share and s.user_id = person for share;
  if not found or not public.is_share_live(held) or not held.check_ins or held.question is null
    or held.question is distinct from btrim(p_question)
  then
    return false;
  end if;
  if said is not null then
    perform public.support_words(said, 1000, 'An answer');
  end if;
  insert into public.support_answers (share_id, week, user_id, question, answer)
    values (held.id, public.support_week(held.time_zone), person, held.question, said)
    on conflict (share_id, week) do update
      set question = excluded.question, answer = excluded.answer, answered_at = now();
  return true;
end
$$;

-- The supporter.

-- An invitation that can still be accepted, by its token. Wrong, used, withdrawn and old are the same.
create or replace function public.open_invitation(p_token text) returns public.support_invitations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one public.support_invitations;
begin
  perform public.caller_of_support();
  select * into found_one from public.support_invitations i
    where i.token_hash = encode(sha256(convert_to(coalesce(p_token, ''), 'UTF8')), 'hex')
      and i.expires_at > clock_timestamp()
      and not exists (select from public.delete_requests d where d.user_id = i.user_id)
    for update;
  if not found then
    raise exception 'This invitation is not open' using errcode = 'PT404';
  end if;
  return found_one;
end
$$;
revoke execute on function public.open_invitation(text) from public, anon, authenticated, service_role;

create or replace function public.read_support_invitation(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  i constant public.support_invitations := public.open_invitation(p_token);
begin
  return jsonb_build_object('shown_as', i.shown_as, 'fields', to_jsonb(i.fields),
    'projects', cardinality(i.project_ids), 'days', i.days, 'check_ins', i.check_ins, 'expires_at', i.expires_at,
    'email', i.email, 'own', i.user_id = person,
    'for_me', i.user_id <> person and (i.email is null or exists (
      select from auth.users u where u.id = person and lower(u.email) = i.email)));
end
$$;

-- By the server alone, which sends the letter: whom to tell is for it, and not for the one who accepts.
create or replace function public.accept_support_invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  account auth.users;
  i public.support_invitations;
  added public.support_shares;
begin
  perform pg_advisory_xact_lock(hashtextextended('supports ' || person::text, 0));
  i := public.open_invitation(p_token);
  select * into account from auth.users u where u.id = person;
  if i.user_id = person then
    raise exception 'This is your own invitation' using errcode = 'PT409', hint = 'own';
  end if;
  if account.is_anonymous then
    raise exception 'Make an account first' using errcode = 'PT409', hint = 'needs_account';
  end if;
  if i.email is not null and i.email is distinct from lower(account.email) then
    raise exception 'This invitation is for another address' using errcode = 'PT409', hint = 'other_address';
  end if;
  if exists (
    select from public.support_shares s
    where s.user_id = i.user_id and s.supporter_id = person and s.ended_at is null and s.ends_at > now()
  ) then
    raise exception 'This person shares with you already' using errcode = 'PT409', hint = 'already';
  end if;
  if (
    select count(*) from public.support_shares s
    where s.supporter_id = person and s.ended_at is null and s.ends_at > now()
  ) >= (public.support_limits() ->> 'people')::integer then
    raise exception 'You support as many people as one can' using errcode = 'PT409', hint = 'too_many_people';
  end if;
  -- One that ran out and was not tidied up yet stands in the way of the next.
  update public.support_shares s set ended_at = s.ends_at, ended_by = 'time'
    where s.user_id = i.user_id and s.supporter_id = person and s.ended_at is null;
  update public.support_invitations set token_hash = null, email = null where id = i.id;
  insert into public.support_shares
      (user_id, supporter_id, name, shown_as, fields, project_ids, time_zone, check_ins, ends_at)
    values (i.user_id, person, i.name, i.shown_as, i.fields, i.project_ids, i.time_zone, i.check_ins,
      now() + make_interval(days => i.days))
    returning * into added;
  perform public.record_audit('sharing', 'begin_sharing', 'medium', 'success', i.user_id, null,
    public.support_details(added.id, added.fields) || jsonb_build_object('days', i.days));
  return jsonb_build_object('share_id', added.id, 'tell', (
    select jsonb_build_object('email', u.email, 'name', added.name, 'ends_at', added.ends_at,
      'supporter', coalesce(nullif(account.email, ''), account.phone, ''))
    from auth.users u where u.id = added.user_id and u.email <> '' and u.email_confirmed_at is not null));
end
$$;

-- Whom the caller supports. Nothing of theirs but the name they chose. Whoever wants to leave is in neither list, as they will
-- be when they are gone.
create or replace function public.my_people() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
begin
  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('share_id', s.id, 'shown_as', s.shown_as,
        'fields', to_jsonb(s.fields), 'project_mark', md5(s.project_ids::text),
        'given_at', s.given_at, 'ends_at', s.ends_at, 'check_ins', s.check_ins,
        'question', s.question,
        'last_look_at', (select max(l.last_at) from public.support_looks l where l.share_id = s.id),
        'notes', (select count(*) from public.support_notes n where n.share_id = s.id and n.user_id = person))
        order by s.given_at, s.id), '[]')
      from public.support_shares s where s.supporter_id = person and public.is_share_open(s)),
    'ended', (
      select coalesce(jsonb_agg(jsonb_build_object('share_id', s.id, 'shown_as', s.shown_as,
        'ended_at', coalesce(s.ended_at, s.ends_at), 'ended_by', coalesce(s.ended_by, 'time'),
        'notes', (select count(*) from public.support_notes n where n.share_id = s.id and n.user_id = person))
        order by coalesce(s.ended_at, s.ends_at) desc, s.id), '[]')
      from public.support_shares s
      where s.supporter_id = person and not public.is_share_live(s)
        and not exists (select from public.delete_requests d where d.user_id = s.user_id)
        and coalesce(s.ended_at, s.ends_at) > now() - interval '90 days'));
end
$$;

-- The look. It is written down in the transaction that shows it.
create or replace function public.look_at_person(p_share uuid, p_way text default 'page') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held constant public.support_shares := public.hold_share(p_share);
begin
  if p_way is null or p_way not in ('page', 'pdf') then
    raise exception 'One looks at the page or at the PDF' using errcode = '22023';
  end if;
  update public.support_looks l set last_at = now(), times = l.times + 1 where l.id = (
    select k.id from public.support_looks k
    where k.share_id = held.id and k.way = p_way and k.fields = held.fields and k.at > now() - interval '10 minutes'
    order by k.at desc limit 1
  );
  if not found then
    insert into public.support_looks (user_id, share_id, fields, way)
      values (held.user_id, held.id, held.fields, p_way);
  end if;
  return jsonb_build_object(
    'share_id', held.id, 'shown_as', held.shown_as, 'fields', to_jsonb(held.fields),
    'project_mark', md5(held.project_ids::text), 'ends_at', held.ends_at,
    'looked_at', now(),
    'view', public.support_view(held.user_id, held.fields, held.project_ids, held.time_zone),
    'check_ins', (
      select coalesce(jsonb_agg(to_jsonb(one) order by one.week desc), '[]') from (
        select a.week, a.question, a.answer from public.support_answers a
        where a.share_id = held.id and a.answer is not null order by a.week desc limit 12
      ) one));
end
$$;

create or replace function public.ask_check_in(p_share uuid, p_question text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  asked constant text := nullif(btrim(p_question), '');
  held public.support_shares;
begin
  select * into held from public.support_shares s where s.id = p_share and s.supporter_id = person for no key update;
  if not found or not public.is_share_open(held) then
    raise exception 'This is not shared with you, or no longer' using errcode = '42501';
  end if;
  if asked is not null then
    perform public.support_words(asked, 200, 'A question');
    if not held.check_ins then
      raise exception 'This person wants no questions' using errcode = 'PT409', hint = 'no_check_ins';
    end if;
  end if;
  update public.support_shares s set question = asked where s.id = held.id;
  return true;
end
$$;

create or replace function public.support_notes_of(p_share uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'shared_at', n.shared_at,
      'created_at', n.created_at, 'updated_at', n.updated_at) order by n.created_at desc, n.id), '[]')
    from public.support_notes n where n.share_id = p_share and n.user_id = person
  );
end
$$;

-- Without p_shared, who reads it stays as it is. p_seen is when the edition was written that the writer goes on from: where
-- another one came in between, nothing is written over it.
create or replace function public.save_support_note(
  p_share uuid, p_id uuid, p_body text, p_shared boolean default null, p_seen timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
  said constant text := public.support_words(p_body, 4000, 'A note');
  held public.support_shares;
  kept public.support_notes;
  saved public.support_notes;
  is_open boolean;
begin
  if p_id is null then
    raise exception 'A note has an id' using errcode = '22023';
  end if;
  -- Held, so that whoever ends the share waits for this, and this for them.
  select * into held from public.support_shares s where s.id = p_share and s.supporter_id = person for share;
  is_open := found and public.is_share_open(held);
  select * into kept from public.support_notes n
    where n.id = p_id and n.user_id = person and n.share_id = p_share for update;
  -- What is new, and what the person is to read, takes a share that lives. One's own notes stay one's own.
  if not is_open and (p_shared or kept.id is null) then
    raise exception 'This is not shared with you, or no longer' using errcode = '42501';
  end if;
  if kept.id is not null then
    if p_seen is not null and kept.updated_at <> p_seen and kept.body <> said then
      raise exception 'This note was changed elsewhere' using errcode = 'PT409', hint = 'newer';
    end if;
    -- Nobody gets new words from somebody they let go: what is changed after the end is the writer's alone.
    update public.support_notes n set body = said, updated_at = now(), shared_at = case
        when p_shared then coalesce(n.shared_at, now())
        when p_shared is null and (is_open or n.body = said) then n.shared_at
      end
      where n.id = p_id returning * into saved;
  else
    perform pg_advisory_xact_lock(hashtextextended('support notes ' || p_share::text, 0));
    if (select count(*) from public.support_notes n where n.share_id = p_share)
      >= (public.support_limits() ->> 'notes')::integer
    then
      raise exception 'That is as many notes as one can have' using errcode = 'PT409', hint = 'too_many_notes';
    end if;
    insert into public.support_notes (id, user_id, share_id, body, shared_at)
      values (p_id, person, p_share, said, case when p_shared then now() end)
      on conflict (id) do nothing returning * into saved;
    if not found then
      raise exception 'This id is taken' using errcode = 'PT409', hint = 'taken';
    end if;
  end if;
  return jsonb_build_object('id', saved.id, 'body', saved.body, 'shared_at', saved.shared_at,
    'created_at', saved.created_at, 'updated_at', saved.updated_at);
end
$$;

create or replace function public.delete_support_note(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.caller_of_support();
begin
  delete from public.support_notes n where n.id = p_id and n.user_id = person;
  return found;
end
$$;

-- What is over by time is noted as such; what is old goes. Some at a time; how many.
create or replace function public.purge_support() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  over public.support_shares;
  done integer := 0;
  gone integer;
begin
  for over in
    update public.support_shares s set ended_at = s.ends_at, ended_by = 'time' where s.id in (
      select o.id from public.support_shares o where o.ended_at is null and o.ends_at <= now()
      limit 100 for update skip locked
    ) returning *
  loop
    done := done + 1;
    perform public.record_audit('sharing', 'end_sharing', 'low', 'success', over.user_id, null,
      public.support_details(over.id, over.fields) || jsonb_build_object('by', 'time'));
  end loop;
  delete from public.support_invitations where id in (
    select i.id from public.support_invitations i where i.expires_at < now() - interval '1 day'
    limit 200 for update skip locked);
  get diagnostics gone = row_count;
  done := done + gone;
  delete from public.support_notes where id in (
    select n.id from public.support_notes n join public.support_shares s on s.id = n.share_id
    where s.ended_at < now() - interval '90 days' limit 200);
  get diagnostics gone = row_count;
  done := done + gone;
  delete from public.support_looks where id in (
    select l.id from public.support_looks l where l.last_at < now() - interval '1 year' limit 500);
  get diagnostics gone = row_count;
  done := done + gone;
  delete from public.support_shares where id in (
    select s.id from public.support_shares s where s.ended_at < now() - interval '1 year'
    limit 100 for update skip locked);
  get diagnostics gone = row_count;
  return done + gone;
end
$$;

revoke execute on function
  public.preview_share(jsonb),
  public.invite_supporter(jsonb),
  public.withdraw_support_invitation(uuid),
  public.my_sharing(),
  public.change_share(uuid, jsonb),
  public.end_share(uuid),
  public.share_looks(uuid, integer, timestamptz),
  public.answer_check_in(uuid, text, text),
  public.read_support_invitation(text),
  public.accept_support_invitation(text),
  public.my_people(),
  public.look_at_person(uuid, text),
  public.ask_check_in(uuid, text),
  public.support_notes_of(uuid),
  public.save_support_note(uuid, uuid, text, boolean, timestamptz),
  public.delete_support_note(uuid),
  public.purge_support()
from public, anon, authenticated, service_role;
grant execute on function
  public.preview_share(jsonb),
  public.invite_supporter(jsonb),
  public.withdraw_support_invitation(uuid),
  public.my_sharing(),
  public.change_share(uuid, jsonb),
  public.end_share(uuid),
  public.share_looks(uuid, integer, timestamptz),
  public.answer_check_in(uuid, text, text),
  public.read_support_invitation(text),
  public.my_people(),
  public.look_at_person(uuid, text),
  public.ask_check_in(uuid, text),
  public.support_notes_of(uuid),
  public.save_support_note(uuid, uuid, text, boolean, timestamptz),
  public.delete_support_note(uuid)
to authenticated;
grant execute on function public.purge_support() to service_role;

-- Where there is an identity service of this name, it accepts for people and tells the owner.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function public.accept_support_invitation(text) to supabase_auth_admin;
  end if;
end
$$;
