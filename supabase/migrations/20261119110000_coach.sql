-- The career coach: what somebody wants, what they try for it, and the drafts they keep. Records like any others
-- (decision 027), except that adding one asks the licence. What is there already stays its owner's to read, change and
-- delete, whatever becomes of their tier.

-- Whether whoever asks has a feature that is a switch. A function of its own, since a policy cannot ask consume_feature:
-- that one counts, and it reads tables that are closed to people.
create function public.has_feature(p_feature text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select t.included from public.licence_tiers as t
    where t.feature = p_feature and t.tier = (select l.tier from public.licence_now() as l)
  ), false);
end
$$;
revoke execute on function public.has_feature(text) from public, anon;
grant execute on function public.has_feature(text) to authenticated, service_role;

create table public.coach_goals (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  text text not null check (char_length(text) between 1 and 500),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);

create table public.coach_experiments (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  goal_id uuid,
  material_id text not null check (char_length(material_id) between 1 and 80),
  title text not null check (char_length(title) between 1 and 200),
  what text not null check (char_length(what) between 1 and 1000),
  when_to_do text not null default '' check (char_length(when_to_do) <= 500),
  sign text not null default '' check (char_length(sign) <= 500),
  smallest text not null default '' check (char_length(smallest) <= 500),
  do_on date not null,
  task_id uuid,
  follow_up_on date not null,
  shrunk boolean not null default false,
  state text not null default 'running' check (state in ('running', 'over')),
  outcome text check (outcome in ('worked', 'partly', 'did not', 'did not try')),
  obstacle text check (obstacle in (
    'too big', 'no time', 'forgot', 'wrong time', 'did not suit me', 'other people', 'no longer matters'
  )),
  note text not null default '' check (char_length(note) <= 1000),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);

create table public.coach_drafts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 80),
  title text not null check (char_length(title) between 1 and 200),
  body text not null check (char_length(body) <= 8000),
  used_data text not null default '' check (char_length(used_data) <= 200),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  deleted_at timestamptz,
  stamps jsonb not null default '{}',
  seq bigint not null default 0,
  primary key (user_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['coach_goals', 'coach_experiments', 'coach_drafts'] loop
    execute format('create policy "People read their own" on public.%I
      for select to authenticated using (user_id = (select auth.uid()))', name);
    execute format('create policy "People with a coach in their tier add their own" on public.%I
      for insert to authenticated
      with check (user_id = (select auth.uid()) and (select public.has_feature(''careerCoach'')))', name);
    execute format('create policy "People change their own" on public.%I
      for update to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('create policy "People delete their own" on public.%I
      for delete to authenticated using (user_id = (select auth.uid()))', name);
    call public.make_record_table(name);
  end loop;
end
$$;
