-- replaces: 20261115000500_music, 20261116000100_library, 20261116000500_public_counts

-- The music library and the staging area for uploads, field for field as the specification lists them.

create table public.music_tracks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 300),
  artist text check (char_length(artist) <= 300),
  genre text,
  file_path text not null unique,
  file_size bigint check (file_size >= 0),
  duration_seconds numeric check (duration_seconds >= 0),
  focus_type text,
  energy_level text,
  bpm numeric check (bpm > 0),
  tags text[] not null default '{}',
  adhd_optimized boolean not null default false,
  mood_category text,
  created_at timestamptz not null default now(),
  -- Which recipe of our own it comes from, and what was measured in it. A row without a recipe was put there by an admin
  -- and is nobody else's to touch.
  recipe text unique check (recipe ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  version text check (char_length(version) <= 64),
  modulation_hz numeric check (modulation_hz > 0),
  modulation_depth numeric check (modulation_depth between 0 and 1),
  bpm_confidence numeric check (bpm_confidence between 0 and 1),
  loudness_lufs numeric check (loudness_lufs between -100 and 10)
);
create index music_tracks_title_idx on public.music_tracks (title);

alter table public.music_tracks enable row level security;
revoke all on public.music_tracks from anon, authenticated, service_role;
grant select on public.music_tracks to authenticated;
grant select, insert, update, delete on public.music_tracks to service_role;

create policy "The library is open to people with a live client session" on public.music_tracks
  for select to authenticated using ((select public.has_active_session()));

create table public.music_staging (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 300),
  artist text not null default 'Unknown Artist' check (char_length(artist) <= 300),
  staging_file_path text check (char_length(staging_file_path) <= 1024),
  duration_seconds numeric check (duration_seconds >= 0),
  file_size bigint check (file_size between 0 and 52428800),
  uploader_id uuid not null references public.profiles (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  consent_agreed boolean not null default true,
  ownership_confirmed boolean not null default true,
  file_hash text not null default 'pending',
  energy_level text not null default 'medium',
  focus_type text not null default 'medium',
  genre text not null default 'Unknown',
  mood_category text not null default 'neutral',
  adhd_optimized boolean not null default true,
  ai_analysis_status text not null default 'pending'
    check (ai_analysis_status in ('pending', 'processing', 'completed', 'failed')),
  ai_analysis_results jsonb,
  analyzed_at timestamptz,
  updated_at timestamptz not null default now(),
  brainwave_frequency_hz numeric,
  brainwave_type text,
  bpm numeric,
  complexity_level integer,
  adhd_suitability_score numeric,
  audio_characteristics jsonb,
  created_at timestamptz not null default now()
);
create index music_staging_uploader_id_idx on public.music_staging (uploader_id);

alter table public.music_staging enable row level security;
revoke all on public.music_staging from anon, authenticated, service_role;
grant select, delete on public.music_staging to authenticated;
-- `status` is the review's verdict and is not the uploader's to write.
grant insert (
  id, title, artist, staging_file_path, duration_seconds, file_size, uploader_id, consent_agreed,
  ownership_confirmed, file_hash, energy_level, focus_type, genre, mood_category, adhd_optimized
), update (
  title, artist, energy_level, focus_type, genre, mood_category, adhd_optimized, ai_analysis_status,
  ai_analysis_results, analyzed_at, updated_at, brainwave_frequency_hz, brainwave_type, bpm, complexity_level,
  adhd_suitability_score, audio_characteristics, duration_seconds, file_hash
) on public.music_staging to authenticated;
grant select, insert, update, delete on public.music_staging to service_role;

create policy "People read their own uploads" on public.music_staging
  for select to authenticated using (uploader_id = (select public.current_profile_id()));
create policy "People stage their own uploads" on public.music_staging
  for insert to authenticated with check (uploader_id = (select public.current_profile_id()));
create policy "People update their own uploads" on public.music_staging
  for update to authenticated
  using (uploader_id = (select public.current_profile_id()))
  with check (uploader_id = (select public.current_profile_id()));
create policy "People delete their own uploads" on public.music_staging
  for delete to authenticated using (uploader_id = (select public.current_profile_id()));
create policy "Admins read uploads" on public.music_staging
  for select to authenticated using ((select public.is_current_user_admin()));

create trigger music_staging_touch_updated_at before update on public.music_staging
  for each row execute function public.touch_updated_at();

-- One row for each file that was asked for, is being made or was made by us. Processes share it: whoever takes a row
-- makes the file, and a take that is not renewed comes back.
create table public.music_renders (
  file_path text primary key check (char_length(file_path) between 1 and 300),
  recipe text not null check (char_length(recipe) <= 100),
  -- 0: nobody waits for it; 1: somebody is about to; 2: somebody listens.
  priority smallint not null default 0 check (priority between 0 and 2),
  state text not null default 'waiting' check (state in ('waiting', 'rendering', 'stored', 'failed')),
  asked_at timestamptz not null default now(),
  taken_at timestamptz,
  taken_by uuid,
  attempts smallint not null default 0 check (attempts >= 0),
  error text check (char_length(error) <= 500),
  -- Since when no track plays it any more. The file stays a while for those who still have its address.
  retired_at timestamptz
);
create index music_renders_waiting_idx on public.music_renders (priority desc, asked_at desc)
  where state = 'waiting';

alter table public.music_renders enable row level security;
revoke all on public.music_renders from anon, authenticated, service_role;
grant select, insert, update, delete on public.music_renders to service_role;
