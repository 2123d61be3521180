-- What was put back from a copy, and the way back from that. The procedures are in supabase/routines/restore.sql.

create table public.restores (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  made_at timestamptz not null default now(),
  copy_made_at timestamptz,
  -- How many of each table came, without a word of them.
  counts jsonb not null default '{}' check (octet_length(counts::text) <= 16384),
  undone_at timestamptz,
  -- The restore point before it, which knows what every record was. A record with a later number than `last_seq` was changed
  -- by the person since: undo leaves it alone.
  point uuid,
  last_seq bigint not null default 0,
  -- The records that came or were changed by it; no word of them.
  records uuid[] not null default '{}',
  -- What is no record, by table: {"new": [ids], "before": {id: columns}, "after": {id: what the restore
  -- wrote, where undo has to know whether it still stands there}}. Undo empties it, and so does time.
  way_back jsonb not null default '{}' check (octet_length(way_back::text) <= 67108864)
);
create index restores_own_idx on public.restores (user_id, made_at desc);
create index restores_made_at_idx on public.restores (made_at);

alter table public.restores enable row level security;
revoke all on public.restores from anon, authenticated, service_role;
grant select on public.restores to authenticated;
create policy "People read what they put back" on public.restores
  for select to authenticated using (user_id = (select auth.uid()));
