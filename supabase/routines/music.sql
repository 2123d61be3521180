-- What is done to the library as a whole.

-- Whatever calls it, and whatever it says: only an admin's call removes anything, and only what is provably dead. That is
-- a row older than an hour that no recipe can make and that has no file, or whose file is byte for byte the file of an
-- older row. Runs with the rights of the service, which sees every file; a role that did not would take living rows for dead.
create or replace function public.remove_dead_tracks() returns table (deleted integer, initial integer, final integer)
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
    if v_deleted > 0 then
      perform public.record_audit('music', 'remove_dead_tracks', 'medium', 'success', null, null,
        jsonb_build_object('deleted', v_deleted));
    end if;
  end if;
  return query select v_deleted, v_initial, v_initial - v_deleted;
end
$$;
revoke execute on function public.remove_dead_tracks() from public, anon, authenticated;
grant execute on function public.remove_dead_tracks() to service_role;

-- Which tracks sound at once, because their file is there. The player asks before anybody presses, so that what it begins
-- with is one of them. Under the caller's own policies: who may not read the library learns nothing.
create or replace function public.stored_tracks() returns setof uuid
language sql stable security invoker set search_path = ''
as $$
  select t.id
  from public.music_tracks t
  join storage.objects o on o.bucket_id = 'adhd-music' and o.name = t.file_path
$$;
revoke execute on function public.stored_tracks() from public, anon;
grant execute on function public.stored_tracks() to authenticated;
