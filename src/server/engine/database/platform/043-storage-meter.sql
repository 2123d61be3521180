-- What the meter of storage (decision 064) keeps beside the count itself.

-- The operator's STORAGE_ACCOUNT_LIMIT, written by each start; null leaves the tier alone to decide.
alter table kindling.installation
  add column if not exists storage_account_limit bigint check (storage_account_limit > 0);

-- Room for bytes that are on their way: taken before the first of them is read, given back where the object is counted, or
-- when nothing came of it. A resumable upload holds its room as long as it may be resumed.
create table if not exists kindling.storage_reservations (
  id uuid primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  upload_id uuid unique references kindling.resumable_uploads (id) on delete cascade,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index if not exists storage_reservations_owner_idx on kindling.storage_reservations (owner);
create index if not exists storage_reservations_created_at_idx on kindling.storage_reservations (created_at);

alter table kindling.storage_reservations enable row level security;
drop policy if exists "The storage service keeps the books" on kindling.storage_reservations;
create policy "The storage service keeps the books" on kindling.storage_reservations
  for all to supabase_storage_admin using (true) with check (true);

create or replace function kindling.meter_reservations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  one record;
begin
  for one in select c.owner, sum(c.bytes)::bigint as bytes from changed c group by c.owner order by c.owner loop
    perform public.charge_storage(one.owner, case tg_op when 'INSERT' then one.bytes else -one.bytes end);
  end loop;
  return null;
end
$$;
revoke execute on function kindling.meter_reservations() from public;

create or replace trigger storage_reservations_in after insert on kindling.storage_reservations
  referencing new table as changed for each statement execute function kindling.meter_reservations();
create or replace trigger storage_reservations_out after delete on kindling.storage_reservations
  referencing old table as changed for each statement execute function kindling.meter_reservations();

-- The count of one person, and their deletion, look for what is theirs.
create index if not exists idx_objects_owner on storage.objects (owner);
create index if not exists idx_objects_owner_id on storage.objects (owner_id);

grant select, update (storage_account_limit) on kindling.installation to supabase_storage_admin;
grant select, insert, update, delete on kindling.storage_reservations to supabase_storage_admin;
