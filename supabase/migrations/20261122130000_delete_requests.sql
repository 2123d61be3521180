-- A person who wants to leave (decision 091). One row from the moment they ask until they call it off or are gone: either way
-- it goes, so nothing tells later that somebody once thought of it. The procedures are in supabase/routines/delete_requests.sql.

create table public.delete_requests (
  user_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  -- Written down and not worked out: a grace that is changed later changes nobody's day.
  due_at timestamptz not null check (due_at > asked_at),
  -- The sign-in it was asked from, so that every other one can be told.
  asked_by_session uuid,
  -- When it was last tried and did not work; it is tried again after an hour, and holds up nobody else's.
  tried_at timestamptz
);
create index delete_requests_due_at_idx on public.delete_requests (due_at);

alter table public.delete_requests enable row level security;
revoke all on public.delete_requests from anon, authenticated, service_role;
grant select on public.delete_requests to authenticated;
create policy "People read their own wish to leave" on public.delete_requests
  for select to authenticated using (user_id = (select auth.uid()));
