-- replaces: 20261115000300_tasks, 20261115002000_task_days, 20261115003000_records, 20261115003100_record_limits
-- replaces: 20261116000200_track_choices, 20261116000300_said_phrases

-- What a person writes lives on their devices first and is merged here, field by field (decision 027). Every field of a
-- row has a stamp, and the later stamp wins; `stamps` holds one per column, with '*' for all that have none of their own.
-- A new kind is a table and a call of make_record_table, in a migration of its own.

-- Up to here rows have been taken away for good: a device that knows less has to ask for everything again.
create table public.record_horizons (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seq bigint not null
);
alter table public.record_horizons enable row level security;
revoke all on public.record_horizons from anon, authenticated, service_role;
grant select on public.record_horizons to authenticated, service_role;
create policy "People read their own horizon" on public.record_horizons
  for select to authenticated using (user_id = (select auth.uid()));

-- How many rows each person has, of all kinds together, those deleted less than thirty days ago included.
create table public.record_counts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rows bigint not null
);
alter table public.record_counts enable row level security;
revoke all on public.record_counts from anon, authenticated, service_role;
grant select on public.record_counts to authenticated, service_role;
create policy "People read their own count" on public.record_counts
  for select to authenticated using (user_id = (select auth.uid()));

-- The limits are those of src/domain/tasks/task-rules.ts; a test compares the two.
create table public.tasks (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 3 and 200),
  description text not null default '' check (char_length(description) <= 1000),
  reward_text text not null default '' check (char_length(reward_text) <= 100),
  estimated_minutes integer check (estimated_minutes between 5 and 480),
  energy text not null default 'medium' check (energy in ('low', 'medium', 'high')),
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When it is meant to be done, and until when it has to be. Days, not moments: a day is the person's own, wherever they
  -- are.
  do_on date,
  due_on date,
  kind text not null default 'other' check (
    kind in (
      'call', 'message', 'errand', 'chore', 'paperwork', 'writing', 'reading', 'making', 'body', 'other'
    )
  ),
  project_id uuid,
  when_cue text not null default '' check (char_length(when_cue) <= 200),
  then_action text not null default '' check (char_length(then_action) <= 200),
  state text not null default 'open' check (state in ('inbox', 'open', 'someday', 'done', 'dropped')),
  repeat_rule text check (char_length(repeat_rule) between 1 and 100),
  series_id uuid,
  position text not null default 'a0' check (char_length(position) between 1 and 200),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  -- Devices make the ids, some of them from words: one person's must never stand in the way of another's.
  primary key (user_id, id)
);
create index tasks_user_id_done_at_idx on public.tasks (user_id, done_at, created_at);

-- Nobody but the owner, not even an admin: what people plan is theirs.
create policy "People read their own tasks" on public.tasks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add their own tasks" on public.tasks
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own tasks" on public.tasks
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "People delete their own tasks" on public.tasks
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger tasks_touch_updated_at before update on public.tasks
  for each row execute function public.touch_updated_at();
call public.make_record_table('tasks');

create table public.task_steps (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  task_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  minutes integer check (minutes between 1 and 480),
  done_at timestamptz,
  position text not null default 'a0' check (char_length(position) between 1 and 200),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('task_steps');

create table public.projects (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 40),
  outcome text not null default '' check (char_length(outcome) <= 500),
  state text not null default 'active' check (state in ('active', 'paused', 'done')),
  position text not null default 'a0' check (char_length(position) between 1 and 200),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('projects');

create table public.milestones (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  due_on date,
  done_at timestamptz,
  position text not null default 'a0' check (char_length(position) between 1 and 200),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('milestones');

create table public.energy_checks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default now(),
  hour integer not null check (hour between 0 and 23),
  energy text not null check (energy in ('low', 'medium', 'high')),
  moment text not null default 'check-in' check (moment in ('check-in', 'before', 'after')),
  task_id uuid,
  focus_id uuid,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('energy_checks');

create table public.focus_sessions (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  task_id uuid,
  step_id uuid,
  intention text not null default '' check (char_length(intention) <= 200),
  phase text not null check (phase in ('focus', 'paused', 'waiting', 'break', 'debrief', 'ended')),
  started_at timestamptz not null,
  planned_seconds integer not null check (planned_seconds between 60 and 28800),
  ends_at timestamptz,
  left_seconds integer check (left_seconds between 0 and 86400),
  focused_seconds integer not null default 0 check (focused_seconds between 0 and 86400),
  resumed_at timestamptz,
  ended_at timestamptz,
  ending text check (ending in ('finished', 'early')),
  snoozes integer not null default 0 check (snoozes between 0 and 1000),
  ritual text check (char_length(ritual) <= 100),
  mood text check (char_length(mood) <= 40),
  energy_before text check (energy_before in ('low', 'medium', 'high')),
  energy_after text check (energy_after in ('low', 'medium', 'high')),
  progress text check (progress in ('done', 'some', 'stuck')),
  sound text check (sound in ('helped', 'neutral', 'hindered', 'none')),
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('focus_sessions');

create table public.personal_settings (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default auth.uid(),
  rest_weekdays integer[] not null default '{}' check (
    rest_weekdays <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(rest_weekdays) <= 7
  ),
  rest_on date,
  fresh_start_on date,
  focus_minutes integer not null default 25 check (focus_minutes between 1 and 480),
  break_minutes integer not null default 5 check (break_minutes between 1 and 120),
  notify_at_end boolean not null default false,
  chime_at_end boolean not null default true,
  keep_awake boolean not null default false,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id),
  check (id = user_id)
);
call public.make_record_table('personal_settings');

-- What a person says about tracks: those they put aside, and those they heard while they focused.
create table public.track_choices (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  track_id uuid not null,
  banned boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('track_choices');

create table public.heard_tracks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  focus_id uuid not null,
  track_id uuid not null,
  heard_at timestamptz not null,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('heard_tracks');

-- What a person said to the hold-to-talk button, as words, and only while they have asked for that. Never the sound.
create table public.said_phrases (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  text text not null check (length(text) between 1 and 500),
  understood text check (length(understood) <= 40),
  said_at timestamptz not null,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('said_phrases');
