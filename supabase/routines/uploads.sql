-- The review of uploads. Moving a file into the library changes the row that names it and no byte, so an approval is one
-- transaction: whatever ends it in the middle, nothing has happened.

-- The upload, locked, if it is offered and waits for a verdict.
create or replace function public.waiting_upload(p_upload uuid) returns public.music_staging
language plpgsql security definer set search_path = ''
as $$
declare
  staged public.music_staging;
begin
  select s.* into staged from public.music_staging s
    where s.id = p_upload and s.offered_for_review and s.consent_agreed and s.ownership_confirmed and s.deleted_at is null
    for update;
  if not found then
    raise exception 'This upload is not offered any more' using errcode = 'PT404';
  end if;
  if staged.status <> 'pending' then
    raise exception 'This upload was already %', staged.status using errcode = 'PT409';
  end if;
  return staged;
end
$$;
revoke execute on function public.waiting_upload(uuid) from public, anon, authenticated, service_role;

-- What a reviewer puts right before letting a track in. Keys that are not given stay; others are refused.
create or replace function public.apply_corrections(upload uuid, corrections jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wrong text;
begin
  perform public.waiting_upload(upload);
  if corrections is null or jsonb_typeof(corrections) <> 'object' or octet_length(corrections::text) > 4096 then
    raise exception 'Corrections are an object of a few fields' using errcode = '22023';
  end if;
  select key into wrong from jsonb_each(corrections)
    where key not in ('title', 'artist', 'genre', 'mood_category', 'energy_level', 'focus_type', 'adhd_optimized')
      or jsonb_typeof(value) <> case key when 'adhd_optimized' then 'boolean' else 'string' end
    limit 1;
  if wrong is not null then
    raise exception 'The correction “%” is not one that can be made', left(wrong, 40) using errcode = '22023';
  end if;
  update public.music_staging s set
    title = coalesce(nullif(btrim(corrections ->> 'title'), ''), s.title),
    artist = coalesce(nullif(btrim(corrections ->> 'artist'), ''), s.artist),
    genre = coalesce(nullif(btrim(corrections ->> 'genre'), ''), s.genre),
    mood_category = coalesce(nullif(btrim(corrections ->> 'mood_category'), ''), s.mood_category),
    energy_level = coalesce(nullif(btrim(corrections ->> 'energy_level'), ''), s.energy_level),
    reviewed_energy = coalesce(nullif(btrim(corrections ->> 'energy_level'), ''), s.reviewed_energy),
    focus_type = coalesce(nullif(btrim(corrections ->> 'focus_type'), ''), s.focus_type),
    adhd_optimized = coalesce((corrections ->> 'adhd_optimized')::boolean, s.adhd_optimized)
  where s.id = upload and corrections <> '{}';
end
$$;
revoke execute on function public.apply_corrections(uuid, jsonb) from public, anon, authenticated, service_role;

-- Whose upload it is, for the record.
create or replace function public.uploader_of(p_upload uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select p.user_id from public.music_staging s join public.profiles p on p.id = s.uploader_id where s.id = p_upload
$$;
revoke execute on function public.uploader_of(uuid) from public, anon, authenticated, service_role;

create or replace function public.correct_upload(upload uuid, corrections jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may review uploads' using errcode = '42501';
  end if;
  perform public.apply_corrections(upload, corrections);
  perform public.record_audit('uploads', 'correct_upload', 'low', 'success', public.uploader_of(upload), null,
    jsonb_build_object('upload', upload));
end
$$;
revoke execute on function public.correct_upload(uuid, jsonb) from public, anon;
grant execute on function public.correct_upload(uuid, jsonb) to authenticated;

-- Into the library, under a name of its own and with what the host measured. Energy is what was measured unless the reviewer
-- said otherwise: what the uploader wrote into the analysis is not looked at.
create or replace function public.approve_upload(upload uuid, corrections jsonb default '{}') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  staged public.music_staging;
  file storage.objects;
  measured public.sound_measurements;
  kind text[];
  path text;
  track uuid;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may review uploads' using errcode = '42501';
  end if;
  perform public.apply_corrections(upload, corrections);
  staged := public.waiting_upload(upload);
  select o.* into file from storage.objects o
    where o.bucket_id = 'music-staging' and o.name = staged.staging_file_path
      and public.is_own_path(o.name, staged.uploader_id)
    for update;
  if not found then
    raise exception 'The file of this upload is gone' using errcode = 'PT409';
  end if;
  select m.* into measured from public.sound_measurements m where m.staging_id = upload;
  if not found then
    raise exception 'This upload has not been measured yet' using errcode = 'PT409';
  end if;
  if measured.object_version is distinct from file.version then
    raise exception 'The file has changed since it was measured' using errcode = 'PT409';
  end if;
  if exists (select from public.sound_measurements m where m.track_id is not null and m.file_hash = measured.file_hash) then
    raise exception 'The library already has this file' using errcode = 'PT409';
  end if;
  -- The type and the ending are what the bytes say.
  kind := case measured.figures ->> 'container'
    when 'mp3' then array['mp3', 'audio/mpeg']
    when 'wav' then array['wav', 'audio/wav']
    when 'flac' then array['flac', 'audio/flac']
    when 'mp4' then array['m4a', 'audio/mp4']
    when 'ogg' then array['ogg', 'audio/ogg']
    when 'webm' then array['webm', 'audio/webm']
    when 'aac' then array['aac', 'audio/aac']
  end;
  if kind is null then
    raise exception 'This kind of file cannot be played in the library' using errcode = 'PT409';
  end if;
  path := 'uploads/' || gen_random_uuid() || '.' || kind[1];
  update storage.objects o set bucket_id = 'adhd-music', name = path, owner = null, owner_id = null, updated_at = now(),
    metadata = coalesce(o.metadata, '{}') || jsonb_build_object('mimetype', kind[2])
    where o.id = file.id;
  insert into public.music_tracks (
    title, artist, genre, file_path, file_size, duration_seconds, focus_type, energy_level, bpm, adhd_optimized,
    mood_category, modulation_hz, modulation_depth, bpm_confidence, loudness_lufs
  ) values (
    staged.title, staged.artist, staged.genre, path, (file.metadata ->> 'size')::bigint,
    (measured.figures ->> 'durationSeconds')::numeric, staged.focus_type,
    coalesce(staged.reviewed_energy, measured.figures -> 'convention' ->> 'energyLevel'),
    (measured.figures ->> 'bpm')::numeric, staged.adhd_optimized, staged.mood_category,
    (measured.figures ->> 'modulationHz')::numeric,
    case when (measured.figures ->> 'modulationHz') is not null then (measured.figures ->> 'modulationDepth')::numeric end,
    (measured.figures ->> 'bpmConfidence')::numeric, (measured.figures ->> 'loudnessLufs')::numeric
  ) returning id into track;
  insert into public.sound_measurements (track_id, file_hash, object_version, figures, curves, measured_at)
    values (track, measured.file_hash, measured.object_version, measured.figures, measured.curves, measured.measured_at);
  update public.music_staging s set status = 'approved', reviewed_at = now(), review_reason = null, verdict_seen_at = null,
    track_id = track, staging_file_path = null
    where s.id = upload;
  perform public.record_audit('uploads', 'approve_upload', 'medium', 'success', public.uploader_of(upload), null,
    jsonb_build_object('upload', upload, 'track', track, 'corrected', corrections <> '{}'));
  return track;
end
$$;
revoke execute on function public.approve_upload(uuid, jsonb) from public, anon;
grant execute on function public.approve_upload(uuid, jsonb) to authenticated;

create or replace function public.reject_upload(upload uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may review uploads' using errcode = '42501';
  end if;
  if coalesce(char_length(btrim(reason)), 0) not between 1 and 500 then
    raise exception 'Say why, in 500 characters at most' using errcode = '22023';
  end if;
  perform public.waiting_upload(upload);
  update public.music_staging s set status = 'rejected', reviewed_at = now(), review_reason = btrim(reason),
    verdict_seen_at = null
    where s.id = upload;
  -- The reason stands with the upload and goes with it.
  perform public.record_audit('uploads', 'reject_upload', 'medium', 'success', public.uploader_of(upload), null,
    jsonb_build_object('upload', upload));
end
$$;
revoke execute on function public.reject_upload(uuid, text) from public, anon;
grant execute on function public.reject_upload(uuid, text) to authenticated;

-- The person's own upload, locked, with the status it has to have.
create or replace function public.own_upload(p_upload uuid, p_status text) returns public.music_staging
language plpgsql security definer set search_path = ''
as $$
declare
  staged public.music_staging;
begin
  select s.* into staged from public.music_staging s
    where s.id = p_upload and s.uploader_id = public.current_profile_id() for update;
  if not found then
    raise exception 'There is no such upload of yours' using errcode = 'PT404';
  end if;
  if staged.status <> p_status then
    raise exception 'This upload is %', staged.status using errcode = 'PT409';
  end if;
  return staged;
end
$$;
revoke execute on function public.own_upload(uuid, text) from public, anon, authenticated, service_role;

-- Not taken, and kept by the person for themselves.
create or replace function public.keep_upload(upload uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.own_upload(upload, 'rejected');
  update public.music_staging s set status = 'pending', offered_for_review = false, reviewed_at = null, review_reason = null,
    verdict_seen_at = null, deleted_at = null
    where s.id = upload;
end
$$;
revoke execute on function public.keep_upload(uuid) from public, anon;
grant execute on function public.keep_upload(uuid) to authenticated;

-- Out of the library again, and only for the person from then on. It counts as theirs again, so there has to be room.
create or replace function public.withdraw_upload(upload uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  staged public.music_staging;
  track public.music_tracks;
  path text;
begin
  staged := public.own_upload(upload, 'approved');
  select t.* into track from public.music_tracks t where t.id = staged.track_id for update;
  if found then
    path := staged.uploader_id || '/' || gen_random_uuid() || coalesce(substring(track.file_path from '\.[a-z0-9]+$'), '');
    update storage.objects o set bucket_id = 'music-staging', name = path, owner = auth.uid(), owner_id = auth.uid()::text,
      updated_at = now()
      where o.bucket_id = 'adhd-music' and o.name = track.file_path;
    if not found then
      path := null;
    end if;
  end if;
  update public.music_staging s set status = 'pending', offered_for_review = false, reviewed_at = null,
    verdict_seen_at = null, track_id = null, staging_file_path = path
    where s.id = upload;
  delete from public.music_tracks t where t.id = track.id;
end
$$;
revoke execute on function public.withdraw_upload(uuid) from public, anon;
grant execute on function public.withdraw_upload(uuid) to authenticated;

-- What an admin sees of the uploads that are offered, a page at a time: the longest wait first, the newest verdicts first.
create or replace function public.list_uploads(
  which text, after_created timestamptz default null, after_id uuid default null, page_size integer default 50
) returns table (
  id uuid, title text, artist text, staging_file_path text, duration_seconds numeric, file_size bigint, status text,
  genre text, mood_category text, energy_level text, focus_type text, adhd_optimized boolean, ai_analysis_status text,
  analysis_error text, review_reason text, reviewed_at timestamptz, track_id uuid, created_at timestamptz,
  figures jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted constant text := case which when 'waiting' then 'pending' when 'approved' then which when 'rejected' then which end;
  most constant integer := least(greatest(coalesce(page_size, 50), 1), 100);
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may review uploads' using errcode = '42501';
  end if;
  if wanted is null then
    raise exception 'Uploads are waiting, approved or rejected' using errcode = '22023';
  end if;
  return query
    select s.id, s.title, s.artist, s.staging_file_path, s.duration_seconds, s.file_size, s.status,
      s.genre, s.mood_category, s.energy_level, s.focus_type, s.adhd_optimized, s.ai_analysis_status,
      s.analysis_error, s.review_reason, s.reviewed_at, s.track_id, s.created_at, m.figures
    from (
      (
        select w.* from public.music_staging w
        where wanted = 'pending' and w.status = 'pending'
          and w.offered_for_review and w.consent_agreed and w.ownership_confirmed and w.deleted_at is null
          and (after_id is null or (w.created_at, w.id) > (after_created, after_id))
        order by w.created_at, w.id limit most
      )
      union all
      (
        select d.* from public.music_staging d
        where wanted <> 'pending' and d.status = wanted
          and d.offered_for_review and d.consent_agreed and d.ownership_confirmed and d.deleted_at is null
          and (after_id is null or (d.created_at, d.id) < (after_created, after_id))
        order by d.created_at desc, d.id desc limit most
      )
    ) s
    left join public.sound_measurements m on m.staging_id = s.id
    order by case when wanted = 'pending' then s.created_at end, case when wanted = 'pending' then s.id end,
      s.created_at desc, s.id desc;
end
$$;
revoke execute on function public.list_uploads(text, timestamptz, uuid, integer) from public, anon;
grant execute on function public.list_uploads(text, timestamptz, uuid, integer) to authenticated;

-- How many there are of each, counted up to a hundred: more than that is "a lot" for anybody.
create or replace function public.uploads_summary() returns table (waiting integer, approved integer, rejected integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may review uploads' using errcode = '42501';
  end if;
  return query
    select
      (select count(*)::integer from (
        select from public.music_staging s where s.status = 'pending' and s.offered_for_review and s.consent_agreed
          and s.ownership_confirmed and s.deleted_at is null limit 100
      ) counted),
      (select count(*)::integer from (
        select from public.music_staging s where s.status = 'approved' and s.offered_for_review and s.consent_agreed
          and s.ownership_confirmed and s.deleted_at is null limit 100
      ) counted),
      (select count(*)::integer from (
        select from public.music_staging s where s.status = 'rejected' and s.offered_for_review and s.consent_agreed
          and s.ownership_confirmed and s.deleted_at is null limit 100
      ) counted);
end
$$;
revoke execute on function public.uploads_summary() from public, anon;
grant execute on function public.uploads_summary() to authenticated;

-- What is over goes: deleted a week ago, not taken a month ago, and files that no row names a day after they came (a page
-- that was closed, an insert that failed). Answers how much went; what is left waits for the next call.
create or replace function public.purge_uploads() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  at_once constant integer := 500;
  removed integer := 0;
  versions text[] := '{}';
  more text[];
  counted integer;
begin
  with old as (
    select s.id from public.music_staging s
    where s.deleted_at < now() - interval '7 days'
      or (s.status = 'rejected' and s.reviewed_at < now() - interval '30 days')
    order by s.id limit at_once for update skip locked
  ), rows_gone as (
    delete from public.music_staging s using old where s.id = old.id returning s.staging_file_path, s.uploader_id
  ), files_gone as (
    delete from storage.objects o using rows_gone r
    where o.bucket_id = 'music-staging' and o.name = r.staging_file_path and public.is_own_path(o.name, r.uploader_id)
    returning o.version
  )
  select (select count(*) from rows_gone), (select array_agg(f.version) from files_gone f) into counted, more;
  removed := removed + counted;
  versions := versions || coalesce(more, '{}');

  with lost as (
    select o.id from storage.objects o
    where (
      (o.bucket_id = 'music-staging'
        and not exists (select from public.music_staging s where s.staging_file_path = o.name))
      or (o.bucket_id = 'adhd-music' and starts_with(o.name, 'uploads/')
        and not exists (select from public.music_tracks t where t.file_path = o.name))
    ) and greatest(o.created_at, o.updated_at) < now() - interval '1 day'
    order by o.id limit at_once for update skip locked
  ), files_gone as (
    delete from storage.objects o using lost where o.id = lost.id returning o.version
  )
  select count(*), array_agg(f.version) from files_gone f into counted, more;
  removed := removed + counted;
  versions := versions || coalesce(more, '{}');

  if to_regclass('kindling.discarded_versions') is not null then
    execute
      'insert into kindling.discarded_versions (version)
       select v::uuid from unnest($1::text[]) as v where v ~ ''^[0-9a-f-]{36}$'' on conflict do nothing'
      using versions;
  end if;
  return removed;
end
$$;
revoke execute on function public.purge_uploads() from public, anon, authenticated;
grant execute on function public.purge_uploads() to service_role;
