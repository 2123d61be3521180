-- What the storage service keeps beside Supabase Storage's own tables.

-- On a hosted project this role owns the tables; here it has a policy instead.
drop policy if exists "The storage service keeps the books" on storage.buckets;
create policy "The storage service keeps the books" on storage.buckets
  for all to supabase_storage_admin using (true) with check (true);
drop policy if exists "The storage service keeps the books" on storage.objects;
create policy "The storage service keeps the books" on storage.objects
  for all to supabase_storage_admin using (true) with check (true);

-- The sweep asks which of the stored versions are still in use.
create index if not exists idx_objects_version on storage.objects (version);

-- Bytes lie under this id, so that a database and a store that do not belong together never meet.
create table if not exists kindling.installation (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid()
);
insert into kindling.installation default values on conflict do nothing;

-- Resumable uploads under way. Each request leaves one part; the last one makes the object.
create table if not exists kindling.resumable_uploads (
  id uuid primary key,
  bucket_id text not null references storage.buckets (id) on delete cascade,
  name text not null,
  size bigint not null check (size >= 0),
  received bigint not null default 0 check (received between 0 and size),
  metadata jsonb not null,
  owner_id text,
  upsert boolean not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index if not exists resumable_uploads_created_at_idx on kindling.resumable_uploads (created_at);
create index if not exists resumable_uploads_bucket_id_idx on kindling.resumable_uploads (bucket_id);

create table if not exists kindling.resumable_parts (
  version uuid primary key,
  upload_id uuid not null references kindling.resumable_uploads (id) on delete cascade,
  starts_at bigint not null,
  unique (upload_id, starts_at)
);

grant usage on schema kindling to supabase_storage_admin;
grant select on kindling.installation to supabase_storage_admin;
grant select, insert, update, delete
  on kindling.resumable_uploads, kindling.resumable_parts
  to supabase_storage_admin;
