-- Tasks. The limits are those of src/domain/tasks/task-rules.ts; a test compares the two.

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 3 and 200),
  description text not null default '' check (char_length(description) <= 1000),
  reward_text text not null default '' check (char_length(reward_text) <= 100),
  estimated_minutes integer check (estimated_minutes between 5 and 480),
  energy text not null default 'medium' check (energy in ('low', 'medium', 'high')),
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tasks_user_id_done_at_idx on public.tasks (user_id, done_at, created_at);

alter table public.tasks enable row level security;
revoke all on public.tasks from anon, authenticated, service_role;
grant select, delete on public.tasks to authenticated;
-- Undo puts a deleted task back as it was, so id and created_at may be given; user_id is checked below.
grant insert (
  id, user_id, title, description, reward_text, estimated_minutes, energy, done_at, created_at
) on public.tasks to authenticated;
grant update (title, description, reward_text, estimated_minutes, energy, done_at) on public.tasks to authenticated;
grant select, insert, update, delete on public.tasks to service_role;

-- Nobody but the owner, not even an admin: what people plan is theirs.
create policy "People read their own tasks" on public.tasks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add their own tasks" on public.tasks
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own tasks" on public.tasks
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "People delete their own tasks" on public.tasks
  for delete to authenticated using (user_id = (select auth.uid()));

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function public.touch_updated_at() from public, anon, authenticated;

create trigger tasks_touch_updated_at before update on public.tasks
  for each row execute function public.touch_updated_at();
