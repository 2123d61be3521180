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

-- Gone for good goes with its parts, in the same statement, whoever deletes: nobody sees a step without its task again, and
-- nothing would ever take it away.
create function public.take_parts_along() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct user_id from changed loop
    execute format('delete from public.%I as held where held.user_id = $1 and held.%I = any ($2)', tg_argv[0], tg_argv[1])
      using person, array(select id from changed where user_id = person);
  end loop;
  return null;
end
$$;
revoke execute on function public.take_parts_along() from public, anon, authenticated, service_role;

create trigger take_parts_along after delete on public.tasks
  referencing old table as changed for each statement execute function public.take_parts_along('task_steps', 'task_id');
create trigger take_parts_along after delete on public.projects
  referencing old table as changed for each statement execute function public.take_parts_along('milestones', 'project_id');
create trigger take_parts_along after delete on public.focus_sessions
  referencing old table as changed for each statement execute function public.take_parts_along('heard_tracks', 'focus_id');
