-- Memory: four layers that a person agreed to, what is proposed for them, the vectors they are found by, and what was used
-- where. The procedures are in supabase/routines/memory.sql.

-- One row for whoever said yes once. Without a row memory is off.
create table public.memory_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  enabled boolean not null default false,
  enabled_at timestamptz,
  -- Where memories may speak up. Each can be switched off by itself.
  use_breakdown boolean not null default true,
  use_pick boolean not null default true,
  use_focus boolean not null default true,
  -- Which of a person's own words are looked through for something to remember.
  propose_debrief boolean not null default true,
  propose_task boolean not null default true,
  propose_thought boolean not null default true,
  propose_typed boolean not null default true,
  -- "Never this kind", by the kinds of src/domain/memory.
  muted_kinds text[] not null default '{}'
    check (cardinality(muted_kinds) <= 40 and octet_length(array_to_string(muted_kinds, ',')) <= 2000),
  updated_at timestamptz not null default now()
);

-- The one switch. Whoever never said yes has no row, and no row is no.
create function public.is_memory_on() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select s.enabled from public.memory_settings s where s.user_id = (select auth.uid())), false)
$$;
revoke execute on function public.is_memory_on() from public, anon;
grant execute on function public.is_memory_on() to authenticated, service_role;

-- Since when it is on, by the database's clock.
create function public.note_memory_choice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  if not new.enabled then
    new.enabled_at := null;
  elsif tg_op = 'UPDATE' and old.enabled then
    new.enabled_at := old.enabled_at;
  else
    new.enabled_at := now();
  end if;
  return new;
end
$$;
revoke execute on function public.note_memory_choice() from public, anon, authenticated, service_role;
create trigger note_memory_choice before insert or update on public.memory_settings
  for each row execute function public.note_memory_choice();

-- The specification's fields first, then what makes a memory one that can be questioned: when it was true apart from when it
-- was written, whose words it is, since when it was agreed to, and until when it is kept.
create table public.ai_episodic_memory (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  session_id text check (char_length(session_id) <= 100),
  event_type text not null default 'note' check (char_length(event_type) between 1 and 60),
  content text not null check (char_length(content) between 1 and 2000),
  context_type text check (char_length(context_type) <= 60),
  user_state text check (char_length(user_state) <= 60),
  cognitive_load text check (char_length(cognitive_load) <= 60),
  energy_level text check (char_length(energy_level) <= 60),
  attention_state text check (char_length(attention_state) <= 60),
  successful_outcome boolean,
  user_initiated boolean not null default true,
  task_completion_time integer check (task_completion_time between 0 and 10000000),
  interruption_count integer check (interruption_count between 0 and 100000),
  environment_factors jsonb not null default '{}' check (octet_length(environment_factors::text) <= 4096)
);

create table public.ai_semantic_memory (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  concept text not null check (char_length(concept) between 1 and 200),
  domain text not null default 'general' check (char_length(domain) between 1 and 60),
  definition text not null check (char_length(definition) between 1 and 2000),
  confidence_level real not null default 1 check (confidence_level between 0 and 1),
  evidence_count integer not null default 1 check (evidence_count between 0 and 100000),
  contradictions jsonb not null default '[]' check (octet_length(contradictions::text) <= 8192)
);

create table public.ai_associative_memory (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  pattern_type text not null default 'went_with' check (char_length(pattern_type) between 1 and 60),
  primary_element text not null check (char_length(primary_element) between 1 and 500),
  associated_element text not null check (char_length(associated_element) between 1 and 500),
  relationship_type text not null default 'goes with' check (char_length(relationship_type) between 1 and 60),
  strength real not null default 0.5 check (strength between 0 and 1),
  -- `sentence`: the whole of it as the person put it.
  context jsonb not null default '{}' check (octet_length(context::text) <= 8192),
  supporting_evidence jsonb not null default '[]' check (octet_length(supporting_evidence::text) <= 8192),
  correlation_count integer not null default 1 check (correlation_count between 0 and 100000)
);

create table public.ai_procedural_memory (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  workflow_name text not null check (char_length(workflow_name) between 1 and 200),
  trigger_conditions jsonb not null default '{}' check (octet_length(trigger_conditions::text) <= 4096),
  -- `step_1` … `step_n`, or `description`.
  steps jsonb not null check (jsonb_typeof(steps) = 'object' and octet_length(steps::text) <= 8192),
  success_criteria text check (char_length(success_criteria) <= 1000),
  estimated_duration_minutes integer check (estimated_duration_minutes between 0 and 100000),
  difficulty_level text check (char_length(difficulty_level) <= 60),
  success_rate real check (success_rate between 0 and 1),
  usage_count integer not null default 0 check (usage_count between 0 and 10000000),
  common_failure_points jsonb not null default '[]' check (octet_length(common_failure_points::text) <= 4096),
  adaptations jsonb not null default '[]' check (octet_length(adaptations::text) <= 4096)
);

-- At most twenty tags of sixty letters each.
create function public.are_memory_tags(p_tags text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(p_tags) <= 20
    and not exists (select from unnest(p_tags) as tag where tag is null or char_length(tag) not between 1 and 60)
$$;
-- Whoever inserts asks the check themselves.
revoke execute on function public.are_memory_tags(text[]) from public, anon, service_role;
grant execute on function public.are_memory_tags(text[]) to authenticated;

do $$
declare
  place text;
  writable text;
begin
  foreach place in array array[
    'ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory', 'ai_procedural_memory'
  ] loop
    execute format(
      'alter table public.%I
         add column tags text[] not null default ''{}'' check (public.are_memory_tags(tags)),
         add column importance smallint not null default 3 check (importance between 1 and 5),
         add column source text not null default ''typed''
           check (source in (''task'', ''session'', ''debrief'', ''chat'', ''typed'', ''import'')),
         add column source_id text check (char_length(source_id) <= 200),
         add column quote text check (char_length(quote) <= 2000),
         add column said_at timestamptz,
         add column valid_from timestamptz,
         add column valid_to timestamptz check (valid_to >= valid_from),
         add column replaced_by uuid,
         add column approved_at timestamptz not null default now(),
         add column expires_at timestamptz,
         add column stays_here boolean not null default false,
         add column created_at timestamptz not null default now(),
         add column updated_at timestamptz not null default now()',
      place
    );
    execute format('create index %I on public.%I (user_id, importance desc, created_at desc)', place || '_own_idx', place);
    execute format('create index %I on public.%I using gin (tags)', place || '_tags_idx', place);
    execute format('create index %I on public.%I (expires_at) where expires_at is not null', place || '_expires_idx', place);
    execute format('create index %I on public.%I (replaced_by) where replaced_by is not null', place || '_replaced_idx', place);
    execute format('alter table public.%I enable row level security', place);
    -- Nobody but the person reads a word of it. What has expired is taken away by a procedure.
    execute format('revoke all on public.%I from anon, authenticated, service_role', place);
    select string_agg(quote_ident(a.attname), ', ') into writable
      from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', place)::regclass and a.attnum > 0 and not a.attisdropped
        and a.attname <> all (array[
          'id', 'user_id', 'source', 'source_id', 'said_at', 'replaced_by', 'approved_at', 'created_at', 'updated_at']);
    execute format(
      'grant select, delete, insert (user_id, source, source_id, said_at, %s), update (replaced_by, %s)
         on public.%I to authenticated', writable, writable, place
    );
    execute format(
      'create policy "People read their own memories until they expire" on public.%I for select to authenticated
         using (user_id = (select auth.uid()) and (expires_at is null or expires_at > now()))', place
    );
    execute format(
      'create policy "People store their own memories" on public.%I
         for insert to authenticated with check (user_id = (select auth.uid()))', place
    );
    execute format(
      'create policy "People change their own memories" on public.%I
         for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', place
    );
    execute format(
      'create policy "People forget their own memories" on public.%I
         for delete to authenticated using (user_id = (select auth.uid()))', place
    );
  end loop;
end
$$;

-- What was found in a person's own words and waits for their yes. Once decided, only the hash of the quote stays, so that the
-- same sentence is not proposed again.
create table public.memory_proposals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'kept', 'declined')),
  layer text not null check (layer in ('episodic', 'semantic', 'associative', 'procedural')),
  -- The rule that found it, for "never this kind".
  kind text not null check (char_length(kind) between 1 and 60),
  -- As it would be stored; `quote` is word for word what the person wrote.
  sentence text check (char_length(sentence) <= 2000),
  quote text check (char_length(quote) <= 2000),
  quote_hash text not null check (quote_hash ~ '^[0-9a-f]{64}$'),
  -- Where in a conversation or a journal, for a person to find it again.
  place text check (char_length(place) <= 200),
  source text not null check (source in ('task', 'session', 'debrief', 'chat', 'typed', 'import')),
  source_id text check (char_length(source_id) <= 200),
  said_at timestamptz,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  -- What it was kept as: forgotten with it.
  memory_id uuid,
  unique (user_id, quote_hash),
  check (case state
    when 'open' then sentence is not null and quote is not null
    else sentence is null and quote is null and place is null
  end)
);
create index memory_proposals_open_idx on public.memory_proposals (user_id, created_at desc) where state = 'open';
create index memory_proposals_memory_idx on public.memory_proposals (memory_id) where memory_id is not null;

-- A decision lets the words go, whoever writes it down.
create function public.let_proposal_go() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state <> 'open' then
    new.sentence := null;
    new.quote := null;
    new.place := null;
    new.decided_at := case when tg_op = 'UPDATE' then coalesce(old.decided_at, now()) else now() end;
  end if;
  return new;
end
$$;
revoke execute on function public.let_proposal_go() from public, anon, authenticated, service_role;
create trigger let_proposal_go before insert or update on public.memory_proposals
  for each row execute function public.let_proposal_go();

-- So many open ones at a time; of the decided ones the newest stay. A table that people may write has a bound.
create function public.limit_memory_proposals() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most_open constant integer := 2000;
  most_decided constant integer := 10000;
  person uuid;
begin
  for person in select distinct c.user_id from changed c loop
    perform pg_advisory_xact_lock(hashtextextended('memory:' || person::text, 0));
    if (select count(*) from public.memory_proposals p where p.user_id = person and p.state = 'open') > most_open then
      raise exception 'There is room for % open suggestions and no more', most_open using errcode = '23514';
    end if;
    delete from public.memory_proposals p where p.id in (
      select d.id from public.memory_proposals d where d.user_id = person and d.state <> 'open'
      order by d.decided_at desc, d.id offset most_decided
    );
  end loop;
  return null;
end
$$;
revoke execute on function public.limit_memory_proposals() from public, anon, authenticated, service_role;
create trigger limit_memory_proposals after insert on public.memory_proposals
  referencing new table as changed for each statement execute function public.limit_memory_proposals();

-- 384 numbers of four bytes, smallest byte first. Made on the machine from the memory's text, gone with it.
create table public.memory_vectors (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  layer text not null check (layer in ('episodic', 'semantic', 'associative', 'procedural')),
  memory_id uuid not null,
  model text not null check (char_length(model) between 1 and 60),
  vector bytea not null check (octet_length(vector) = 1536),
  created_at timestamptz not null default now(),
  primary key (user_id, layer, memory_id)
);

-- Which memory was used where. No words: what it was used for is found by its id.
create table public.memory_uses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  layer text not null check (layer in ('episodic', 'semantic', 'associative', 'procedural')),
  memory_id uuid not null,
  used_in text not null check (used_in in ('ask', 'breakdown', 'pick', 'focus', 'task', 'session')),
  subject_id text check (char_length(subject_id) <= 200),
  used_at timestamptz not null default now()
);
create index memory_uses_own_idx on public.memory_uses (user_id, used_at desc);
create index memory_uses_memory_idx on public.memory_uses (memory_id);

-- A vector or a use of what was forgotten in the meantime would be a trace of it: it is not written. The lock makes a
-- forgetting that is under way wait until it can take this along.
create function public.require_memory() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  there boolean;
begin
  if (new.layer in ('episodic', 'semantic', 'associative', 'procedural')) is not true then
    -- The table's own check says so.
    return new;
  end if;
  execute format(
    'select true from public.%I m where m.id = $1 and m.user_id = $2 for key share', 'ai_' || new.layer || '_memory'
  ) into there using new.memory_id, new.user_id;
  return case when there then new end;
end
$$;
revoke execute on function public.require_memory() from public, anon, authenticated, service_role;
create trigger require_memory before insert on public.memory_vectors
  for each row execute function public.require_memory();
create trigger require_memory before insert on public.memory_uses
  for each row execute function public.require_memory();

-- The newest ten thousand uses of a person stay.
create function public.limit_memory_uses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.memory_uses u where u.id in (
    select oldest.id from (select distinct c.user_id from changed c) person
    cross join lateral (
      select o.id from public.memory_uses o where o.user_id = person.user_id
      order by o.used_at desc, o.id offset 10000
    ) oldest
  );
  return null;
end
$$;
revoke execute on function public.limit_memory_uses() from public, anon, authenticated, service_role;
create trigger limit_memory_uses after insert on public.memory_uses
  referencing new table as changed for each statement execute function public.limit_memory_uses();

-- When somebody stored something in the last day: what the limits count, whichever process did it.
create table public.memory_stores (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  stored_at timestamptz not null default clock_timestamp()
);
create index memory_stores_own_idx on public.memory_stores (user_id, stored_at desc);
create index memory_stores_stored_at_idx on public.memory_stores (stored_at);

-- Counts of a day for the whole installation, about nobody: stores, refusals by reason, questions by answer, and time taken.
create table public.memory_days (
  day date not null,
  what text not null check (char_length(what) between 1 and 40),
  times bigint not null default 0 check (times >= 0),
  milliseconds double precision not null default 0 check (milliseconds >= 0),
  slowest double precision not null default 0 check (slowest >= 0),
  primary key (day, what)
);

alter table public.memory_settings enable row level security;
alter table public.memory_proposals enable row level security;
alter table public.memory_vectors enable row level security;
alter table public.memory_uses enable row level security;
alter table public.memory_stores enable row level security;
alter table public.memory_days enable row level security;
revoke all on public.memory_settings, public.memory_proposals, public.memory_vectors, public.memory_uses,
  public.memory_stores, public.memory_days from anon, authenticated, service_role;
grant select, insert, update on public.memory_settings to authenticated;
grant select, insert, update, delete on public.memory_proposals to authenticated;
grant select, insert, delete on public.memory_vectors to authenticated;
grant select, insert, delete on public.memory_uses to authenticated;
-- memory_stores and memory_days are the procedures' alone.

create policy "People read their own memory settings" on public.memory_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People make their own memory settings" on public.memory_settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own memory settings" on public.memory_settings
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People read their own proposals" on public.memory_proposals
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add their own proposals" on public.memory_proposals
  for insert to authenticated with check (user_id = (select auth.uid()) and (select public.is_memory_on()));
create policy "People decide their own proposals" on public.memory_proposals
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own proposals" on public.memory_proposals
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "People read their own vectors" on public.memory_vectors
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add their own vectors" on public.memory_vectors
  for insert to authenticated with check (user_id = (select auth.uid()) and (select public.is_memory_on()));
create policy "People delete their own vectors" on public.memory_vectors
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "People read where their memories were used" on public.memory_uses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People note where their memories were used" on public.memory_uses
  for insert to authenticated with check (user_id = (select auth.uid()) and (select public.is_memory_on()));
create policy "People delete where their memories were used" on public.memory_uses
  for delete to authenticated using (user_id = (select auth.uid()));

-- Every way of storing comes through here: memory has to be on, and there has to be room within the limits. The lock makes
-- two processes take turns for one person.
create function public.take_memory_store() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reached jsonb;
begin
  -- Asked before the policy is: nobody learns from the answer how it stands with somebody else.
  if new.user_id <> auth.uid() then
    raise exception 'People store their own memories' using errcode = '42501';
  end if;
  if not coalesce((select s.enabled from public.memory_settings s where s.user_id = new.user_id), false) then
    raise exception 'Memory is switched off' using errcode = '42501';
  end if;
  if new.expires_at <= now() then
    raise exception 'A memory must expire in the future' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('memory:' || new.user_id::text, 0));
  reached := public.memory_limit_reached(new.user_id, clock_timestamp());
  if reached is not null then
    raise exception '%', reached ->> 'reason'
      using errcode = 'PT429', detail = reached::text,
        hint = 'Try again in ' || (reached ->> 'retry_after_seconds') || ' s';
  end if;
  insert into public.memory_stores (user_id) values (new.user_id);
  perform public.add_to_memory_day('store', 1, 0);
  return new;
end
$$;
revoke execute on function public.take_memory_store() from public, anon, authenticated, service_role;

-- A changed text has another meaning: its vector goes. The quote is word for word: it may be taken away, never rewritten.
create function public.change_memory() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  text_columns constant text[] := tg_argv[1]::text[];
begin
  if new.quote is not null and new.quote is distinct from old.quote then
    raise exception 'A quote can be taken away, not rewritten' using errcode = '22023';
  end if;
  new.updated_at := now();
  if exists (
    select from unnest(text_columns) as name
    where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
  ) then
    delete from public.memory_vectors v
      where v.user_id = old.user_id and v.layer = tg_argv[0] and v.memory_id = old.id;
  end if;
  return new;
end
$$;
revoke execute on function public.change_memory() from public, anon, authenticated, service_role;

-- What is gone leaves no vector, no use and nothing that names it. Once for all that go together: a person may have many.
create function public.drop_memory_traces() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.memory_vectors v using gone g
    where v.user_id = g.user_id and v.layer = tg_argv[0] and v.memory_id = g.id;
  delete from public.memory_uses u using gone g where u.user_id = g.user_id and u.memory_id = g.id;
  delete from public.memory_proposals p using gone g where p.user_id = g.user_id and p.memory_id = g.id;
  update public.ai_episodic_memory m set replaced_by = null from gone g
    where m.replaced_by = g.id and m.user_id = g.user_id;
  update public.ai_semantic_memory m set replaced_by = null from gone g
    where m.replaced_by = g.id and m.user_id = g.user_id;
  update public.ai_associative_memory m set replaced_by = null from gone g
    where m.replaced_by = g.id and m.user_id = g.user_id;
  update public.ai_procedural_memory m set replaced_by = null from gone g
    where m.replaced_by = g.id and m.user_id = g.user_id;
  return null;
end
$$;
revoke execute on function public.drop_memory_traces() from public, anon, authenticated, service_role;

do $$
declare
  layer text;
  text_columns text;
begin
  for layer, text_columns in values
    ('episodic', '{event_type,content}'),
    ('semantic', '{concept,definition}'),
    ('associative', '{primary_element,associated_element,relationship_type,context}'),
    ('procedural', '{workflow_name,steps}')
  loop
    execute format(
      'create trigger take_memory_store before insert on public.%I
         for each row execute function public.take_memory_store()', 'ai_' || layer || '_memory'
    );
    execute format(
      'create trigger change_memory before update on public.%I
         for each row execute function public.change_memory(%L, %L)', 'ai_' || layer || '_memory', layer, text_columns
    );
    execute format(
      'create trigger drop_memory_traces after delete on public.%I referencing old table as gone
         for each statement execute function public.drop_memory_traces(%L)', 'ai_' || layer || '_memory', layer
    );
  end loop;
end
$$;
