-- The address of one's own calendar (decision 092).

-- A new address, in place of the one before, which is dead from then on. 244 random bits; only their hash is kept.
create or replace function public.make_calendar_feed(
  p_titles boolean, p_tasks boolean, p_sessions boolean, p_zone text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.person_here();
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into public.calendar_feeds (user_id, token_hash, with_titles, with_tasks, with_sessions, time_zone)
  values (
    person, encode(sha256(convert_to(token, 'UTF8')), 'hex'),
    coalesce(p_titles, false), coalesce(p_tasks, true), coalesce(p_sessions, true), p_zone
  )
  on conflict (user_id) do update set
    token_hash = excluded.token_hash, with_titles = excluded.with_titles, with_tasks = excluded.with_tasks,
    with_sessions = excluded.with_sessions, time_zone = excluded.time_zone, made_at = now(), last_read_at = null;
  return token;
end
$$;
revoke execute on function public.make_calendar_feed(boolean, boolean, boolean, text) from public, anon;
grant execute on function public.make_calendar_feed(boolean, boolean, boolean, text) to authenticated;

-- What the address with this hash tells, and nothing more: what its owner switched off does not leave the database. Null for
-- an address that is not there, was taken away, or belongs to somebody who may not sign in or wants to leave.
create or replace function public.read_calendar_feed(p_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  feed public.calendar_feeds;
begin
  select f.* into feed from public.calendar_feeds as f join auth.users as u on u.id = f.user_id
  where f.token_hash = p_hash and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
    and not exists (select from public.delete_requests as d where d.user_id = f.user_id);
  if feed.user_id is null then
    return null;
  end if;
  update public.calendar_feeds as f set last_read_at = date_trunc('hour', now())
  where f.user_id = feed.user_id and f.last_read_at is distinct from date_trunc('hour', now());
  return jsonb_build_object(
    'titles', feed.with_titles,
    'zone', feed.time_zone,
    'rest_weekdays', coalesce((
      select to_jsonb(s.rest_weekdays) from public.personal_settings as s
      where s.user_id = feed.user_id and s.id = feed.user_id and s.deleted_at is null
    ), '[]'),
    'tasks', case when feed.with_tasks then coalesce((
      select jsonb_agg(to_jsonb(one)) from (
        select t.id, case when feed.with_titles then t.title else '' end as title, t.state, t.do_on, t.do_at,
          t.do_until, t.due_on, t.estimated_minutes, t.repeat_rule, t.series_id, t.created_at
        from public.tasks as t
        where t.user_id = feed.user_id and t.deleted_at is null and t.state in ('inbox', 'open')
          and coalesce(t.do_on, t.due_on) is not null
        order by coalesce(t.do_on, t.due_on) desc, t.id limit 5000
      ) as one
    ), '[]') else '[]' end,
    'sessions', case when feed.with_sessions then coalesce((
      select jsonb_agg(to_jsonb(one)) from (
        select f.id, f.started_at, f.planned_seconds, f.ended_at, f.created_at,
          case when feed.with_titles then coalesce(t.title, f.intention) else '' end as about
        from public.focus_sessions as f
        left join public.tasks as t on t.user_id = f.user_id and t.id = f.task_id and t.deleted_at is null
        where f.user_id = feed.user_id and f.deleted_at is null and f.started_at > now() - interval '180 days'
        order by f.started_at desc, f.id limit 5000
      ) as one
    ), '[]') else '[]' end
  );
end
$$;
revoke execute on function public.read_calendar_feed(text) from public, anon, authenticated;
grant execute on function public.read_calendar_feed(text) to service_role;
