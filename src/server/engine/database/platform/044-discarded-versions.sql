-- Bytes that nobody may have any more (decision 065): noted in the transaction that removes the rows, removed from the store
-- right after it, and by the sweep where that did not work. Random numbers; whose they were is not known any more.
create table if not exists kindling.discarded_versions (
  version uuid primary key,
  noted_at timestamptz not null default now()
);

alter table kindling.discarded_versions enable row level security;
drop policy if exists "The storage service keeps the books" on kindling.discarded_versions;
create policy "The storage service keeps the books" on kindling.discarded_versions
  for all to supabase_storage_admin using (true) with check (true);

grant select, delete on kindling.discarded_versions to supabase_storage_admin;
