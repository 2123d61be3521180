-- From a person's shelf to the library: who may hear an upload, what was measured in it, what is still to be measured, and
-- what the review said. The procedures are in supabase/routines/uploads.sql.

alter table public.music_staging
  -- False: only for the person themselves. Admins see neither the row nor the file.
  add column offered_for_review boolean not null default true,
  -- The person's own delete. It can be undone until the host takes row and file away.
  add column deleted_at timestamptz,
  add column reviewed_at timestamptz,
  add column review_reason text check (char_length(review_reason) <= 500),
  -- What a reviewer said about the energy, in place of what was measured.
  add column reviewed_energy text check (char_length(reviewed_energy) <= 40),
  -- Since when the person knows what the review said.
  add column verdict_seen_at timestamptz,
  add column track_id uuid references public.music_tracks (id) on delete set null,
  -- What the person can do about a file that could not be analysed.
  add column analysis_error text check (char_length(analysis_error) <= 300);

-- A file somebody already has is not kept twice. Rows from before may name the same file; the oldest keeps its hash.
update public.music_staging s set file_hash = 'pending'
where s.file_hash <> 'pending' and exists (
  select from public.music_staging older
  where older.uploader_id = s.uploader_id and older.file_hash = s.file_hash
    and (older.created_at, older.id) < (s.created_at, s.id)
);
create unique index music_staging_file_once on public.music_staging (uploader_id, file_hash)
  where file_hash <> 'pending' and deleted_at is null;
create index music_staging_path_idx on public.music_staging (staging_file_path);
create index music_staging_track_id_idx on public.music_staging (track_id) where track_id is not null;
create index music_staging_desk_idx on public.music_staging (status, created_at, id)
  where offered_for_review and consent_agreed and ownership_confirmed and deleted_at is null;
create index music_staging_deleted_idx on public.music_staging (deleted_at) where deleted_at is not null;
create index music_staging_rejected_idx on public.music_staging (reviewed_at) where status = 'rejected';

-- `status` may be said, and is the same for everybody.
grant insert (status, offered_for_review) on public.music_staging to authenticated;
grant update (offered_for_review, deleted_at, verdict_seen_at) on public.music_staging to authenticated;

drop policy "People stage their own uploads" on public.music_staging;
create policy "People stage their own uploads" on public.music_staging
  for insert to authenticated with check (uploader_id = (select public.current_profile_id()) and status = 'pending');

-- A row may name any path, but it is the file of that row only below the folder of whoever wrote the row: otherwise a row
-- could offer somebody else's file.
create function public.is_own_path(p_path text, p_uploader uuid) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(starts_with(p_path, p_uploader::text || '/'), false)
$$;
revoke execute on function public.is_own_path(text, uuid) from public, anon;
grant execute on function public.is_own_path(text, uuid) to authenticated, service_role;

drop policy "Admins read uploads" on public.music_staging;
create policy "Admins read the uploads that are offered" on public.music_staging
  for select to authenticated using (
    offered_for_review and consent_agreed and ownership_confirmed and deleted_at is null
    and (select public.is_current_user_admin())
  );

drop policy "Admins read staged files" on storage.objects;
create policy "Admins read the staged files that are offered" on storage.objects
  for select to authenticated using (
    bucket_id = 'music-staging'
    and (select public.is_current_user_admin())
    and exists (
      select from public.music_staging s
      where s.staging_file_path = name and public.is_own_path(name, s.uploader_id) and s.offered_for_review and s.consent_agreed and s.ownership_confirmed
        and s.deleted_at is null
    )
  );

-- What the host measured, in an upload or in a track of the library. Nobody else writes here: a review goes by these
-- figures and never by what an uploader wrote into the row. `object_version` is the file as it was when it was measured.
create table public.sound_measurements (
  id uuid primary key default gen_random_uuid(),
  staging_id uuid unique references public.music_staging (id) on delete cascade,
  track_id uuid unique references public.music_tracks (id) on delete cascade,
  -- Whose upload it is; nobody's for a track of the library.
  profile_id uuid references public.profiles (id) on delete cascade,
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  object_version text not null check (char_length(object_version) <= 100),
  figures jsonb not null check (octet_length(figures::text) <= 16384),
  curves jsonb not null check (octet_length(curves::text) <= 32768),
  measured_at timestamptz not null default now(),
  check (num_nonnulls(staging_id, track_id) = 1),
  check ((staging_id is null) = (profile_id is null))
);
create index sound_measurements_profile_id_idx on public.sound_measurements (profile_id);
create index sound_measurements_track_hash_idx on public.sound_measurements (file_hash) where track_id is not null;

alter table public.sound_measurements enable row level security;
revoke all on public.sound_measurements from anon, authenticated, service_role;
grant select on public.sound_measurements to authenticated;
grant select, insert, update, delete on public.sound_measurements to service_role;
create policy "Whoever may read a sound's row may read what was measured in it" on public.sound_measurements
  for select to authenticated using (
    case
      when staging_id is not null then exists (select from public.music_staging s where s.id = staging_id)
      else (select public.has_active_session())
    end
  );

-- One row for each sound that waits to be measured, is being measured or was. Processes share it: a take that is not renewed
-- comes back. `place` is how many the same person had waiting already, so that nobody waits behind another's whole shelf.
create table public.analysis_jobs (
  id uuid primary key default gen_random_uuid(),
  staging_id uuid unique references public.music_staging (id) on delete cascade,
  track_id uuid unique references public.music_tracks (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete cascade,
  place integer not null default 0 check (place >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
  asked_at timestamptz not null default now(),
  taken_at timestamptz,
  taken_by uuid,
  attempts smallint not null default 0 check (attempts >= 0),
  check (num_nonnulls(staging_id, track_id) = 1)
);
create index analysis_jobs_waiting_idx on public.analysis_jobs (place, asked_at) where state = 'waiting';
create index analysis_jobs_working_idx on public.analysis_jobs (taken_at) where state = 'working';
create index analysis_jobs_profile_idx on public.analysis_jobs (profile_id) where state = 'waiting';

alter table public.analysis_jobs enable row level security;
revoke all on public.analysis_jobs from anon, authenticated, service_role;
grant select, insert, update, delete on public.analysis_jobs to service_role;

-- Whatever becomes of the page that uploaded it, a staged file is analysed.
create function public.queue_staged_analysis() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.analysis_jobs (staging_id, profile_id, place)
    select new.id, new.uploader_id, count(*) from public.analysis_jobs j
    where j.profile_id = new.uploader_id and j.state = 'waiting';
  perform pg_notify('kindling_analysis', '');
  return null;
end
$$;
revoke execute on function public.queue_staged_analysis() from public, anon, authenticated, service_role;
create trigger music_staging_queue_analysis after insert on public.music_staging
  for each row when (public.is_own_path(new.staging_file_path, new.uploader_id)) execute function public.queue_staged_analysis();

-- The person's other pages look again.
create function public.tell_upload_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := (
    select p.user_id from public.profiles p where p.id = coalesce(new.uploader_id, old.uploader_id)
  );
begin
  if person is not null then
    perform pg_notify('kindling_records', person::text);
  end if;
  return null;
end
$$;
revoke execute on function public.tell_upload_change() from public, anon, authenticated, service_role;
create trigger music_staging_tell after insert or update or delete on public.music_staging
  for each row execute function public.tell_upload_change();

-- What a person offered leaves the library with them. The host removes files that no row names.
create function public.take_track_along() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.music_tracks t where t.id = old.track_id;
  return null;
end
$$;
revoke execute on function public.take_track_along() from public, anon, authenticated, service_role;
create trigger music_staging_take_track_along after delete on public.music_staging
  for each row when (old.track_id is not null) execute function public.take_track_along();
