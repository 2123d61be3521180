-- The library of our own making: which recipe a track comes from, what was measured in it, and which files are being
-- made. A row without a recipe was put there by an admin and is nobody else's to touch.

alter table public.music_tracks
  add column recipe text unique check (recipe ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  add column version text check (char_length(version) <= 64),
  add column modulation_hz numeric check (modulation_hz > 0),
  add column modulation_depth numeric check (modulation_depth between 0 and 1),
  add column bpm_confidence numeric check (bpm_confidence between 0 and 1),
  add column loudness_lufs numeric check (loudness_lufs between -100 and 10);

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

-- Whatever calls it, and whatever it says: only an admin's call removes anything, and only what is provably dead. That is
-- a row older than an hour that no recipe can make and that has no file, or whose file is byte for byte the file of an
-- older row. Runs with the rights of the service, which sees every file; a role that did not would take living rows for dead.
create function public.remove_dead_tracks() returns table (deleted integer, initial integer, final integer)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_deleted integer := 0;
  v_initial integer;
begin
  select count(*) into v_initial from public.music_tracks;
  if public.is_current_user_admin() and pg_catalog.pg_try_advisory_xact_lock(7205761120) then
    with files as (
      select t.id, t.recipe, t.created_at, o.id as object_id, o.metadata ->> 'eTag' as etag, o.metadata ->> 'size' as size
      from public.music_tracks t
      left join storage.objects o on o.bucket_id = 'adhd-music' and o.name = t.file_path
    ), dead as (
      select f.id from files f
      where f.recipe is null and f.created_at < now() - interval '1 hour' and (
        f.object_id is null
        or exists (
          select from files older
          where older.etag = f.etag and older.size = f.size and f.etag <> ''
            and (older.created_at, older.id) < (f.created_at, f.id)
        )
      )
    ), gone as (
      delete from public.music_tracks t using dead where t.id = dead.id returning t.id
    )
    select count(*) into v_deleted from gone;
  end if;
  return query select v_deleted, v_initial, v_initial - v_deleted;
end
$$;
revoke execute on function public.remove_dead_tracks() from public, anon, authenticated;
grant execute on function public.remove_dead_tracks() to service_role;
