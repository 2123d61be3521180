-- Everybody has a share of their own in client_logs: one guest cannot use up what the others may say. One lock and one
-- count per statement, however many rows it brings. The numbers are those of src/domain/logging/client-log.ts.

create table public.client_log_sends (
  -- The person, or for guests the network they call from, which the host hands over as a hash it makes with a key of its own.
  caller text not null check (char_length(caller) <= 100),
  level text not null check (level in ('error', 'metric')),
  window_start timestamptz not null default now(),
  count integer not null default 0 check (count >= 0),
  primary key (caller, level)
);
create index client_log_sends_window_start_idx on public.client_log_sends (window_start);
alter table public.client_log_sends enable row level security;
revoke all on public.client_log_sends from anon, authenticated, service_role;

drop trigger client_logs_limit on public.client_logs;
drop function public.limit_client_logs();
drop index public.client_logs_guests_idx;
-- For keeping the newest of the guests' rows.
create index client_logs_guests_idx on public.client_logs (created_at desc) where user_id is null;

-- How is said in routines/client_logs.sql.
create function public.redact_client_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
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
create trigger client_logs_redact before insert on public.client_logs
  for each row execute function public.redact_client_log();

-- Errors and metrics are counted apart, so that a flood of one never hides the other. What is over the share is dropped
-- without a word: the browser could do nothing about a refusal but complain about it.
create function public.share_client_logs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  asking constant text := coalesce((select auth.role()), '');
  sender constant text := public.client_log_caller();
  most_rows constant integer := 50;
  kind record;
  most integer;
  sent integer;
  trims boolean := false;
begin
  if asking not in ('anon', 'authenticated') then
    return null;
  end if;
  if (select count(*) from new_logs) > most_rows then
    raise exception 'At most % log lines are taken at once', most_rows using errcode = '54000';
  end if;
  for kind in select l.level, count(*)::integer as rows from new_logs l group by l.level order by l.level loop
    most := case kind.level when 'error' then 60 else 120 end;
    -- The row is the lock: whoever comes at the same time waits for this count, and only whoever is the same caller.
    insert into public.client_log_sends as s (caller, level, count) values (sender, kind.level, kind.rows)
    on conflict (caller, level) do update set
      count = case when s.window_start > now() - interval '1 hour' then s.count else 0 end + excluded.count,
      window_start = case when s.window_start > now() - interval '1 hour' then s.window_start else now() end
    returning count into sent;
    -- Looking for what is too old costs more than a line does: with the first lines of an hour, and with some of the others.
    trims := trims or sent = kind.rows or sent / 25 > (sent - kind.rows) / 25;
    if sent > most then
      update public.client_log_sends s set count = most where s.caller = sender and s.level = kind.level;
      delete from public.client_logs where id in (
        select l.id from new_logs l where l.level = kind.level limit sent - most
      );
    end if;
  end loop;
  if not trims then
    return null;
  end if;
  -- Both bounded: what is over goes at least as fast as new rows come.
  delete from public.client_log_sends s where (s.caller, s.level) in (
    select o.caller, o.level from public.client_log_sends o where o.window_start < now() - interval '1 hour'
    order by o.window_start limit 50 for update skip locked
  );
  if asking = 'anon' then
    -- Of many guests together the newest are kept.
    delete from public.client_logs where id in (
      select l.id from public.client_logs l where l.user_id is null
        and l.created_at < (
          select k.created_at from public.client_logs k where k.user_id is null
          order by k.created_at desc offset 20000 limit 1
        )
      order by l.created_at limit 100 for update skip locked
    );
  end if;
  return null;
end
$$;
create trigger client_logs_share after insert on public.client_logs
  referencing new table as new_logs
  for each statement execute function public.share_client_logs();

revoke execute on function public.redact_client_log(), public.share_client_logs() from public, anon, authenticated;
