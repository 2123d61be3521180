-- replaces: 20261115000400_client_logs, 20261115001100_client_log_limits

-- Client logs: uncaught errors, unhandled rejections and web-vitals metrics from the browser, already redacted
-- there. Append only for people, readable by admins and by the person they came from. Guests may report too, since a
-- landing page that fails is seen by nobody else; so nobody may fill the table. The numbers are those of
-- src/domain/logging/client-log.ts; a test compares the two.

create table public.client_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  level text not null check (level in ('error', 'metric')),
  message text not null check (char_length(message) <= 1000),
  stack text check (char_length(stack) <= 8000),
  context jsonb not null default '{}'
    check (jsonb_typeof(context) = 'object' and pg_column_size(context) <= 16384),
  created_at timestamptz not null default now(),
  -- Spec 1 §3: metrics carry a value, and one that a browser can measure. Bytes are bounded as well as characters, since
  -- anybody may write here.
  constraint client_logs_metric_value_check check (
    level <> 'metric' or case
      when jsonb_typeof(context -> 'value') = 'number' then (context ->> 'value')::numeric between 0 and 1e9
      else false
    end
  ),
  constraint client_logs_bytes_check check (
    octet_length(message) <= 2000
    and octet_length(coalesce(stack, '')) <= 4000
    and octet_length(context::text) <= 4000
    and (level <> 'metric' or stack is null)
  )
);
create index client_logs_user_id_created_at_idx on public.client_logs (user_id, created_at desc);
create index client_logs_created_at_idx on public.client_logs (created_at desc);
create index client_logs_guests_idx on public.client_logs (level, created_at desc) where user_id is null;

alter table public.client_logs enable row level security;
revoke all on public.client_logs from anon, authenticated, service_role;
grant select on public.client_logs to authenticated;
grant insert (user_id, level, message, stack, context) on public.client_logs to authenticated;
grant insert (level, message, stack, context) on public.client_logs to anon;
grant select, insert, update, delete on public.client_logs to service_role;

create policy "People log under their own name" on public.client_logs
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People read their own logs" on public.client_logs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read logs" on public.client_logs
  for select to authenticated using ((select public.is_current_user_admin()));
create policy "Guests log under no name" on public.client_logs
  for insert to anon with check (user_id is null);

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
