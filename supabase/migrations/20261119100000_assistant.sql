-- The model that the operator connected, what each person lets it do, what left for it, and how often. The procedures are in
-- supabase/routines/assistant.sql.

-- One row once the operator chose something. Nobody reads it but the service, and the key only sealed.
create table public.ai_provider (
  only_row boolean primary key default true check (only_row),
  preset text not null check (preset in ('ollama', 'lm-studio', 'llama-cpp', 'custom')),
  base_url text not null check (base_url ~ '^https?://' and char_length(base_url) <= 300),
  model text not null check (char_length(model) between 1 and 200),
  key_sealed text check (char_length(key_sealed) <= 4000),
  -- Whether it takes a schema for its answer; otherwise it is asked for JSON in words.
  structured boolean not null default false,
  context_tokens integer not null default 8192 check (context_tokens between 1024 and 2000000),
  -- Requests in a month: of everybody together, and of one person. Null is no limit of the operator's.
  monthly_cap integer check (monthly_cap >= 0),
  person_cap integer check (person_cap >= 0),
  tested_at timestamptz,
  test_result jsonb check (octet_length(test_result::text) <= 16384),
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);

-- Without a row it is off.
create table public.ai_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  mode text not null default 'off' check (mode in ('off', 'chosen', 'ask')),
  -- What it may be used for in the mode 'chosen'.
  uses text[] not null default '{}'
    check (uses <@ array['assistant', 'coach', 'breakdown', 'review'] and cardinality(uses) <= 4),
  -- For which of them the person has seen the exact text before it first left. Emptied when the service becomes another.
  shown_uses text[] not null default '{}'
    check (shown_uses <@ array['assistant', 'coach', 'breakdown', 'review'] and cardinality(shown_uses) <= 4),
  updated_at timestamptz not null default now()
);

create function public.stamp_ai_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function public.stamp_ai_settings() from public, anon, authenticated, service_role;
create trigger stamp_ai_settings before insert or update on public.ai_settings
  for each row execute function public.stamp_ai_settings();

-- What left, for the person it is about. Written before it leaves.
create table public.ai_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  use text not null check (use in ('assistant', 'coach', 'breakdown', 'review')),
  host text not null check (char_length(host) between 1 and 300),
  model text not null check (char_length(model) between 1 and 200),
  -- Word for word; null once a memory that was in it is forgotten.
  sent text check (octet_length(sent) <= 65536),
  memory_ids uuid[] not null default '{}' check (cardinality(memory_ids) <= 200),
  outcome text not null default 'sent' check (outcome in ('sent', 'answered', 'failed', 'stopped')),
  -- The month it was counted in, and whether that was taken back.
  counted_in date not null,
  given_back boolean not null default false,
  created_at timestamptz not null default now(),
  check (not given_back or outcome = 'failed')
);
create index ai_requests_own_idx on public.ai_requests (user_id, created_at desc);
create index ai_requests_created_at_idx on public.ai_requests (created_at);
create index ai_requests_open_idx on public.ai_requests (created_at) where outcome = 'sent';

-- A forgotten memory is not kept in the list of what left either. That something left, and where to, stays.
create function public.empty_ai_requests() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.ai_requests r
    set sent = null,
      memory_ids = array(select id from unnest(r.memory_ids) as id where id not in (select g.id from gone g))
    where r.user_id in (select g.user_id from gone g)
      and r.memory_ids && array(select g.id from gone g where g.user_id = r.user_id);
  return null;
end
$$;
revoke execute on function public.empty_ai_requests() from public, anon, authenticated, service_role;

do $$
declare
  place text;
begin
  foreach place in array array[
    'ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory', 'ai_procedural_memory'
  ] loop
    execute format(
      'create trigger empty_ai_requests after delete on public.%I
         referencing old table as gone for each statement execute function public.empty_ai_requests()', place
    );
  end loop;
end
$$;

-- How many requests of everybody together, by the first day of the month in UTC. About nobody.
create table public.ai_months (
  month date primary key,
  used bigint not null check (used >= 0)
);

alter table public.ai_provider enable row level security;
alter table public.ai_settings enable row level security;
alter table public.ai_requests enable row level security;
alter table public.ai_months enable row level security;
revoke all on public.ai_provider, public.ai_settings, public.ai_requests, public.ai_months
  from anon, authenticated, service_role;
grant select, insert (user_id, mode, uses, shown_uses), update (mode, uses, shown_uses)
  on public.ai_settings to authenticated;
grant select, delete on public.ai_requests to authenticated;
-- Everything else is written by the procedures.
grant select on public.ai_provider, public.ai_months to service_role;

create policy "People read their own model settings" on public.ai_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People make their own model settings" on public.ai_settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own model settings" on public.ai_settings
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People read what they sent to a model" on public.ai_requests
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People delete what they sent to a model" on public.ai_requests
  for delete to authenticated using (user_id = (select auth.uid()));
