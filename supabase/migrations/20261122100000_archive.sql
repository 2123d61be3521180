-- Copies of everything a person has, made by themselves once a week or once a month. The copy that somebody takes by hand needs
-- none of this, and no licence. The procedures are in supabase/routines/archive.sql; the files lie in the bucket `archives`.

-- No row: no copies by themselves.
create table public.copy_schedules (
  user_id uuid primary key references auth.users (id) on delete cascade,
  every text not null check (every in ('week', 'month')),
  next_at timestamptz not null default now(),
  last_at timestamptz,
  -- Why there was none the last time; null where there was one.
  problem text check (problem in ('full', 'not-included', 'broken')),
  -- A process is making one. A take that is too old comes back.
  taken_at timestamptz
);
create index copy_schedules_next_at_idx on public.copy_schedules (next_at);

alter table public.copy_schedules enable row level security;
revoke all on public.copy_schedules from anon, authenticated, service_role;
-- Changed by `schedule_copies` alone, which asks the licence.
grant select on public.copy_schedules to authenticated;
create policy "People read when their copies are made" on public.copy_schedules
  for select to authenticated using (user_id = (select auth.uid()));

-- The host writes them; whose they are reads and removes them.
create policy "People read their own copies" on storage.objects
  for select to authenticated
  using (bucket_id = 'archives' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People remove their own copies" on storage.objects
  for delete to authenticated
  using (bucket_id = 'archives' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- A copy takes a while to make, and the account may go meanwhile: what is finished then is refused. Who deletes the account
-- waits for a copy that is being noted, and finds it.
create function public.keep_copies_owned() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.users u where u.id::text = new.owner_id for key share;
  if not found then
    raise exception 'Nobody has this copy' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke execute on function public.keep_copies_owned() from public, anon, authenticated, service_role;
create trigger keep_copies_owned before insert on storage.objects
  for each row when (new.bucket_id = 'archives') execute function public.keep_copies_owned();
