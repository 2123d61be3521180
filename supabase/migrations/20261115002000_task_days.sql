-- When a task is meant to be done, and until when it has to be. Days, not moments: a day is the person's own, wherever
-- they are.

alter table public.tasks
  add column do_on date,
  add column due_on date;

grant insert (do_on, due_on) on public.tasks to authenticated;
grant update (do_on, due_on) on public.tasks to authenticated;
