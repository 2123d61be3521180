-- What a person said to the hold-to-talk button, as words, and only while they have asked for that. Never the sound.

create or replace function public.record_table_names() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'tasks', 'task_steps', 'projects', 'milestones', 'energy_checks', 'focus_sessions', 'personal_settings',
    'track_choices', 'heard_tracks', 'said_phrases'
  ]
$$;

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

create or replace function public.pull_records(after bigint, most integer default 500) returns jsonb
language sql stable set search_path = ''
as $$
  with bounds as (select auth.uid() as me, least(greatest(most, 1), 1000) as room),
  changed as (
    (select 'tasks' as kind, seq, to_jsonb(r) - 'user_id' - 'updated_at' as row
      from public.tasks as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'task_steps', seq, to_jsonb(r) - 'user_id'
      from public.task_steps as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'projects', seq, to_jsonb(r) - 'user_id'
      from public.projects as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'milestones', seq, to_jsonb(r) - 'user_id'
      from public.milestones as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'energy_checks', seq, to_jsonb(r) - 'user_id'
      from public.energy_checks as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'focus_sessions', seq, to_jsonb(r) - 'user_id'
      from public.focus_sessions as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'personal_settings', seq, to_jsonb(r) - 'user_id'
      from public.personal_settings as r, bounds
      where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'track_choices', seq, to_jsonb(r) - 'user_id'
      from public.track_choices as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'heard_tracks', seq, to_jsonb(r) - 'user_id'
      from public.heard_tracks as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
    union all
    (select 'said_phrases', seq, to_jsonb(r) - 'user_id'
      from public.said_phrases as r, bounds where user_id = me and seq > after order by seq limit (select room from bounds))
  ),
  page as (select kind, seq, row - 'seq' as row from changed order by seq limit (select room from bounds))
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'row', row) order by seq), '[]'),
    'cursor', coalesce(max(seq), after),
    'more', count(*) = (select room from bounds),
    'horizon', coalesce((select h.seq from public.record_horizons as h, bounds where h.user_id = me), 0)
  )
  from page;
$$;
