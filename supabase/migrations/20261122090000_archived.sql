-- What is finished can be put away: out of the lists, still found by search. An ordinary field of the record, so that it
-- works without a network and is merged like every other. Only what is done, dropped or finished counts as put away: a
-- task that somebody opens again on another device is never hidden by it.
alter table public.tasks add column archived_at timestamptz
  constraint tasks_archived_at_readable check (archived_at >= '0001-01-01' and archived_at < '9999-12-31');
alter table public.projects add column archived_at timestamptz
  constraint projects_archived_at_readable check (archived_at >= '0001-01-01' and archived_at < '9999-12-31');
-- After how many days finished things are put away by themselves; null for never.
alter table public.personal_settings add column archive_after_days integer
  check (archive_after_days in (30, 90, 180, 365));

-- make_record_table granted the columns of its day.
grant insert (archived_at), update (archived_at) on public.tasks to authenticated;
grant insert (archived_at), update (archived_at) on public.projects to authenticated;
grant insert (archive_after_days), update (archive_after_days) on public.personal_settings to authenticated;

-- Every night somebody's finished tasks are looked through by age.
create index tasks_to_archive_idx on public.tasks (user_id, done_at)
  where archived_at is null and deleted_at is null and state in ('done', 'dropped');
create index personal_settings_archive_idx on public.personal_settings (user_id)
  where archive_after_days is not null and deleted_at is null;
