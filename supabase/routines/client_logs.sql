-- What /admin/system shows of browsers: messages and counts. The rows themselves, redacted, an admin may read too
-- (client_logs), since a message alone does not find a bug.
create or replace function public.read_client_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read how browsers are doing' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'errors', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.last_at desc), '[]')
      from (
        select left(l.message, 300) as message, count(*) as count, max(l.created_at) as last_at
        from public.client_logs l
        where l.level = 'error' and l.created_at > now() - interval '1 day'
        group by left(l.message, 300)
        order by max(l.created_at) desc
        limit 20
      ) e
    ),
    'vitals', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.name), '[]')
      from (
        select m.name, count(*) as samples, percentile_cont(0.75) within group (order by m.value) as p75
        from (
          select l.message as name,
            -- A row from before the rule may hold a number that no measurement is.
            case when jsonb_typeof(l.context -> 'value') = 'number' then
              case when (l.context ->> 'value')::numeric between 0 and 1e9 then
                (l.context ->> 'value')::double precision
              end
            end as value
          from public.client_logs l
          where l.level = 'metric' and l.created_at > now() - interval '7 days'
            and l.message in ('CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB')
        ) m
        where m.value is not null
        group by m.name
      ) v
    )
  );
end
$$;
revoke execute on function public.read_client_health() from public, anon;
grant execute on function public.read_client_health() to authenticated;
