-- How a person said they feel: one of the eight moods, or something harder (decision 062).
create table public.feeling_checks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default now(),
  feeling text not null check (feeling in (
    'focused', 'contemplative', 'energized', 'motivated', 'relaxed', 'creative', 'upbeat', 'flow',
    'overwhelmed', 'anxious', 'tired', 'restless', 'flat'
  )),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('feeling_checks');
