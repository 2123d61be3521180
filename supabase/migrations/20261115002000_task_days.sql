-- When a task is meant to be done, until when it has to be, and what it belongs to. Days, not moments: a day is the
-- person's own, wherever they are.

alter table public.tasks
  add column do_on date,
  add column due_on date,
  add column project text check (char_length(project) between 1 and 40);

grant insert (do_on, due_on, project) on public.tasks to authenticated;
grant update (do_on, due_on, project) on public.tasks to authenticated;
