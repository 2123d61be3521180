-- The picture out of a file, where its owner chose to use it. A table of its own and not a column of music_staging: admins
-- read the rows that are offered, and this is for nobody but the owner. It goes with the upload.

create table public.upload_pictures (
  staging_id uuid primary key references public.music_staging (id) on delete cascade,
  profile_id uuid not null default public.current_profile_id() references public.profiles (id) on delete cascade,
  -- Drawn anew by the browser as a small JPEG: no address, no drawing that could hold a script, nothing large.
  picture text not null check (
    char_length(picture) <= 48000 and picture ~ '^data:image/jpeg;base64,/9j/[A-Za-z0-9+/]+={0,2}$'
  ),
  set_at timestamptz not null default now()
);
create index upload_pictures_profile_id_idx on public.upload_pictures (profile_id);

alter table public.upload_pictures enable row level security;
revoke all on public.upload_pictures from anon, authenticated, service_role;
grant select, delete, insert (staging_id, profile_id, picture) on public.upload_pictures to authenticated;
grant select, insert, update, delete on public.upload_pictures to service_role;

create policy "People read the pictures of their own uploads" on public.upload_pictures
  for select to authenticated using (profile_id = (select public.current_profile_id()));
create policy "People choose the pictures of their own uploads" on public.upload_pictures
  for insert to authenticated with check (
    profile_id = (select public.current_profile_id())
    and exists (select from public.music_staging s where s.id = staging_id and s.uploader_id = profile_id)
  );
create policy "People remove the pictures of their own uploads" on public.upload_pictures
  for delete to authenticated using (profile_id = (select public.current_profile_id()));
