-- Every text, document, list and number that people may write has a bound; a test reads the columns from the catalogue and
-- tries each. These were the ones without.

alter table public.music_staging
  add constraint music_staging_bounded check (
    char_length(file_hash) <= 200
    and char_length(energy_level) <= 40
    and char_length(focus_type) <= 40
    and char_length(genre) <= 100
    and char_length(mood_category) <= 100
    and char_length(brainwave_type) <= 100
    and octet_length(ai_analysis_results::text) <= 8192
    and octet_length(audio_characteristics::text) <= 8192
    and duration_seconds < 1e9 and scale(duration_seconds) <= 20
    and abs(brainwave_frequency_hz) < 1e9 and scale(brainwave_frequency_hz) <= 20
    and abs(bpm) < 1e9 and scale(bpm) <= 20
    and abs(adhd_suitability_score) < 1e9 and scale(adhd_suitability_score) <= 20
  ) not valid;

-- As in validate_checks: where an older row breaks it, the row stays as it is.
do $$
begin
  alter table public.music_staging validate constraint music_staging_bounded;
exception
  when check_violation then
    raise notice 'Older rows of music_staging do not keep to music_staging_bounded';
end
$$;

-- So many at a time: whoever has more is asked to delete some first. The profile's row is locked before the count, so that
-- many at once do not all see the same room.
create function public.limit_staged_uploads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 1000;
begin
  perform from public.profiles p where p.id in (select c.uploader_id from changed c)
    order by p.id for no key update;
  if exists (
    select from (select distinct c.uploader_id from changed c) person
    where (
      select count(*) from (
        select from public.music_staging s where s.uploader_id = person.uploader_id limit most + 1
      ) counted
    ) > most
  ) then
    raise exception 'There is room for % staged tracks and no more', most using errcode = '23514';
  end if;
  return null;
end
$$;
revoke execute on function public.limit_staged_uploads() from public, anon, authenticated, service_role;
create trigger music_staging_limit after insert on public.music_staging
  referencing new table as changed for each statement execute function public.limit_staged_uploads();
