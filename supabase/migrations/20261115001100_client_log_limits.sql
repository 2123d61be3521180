-- Client logs, bounded. Guests may report too, since a landing page that fails is seen by nobody else; so nobody may
-- fill the table. The numbers are those of src/domain/logging/client-log.ts; a test compares the two.

grant insert (level, message, stack, context) on public.client_logs to anon;

create policy "Guests log under no name" on public.client_logs
  for insert to anon with check (user_id is null);

-- Spec 1 §3: metrics carry a value, and one that a browser can measure. Bytes are bounded as well as characters, since
-- anybody may write here. Rows from before these rules stay as they are.
alter table public.client_logs
  add constraint client_logs_metric_value_check check (
    level <> 'metric' or case
      when jsonb_typeof(context -> 'value') = 'number' then (context ->> 'value')::numeric between 0 and 1e9
      else false
    end
  ) not valid,
  add constraint client_logs_bytes_check check (
    octet_length(message) <= 2000
    and octet_length(coalesce(stack, '')) <= 4000
    and octet_length(context::text) <= 4000
    and (level <> 'metric' or stack is null)
  ) not valid;

create index client_logs_guests_idx on public.client_logs (level, created_at desc) where user_id is null;

-- Errors and metrics are counted apart, so that a flood of one never hides the other. What is over the limit is
-- dropped without a word: the browser could do nothing about a refusal but complain about it.
create function public.limit_client_logs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := case
    when new.user_id is null then case new.level when 'error' then 300 else 600 end
    else case new.level when 'error' then 60 else 120 end
  end;
  so_far integer;
begin
  if coalesce((select auth.role()), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  -- One at a time for each count, so that many at once do not all see the same room.
  perform pg_advisory_xact_lock(hashtextextended(
    'client_logs ' || new.level || ' ' || coalesce(new.user_id::text, ''), 0
  ));
  -- Two statements, so that each has its index; neither counts further than the limit.
  if new.user_id is null then
    select count(*) into so_far from (
      select from public.client_logs l
      where l.user_id is null and l.level = new.level and l.created_at > now() - interval '1 hour' limit most
    ) counted;
  else
    select count(*) into so_far from (
      select from public.client_logs l
      where l.user_id = new.user_id and l.level = new.level and l.created_at > now() - interval '1 hour' limit most
    ) counted;
  end if;
  if so_far >= most then
    return null;
  end if;
  return new;
end
$$;
revoke execute on function public.limit_client_logs() from public, anon, authenticated;

create trigger client_logs_limit before insert on public.client_logs
  for each row execute function public.limit_client_logs();

-- Runs with every insert and is bounded, so that old rows go at least as fast as new ones come.
create function public.trim_client_logs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.client_logs where id in (
    select l.id from public.client_logs l where l.created_at < now() - interval '30 days'
    order by l.created_at limit 50 for update skip locked
  );
  return null;
end
$$;
revoke execute on function public.trim_client_logs() from public, anon, authenticated;

create trigger client_logs_trim after insert on public.client_logs
  for each statement execute function public.trim_client_logs();

-- What /admin/system shows of browsers: messages and counts. The rows themselves, redacted, an admin may read too
-- (client_logs), since a message alone does not find a bug.
create function public.read_client_health() returns jsonb
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
