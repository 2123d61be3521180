-- How a person begins one sort of task, in their own words (decision 061).
create table public.own_first_steps (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  way text not null check (char_length(way) between 1 and 100),
  title text not null check (char_length(title) between 1 and 200),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);
call public.make_record_table('own_first_steps');
