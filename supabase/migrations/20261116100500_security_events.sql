-- replaces: 20261115001200_security_events

-- Security events (spec 1 §3): what the browser noticed about itself and what the server saw. Append only. Types and
-- numbers are those of src/domain/security/security-event.ts; a test compares the two.

create table public.security_events (
  id uuid primary key default gen_random_uuid(),
  -- An account that is deleted leaves its events behind without its name.
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  type text not null check (type in (
    'auth_success', 'auth_failure', 'auth_violation', 'security_violation', 'injection_attempt',
    'rate_limit_exceeded', 'data_access', 'access_denied', 'invalid_input', 'unauthorized_access',
    'task_ownership_violation', 'suspicious_activity'
  )),
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 8192),
  user_agent text not null default '' check (char_length(user_agent) <= 512),
  url text not null default '' check (char_length(url) <= 500),
  -- Who says so. A browser can claim anything about its own person; the server cannot be made to.
  source text not null default 'browser' check (source in ('browser', 'server')),
  created_at timestamptz not null default now()
);
create index security_events_user_id_created_at_idx on public.security_events (user_id, created_at desc);
create index security_events_created_at_idx on public.security_events (created_at desc, id desc);
create index security_events_nobody_idx on public.security_events (source, created_at desc) where user_id is null;

alter table public.security_events enable row level security;
revoke all on public.security_events from anon, authenticated, service_role;
grant select on public.security_events to authenticated;
grant insert (user_id, type, details, user_agent, url) on public.security_events to authenticated;
grant select, insert on public.security_events to service_role;

create policy "People record events under their own name" on public.security_events
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People read their own events" on public.security_events
  for select to authenticated using (user_id = (select auth.uid()));

-- Who says it and when is not the caller's to choose. Over the limit an event is dropped without a word; what browsers
-- say and what the server saw are counted apart, and so is each type: nobody can hide a sign-in behind refusals.
create function public.limit_security_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most integer;
  so_far integer;
begin
  if coalesce((select auth.role()), '') not in ('authenticated', 'service_role') then
    return new;
  end if;
  new.created_at := now();
  new.source := case (select auth.role()) when 'service_role' then 'server' else 'browser' end;
  most := case when new.user_id is null then 1000 else 60 end;
  if new.user_id is null then
    select count(*) into so_far from (
      select from public.security_events e
      where e.user_id is null and e.source = new.source and e.created_at > now() - interval '1 hour' limit most
    ) counted;
  else
    select count(*) into so_far from (
      select from public.security_events e
      where e.user_id = new.user_id and e.source = new.source and e.type = new.type
        and e.created_at > now() - interval '1 hour'
      limit most
    ) counted;
  end if;
  if so_far >= most then
    return null;
  end if;
  return new;
end
$$;
revoke execute on function public.limit_security_events() from public, anon, authenticated;

create trigger security_events_limit before insert on public.security_events
  for each row execute function public.limit_security_events();

create function public.trim_security_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.security_events where id in (
    select e.id from public.security_events e where e.created_at < now() - interval '90 days'
    order by e.created_at limit 50 for update skip locked
  );
  return null;
end
$$;
revoke execute on function public.trim_security_events() from public, anon, authenticated;

create trigger security_events_trim after insert on public.security_events
  for each statement execute function public.trim_security_events();
