-- What was done, by whom and to whom (spec 1 §7, decision 081). The rows of audit_events form a chain: each holds the hash of
-- the one before. What is about people stands beside the chain, which holds only its salted hash, so that a person can be
-- deleted and the chain still proves itself. The procedures are in supabase/routines/audit.sql.

create table public.audit_events (
  -- Without a gap: given out under the lock on audit_head.
  seq bigint primary key check (seq > 0),
  made_at timestamptz not null,
  -- Words of the program, never of people.
  event_type text not null check (event_type ~ '^[a-z][a-z0-9_]{0,59}$'),
  action text not null check (action ~ '^[a-z][a-z0-9_]{0,59}$'),
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  outcome text not null check (outcome in ('success', 'failure', 'denied')),
  -- Who says so. A browser can claim what it likes about its own person; the server cannot be made to.
  source text not null check (source in ('browser', 'server')),
  who_hash text not null check (who_hash ~ '^[0-9a-f]{64}$'),
  about_hash text not null check (about_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$')
);
create index audit_events_made_at_idx on public.audit_events (made_at);

-- Only flat words of the program, numbers and ids: nothing that somebody wrote fits in here.
create function public.is_plain_audit_data(p_data jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_data) = 'object' and octet_length(p_data::text) <= 2048
    and (select count(*) <= 20 and coalesce(bool_and(
      one.key ~ '^[a-z][a-z0-9_]{0,39}$' and case jsonb_typeof(one.value)
        when 'string' then (one.value #>> '{}') ~ '^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,63}$'
        else jsonb_typeof(one.value) in ('number', 'boolean', 'null')
      end
    ), true) from jsonb_each(case jsonb_typeof(p_data) when 'object' then p_data else '{}' end) one)
$$;
revoke execute on function public.is_plain_audit_data(jsonb) from public, anon, authenticated;

-- Two halves of each row: who did it and from where, and whom it was done to, why and with what. Each goes with its person,
-- and its salt with it: what is left in the chain says nothing. Where it was done to nobody else, both are the actor's.
create table public.audit_personal (
  seq bigint not null references public.audit_events (seq) on delete cascade,
  half text not null check (half in ('actor', 'about')),
  person_id uuid references auth.users (id) on delete cascade,
  address text check (char_length(address) <= 64),
  user_agent text check (char_length(user_agent) <= 512),
  reason text check (char_length(reason) <= 500),
  event_data jsonb not null default '{}' check (public.is_plain_audit_data(event_data)),
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  primary key (seq, half),
  check (case half when 'actor' then reason is null and event_data = '{}'
    else address is null and user_agent is null end)
);
create index audit_personal_person_id_idx on public.audit_personal (person_id, seq desc);

-- The end of the chain. Whoever adds to it locks this row first, so that there is one order and no gap.
create table public.audit_head (
  only_row boolean primary key default true check (only_row),
  seq bigint not null check (seq >= 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);
insert into public.audit_head (seq, hash, made_at) values (0, repeat('0', 64), now());

-- That the chain had this hash at this place, signed by the host with a key that is not in the database. A seal is made once a
-- day: whoever rewrites what stands before one is found out. Up to a trim the rows are gone for their age, and the chain
-- begins there; no seal can be made into one without the key.
create table public.audit_checkpoints (
  seq bigint primary key check (seq > 0),
  kind text not null check (kind in ('seal', 'trim')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{43}$')
);

alter table public.audit_events enable row level security;
alter table public.audit_personal enable row level security;
alter table public.audit_head enable row level security;
alter table public.audit_checkpoints enable row level security;
revoke all on public.audit_events, public.audit_personal, public.audit_head, public.audit_checkpoints
  from anon, authenticated, service_role;
-- With the salt: whoever reads their own rows can prove that the chain holds them.
grant select on public.audit_events, public.audit_personal to authenticated;

create policy "People read what they did and what was done to them" on public.audit_personal
  for select to authenticated using (person_id = (select auth.uid()));
create policy "People read the events that are about them" on public.audit_events
  for select to authenticated using (exists (
    select from public.audit_personal p where p.seq = audit_events.seq and p.person_id = (select auth.uid())
  ));

-- Not even the owner of the tables changes a row by mistake. A row goes once a trim covers it.
create function public.keep_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'audit_events' and tg_op = 'DELETE' then
    if exists (select from public.audit_checkpoints c where c.kind = 'trim' and c.seq >= old.seq) then
      return old;
    end if;
  end if;
  raise exception 'The audit is only added to' using errcode = '42501';
end
$$;
revoke execute on function public.keep_audit() from public, anon, authenticated, service_role;
create trigger audit_events_kept before update or delete on public.audit_events
  for each row execute function public.keep_audit();
create trigger audit_events_not_emptied before truncate on public.audit_events
  for each statement execute function public.keep_audit();
create trigger audit_personal_kept before update on public.audit_personal
  for each row execute function public.keep_audit();

-- What an admin does to the library's files by hand. Procedures run under another role and record themselves.
create function public.audit_library_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  file storage.objects := case tg_op when 'DELETE' then old else new end;
begin
  if file.bucket_id = 'adhd-music' and public.is_current_user_admin() then
    perform public.record_audit('storage', lower(tg_op) || '_library_file', 'medium', 'success', null, null,
      jsonb_build_object('file', file.id));
  end if;
  return null;
end
$$;
revoke execute on function public.audit_library_files() from public, anon, authenticated, service_role;
create trigger audit_library_files after insert or update or delete on storage.objects
  for each row when (current_user = 'authenticated') execute function public.audit_library_files();
