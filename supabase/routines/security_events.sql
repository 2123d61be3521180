-- What admins read of security events, and how many are kept.

-- The newest first; the next page starts before the last one's moment.
create or replace function public.read_security_events(
  p_limit integer default 50,
  p_before timestamptz default null
) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read security events' using errcode = '42501';
  end if;
  return query
    select jsonb_build_object(
      'id', e.id, 'type', e.type, 'user_id', e.user_id, 'details', e.details, 'user_agent', e.user_agent,
      'url', e.url, 'source', e.source, 'created_at', e.created_at)
    from public.security_events e
    where p_before is null or e.created_at < p_before
    order by e.created_at desc, e.id desc
    limit least(greatest(coalesce(p_limit, 50), 0), 200);
end
$$;
revoke execute on function public.read_security_events(integer, timestamptz) from public, anon;
grant execute on function public.read_security_events(integer, timestamptz) to authenticated;

-- Runs with every insert and is bounded: what is over ninety days old goes, and of what somebody's own browser told, all but
-- the newest thousand. What the server saw cannot be pushed out by it.
create or replace function public.trim_security_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.security_events where id in (
    select e.id from public.security_events e where e.created_at < now() - interval '90 days'
    order by e.created_at limit 50 for update skip locked
  );
  if (select auth.role()) = 'authenticated' then
    delete from public.security_events where id in (
      select e.id from public.security_events e
      where e.user_id = (select auth.uid()) and e.source = 'browser'
      order by e.created_at desc, e.id desc offset 1000
    );
  end if;
  return null;
end
$$;
revoke execute on function public.trim_security_events() from public, anon, authenticated;
