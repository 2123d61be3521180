-- A time of day for a task, as the clock of the person shows it wherever they are: on the day it is planned for, or by
-- which it is due. Text, because a moment would move with the zone.
alter table public.tasks
  add column do_at text check (do_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column do_until text check (do_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- As make_record_table gives them for the columns of before.
grant insert (do_at, do_until), update (do_at, do_until) on public.tasks to authenticated;
