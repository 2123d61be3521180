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

-- The same over time, a row for each day of UTC on which something was reported: how many errors, and how fast three out of four
-- visits were. Reports go after thirty days, and so does this.
create or replace function public.read_client_days() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  since constant timestamptz := (today - 29)::timestamp at time zone 'utc';
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read how browsers are doing' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'today', today,
    'errors', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.day), '[]')
      from (
        select (l.created_at at time zone 'utc')::date as day, count(*) as count
        from public.client_logs l
        where l.level = 'error' and l.created_at >= since
        group by 1
      ) e
    ),
    'vitals', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.day, v.name), '[]')
      from (
        select m.day, m.name, count(*) as samples, percentile_cont(0.75) within group (order by m.value) as p75
        from (
          select (l.created_at at time zone 'utc')::date as day, l.message as name,
            -- A row from before the rule may hold a number that no measurement is.
            case when jsonb_typeof(l.context -> 'value') = 'number' then
              case when (l.context ->> 'value')::numeric between 0 and 1e9 then
                (l.context ->> 'value')::double precision
              end
            end as value
          from public.client_logs l
          where l.level = 'metric' and l.created_at >= since
            and l.message in ('CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB')
        ) m
        where m.value is not null
        group by m.day, m.name
      ) v
    )
  );
end
$$;
revoke execute on function public.read_client_days() from public, anon;
grant execute on function public.read_client_days() to authenticated;

-- What a browser should have taken out before it sent anything: addresses, tokens, keys, passwords, card numbers. The same
-- patterns in the same order as src/domain/logging/redact.ts; a test compares the two.
create or replace function public.redact_log_text(said text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    said,
    '\mey[\w-]{8,}(?:\.[\w-]*){1,2}', '[TOKEN]', 'g'),
    '\msb_(?:publishable|secret)_\w+', '[API_KEY]', 'g'),
    '\m(?:sk|pk|rk)[-_][\w-]{16,}', '[API_KEY]', 'g'),
    '\m(bearer|basic) +[^\s,;"'']+', '\1 [TOKEN]', 'gi'),
    '([\w-]*(?:password|passwd|pwd|secret|token|api[-_]?key|access[-_]?key|credential)[\w-]*)(["'']?\s*[:=]\s*["'']?)[^\s"'',;&]+',
    '\1\2[REDACTED]', 'gi'),
    '([?&#]code=)[^\s"'',;&]+', '\1[REDACTED]', 'gi'),
    '[[:alnum:]._%+-]+(?:@|%40)[[:alnum:]-]+(?:\.[[:alnum:]-]+)+', '[EMAIL]', 'g'),
    '\m\d(?:[ -]?\d){12,18}\M', '[CARD]', 'g')
$$;

create or replace function public.redact_log_json(said jsonb, depth integer default 0) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  case jsonb_typeof(said)
    when 'string' then
      return to_jsonb(public.redact_log_text(said #>> '{}'));
    when 'object' then
      if depth >= 3 then
        return '"[Object]"';
      end if;
      return (
        select coalesce(jsonb_object_agg(
          public.redact_log_text(e.key),
          case
            when e.key ~* 'password|token|key|secret|auth|credential' then '"[REDACTED]"'::jsonb
            else public.redact_log_json(e.value, depth + 1)
          end
        ), '{}') from jsonb_each(said) e
      );
    when 'array' then
      if depth >= 3 then
        return '"[Array]"';
      end if;
      return (
        select coalesce(jsonb_agg(public.redact_log_json(e.value, depth + 1) order by e.ordinality), '[]')
        from jsonb_array_elements(said) with ordinality e
      );
    else
      return said;
  end case;
end
$$;

-- Who it is that sends, for the shares. Where the host does not say the network, a hosted project's own proxy does.
create or replace function public.client_log_caller() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    auth.uid()::text,
    'guest ' || coalesce(
      nullif(current_setting('request.network', true), ''),
      md5(nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip'),
      'unknown'
    )
  )
$$;

revoke execute on function public.redact_log_text(text), public.redact_log_json(jsonb, integer), public.client_log_caller()
  from public, anon, authenticated;

-- The levels of which the caller has nothing left in this hour. The numbers are those of share_client_logs.
create or replace function public.spent_client_logs() returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(s.level, ' '), '') from public.client_log_sends s
  where s.caller = public.client_log_caller() and coalesce(auth.role(), '') in ('anon', 'authenticated')
    and s.window_start > now() - interval '1 hour'
    and s.count >= case s.level when 'error' then 60 else 120 end
$$;

-- A line that would be dropped in the end is dropped first, and the fifty-first ends the statement before the ten
-- thousandth is looked at. What note_spent_client_logs has noted counts for this statement alone.
create or replace function public.redact_client_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  asking constant text := coalesce(auth.role(), '');
  rows constant integer := coalesce(nullif(current_setting('kindling.log_rows', true), ''), '0')::integer + 1;
begin
  if asking in ('anon', 'authenticated') then
    if rows > 50 then
      raise exception 'At most 50 log lines are taken at once' using errcode = '54000';
    end if;
    perform set_config('kindling.log_rows', rows::text, true);
    if new.level = any (string_to_array(current_setting('kindling.spent_logs', true), ' ')) then
      return null;
    end if;
  end if;
  -- What is too long is refused by the table's checks, and not looked through first.
  if octet_length(new.message) <= 2000 and octet_length(coalesce(new.stack, '')) <= 4000
    and pg_column_size(new.context) <= 16384 then
    new.message := public.redact_log_text(new.message);
    new.stack := public.redact_log_text(new.stack);
    new.context := public.redact_log_json(new.context);
  end if;
  return new;
end
$$;

revoke execute on function public.spent_client_logs() from public, anon, authenticated;
