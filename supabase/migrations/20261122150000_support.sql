-- Somebody a person trusts may look in (decision 093). Consent is a row of support_shares: every procedure that shows something
-- reads it first, and nothing else opens the person's own tables. The procedures are in supabase/routines/support.sql; people
-- only read here, each what is theirs.

-- A link that was handed over. Its token is shown once and kept as a hash, until it is used, withdrawn or too old.
create table public.support_invitations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Where there is one, only an account with this address may accept.
  email text check (char_length(email) between 3 and 254),
  -- The person's own word for the other, and what the other calls the person.
  name text not null check (char_length(name) between 1 and 60),
  shown_as text not null check (char_length(shown_as) between 1 and 60),
  fields text[] not null check (fields <@ array['energy', 'focus', 'finished', 'projects', 'rituals', 'titles']),
  project_ids uuid[] not null default '{}' check (cardinality(project_ids) <= 20),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  check_ins boolean not null default false,
  -- How long it is shared, from the moment it is accepted.
  days integer not null check (days between 1 and 365),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create index support_invitations_user_id_idx on public.support_invitations (user_id, made_at);

-- The consent. Who may look stays until their account goes: then the share is over, and the person still sees who looked.
create table public.support_shares (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  supporter_id uuid references auth.users (id) on delete set null check (supporter_id <> user_id),
  name text not null check (char_length(name) between 1 and 60),
  shown_as text not null check (char_length(shown_as) between 1 and 60),
  -- Screening and memory have no word here, so nobody can tick them.
  fields text[] not null check (fields <@ array['energy', 'focus', 'finished', 'projects', 'rituals', 'titles']),
  project_ids uuid[] not null default '{}' check (cardinality(project_ids) <= 20),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  check_ins boolean not null default false,
  -- The supporter's, once a week.
  question text check (char_length(question) between 1 and 200),
  given_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('owner', 'supporter', 'time'))
);
create index support_shares_user_id_idx on public.support_shares (user_id);
create index support_shares_supporter_id_idx on public.support_shares (supporter_id);
-- One at a time between two people.
create unique index support_shares_pair_idx on public.support_shares (user_id, supporter_id) where ended_at is null;

-- Every look: when, by which way and at what. Looks of one kind within ten minutes are one row.
create table public.support_looks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  share_id uuid not null references public.support_shares (id) on delete cascade,
  at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times integer not null default 1 check (times between 1 and 1000000),
  fields text[] not null check (fields <@ array['energy', 'focus', 'finished', 'projects', 'rituals', 'titles']),
  way text not null check (way in ('page', 'pdf'))
);
create index support_looks_user_id_idx on public.support_looks (user_id, last_at);
create index support_looks_share_id_idx on public.support_looks (share_id, last_at);

-- What a supporter notes for themselves; `user_id` is who wrote it. With the account of either it is gone.
create table public.support_notes (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  share_id uuid not null references public.support_shares (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 4000),
  -- Since when the person may read it. Null: never.
  shared_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_notes_user_id_idx on public.support_notes (user_id);
create index support_notes_share_id_idx on public.support_notes (share_id, created_at);

-- One for each week in which somebody answered, or put the question aside (then there is no answer).
create table public.support_answers (
  share_id uuid not null references public.support_shares (id) on delete cascade,
  -- The Monday of the person's own week.
  week date not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  question text check (char_length(question) between 1 and 200),
  answer text check (char_length(answer) between 1 and 1000),
  answered_at timestamptz not null default now(),
  primary key (share_id, week)
);
create index support_answers_user_id_idx on public.support_answers (user_id);

-- When a supporter's account goes, the share is over, and their words go with them.
create function public.end_share_without_supporter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.supporter_id is null and old.supporter_id is not null then
    new.ended_at := coalesce(new.ended_at, now());
    new.ended_by := coalesce(new.ended_by, 'supporter');
    new.question := null;
    update public.support_answers a set question = null where a.share_id = new.id;
  end if;
  return new;
end
$$;
revoke execute on function public.end_share_without_supporter() from public, anon, authenticated, service_role;
create trigger end_share_without_supporter before update of supporter_id on public.support_shares
  for each row execute function public.end_share_without_supporter();

-- Both are told that something has changed, over the stream that is each one's own. It carries that one word: an open page asks
-- again, and is refused where the share is over.
create function public.announce_share() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('kindling_records', told.id::text) from (
    select distinct id from unnest(array[new.user_id, old.user_id, new.supporter_id, old.supporter_id]) as id
    where id is not null
  ) told;
  return null;
end
$$;
revoke execute on function public.announce_share() from public, anon, authenticated, service_role;
create trigger announce_share after insert or update or delete on public.support_shares
  for each row execute function public.announce_share();

alter table public.support_invitations enable row level security;
alter table public.support_shares enable row level security;
alter table public.support_looks enable row level security;
alter table public.support_notes enable row level security;
alter table public.support_answers enable row level security;
revoke all on public.support_invitations, public.support_shares, public.support_looks, public.support_notes,
  public.support_answers from anon, authenticated, service_role;
grant select on public.support_invitations, public.support_shares, public.support_looks, public.support_notes,
  public.support_answers to authenticated;

create policy "People read whom they invited" on public.support_invitations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People read what they share" on public.support_shares
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People read who looked" on public.support_looks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Supporters read their own notes" on public.support_notes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People read notes that were shared with them" on public.support_notes
  for select to authenticated using (shared_at is not null and exists (
    select from public.support_shares s where s.id = support_notes.share_id and s.user_id = (select auth.uid())
  ));
create policy "People read their own answers" on public.support_answers
  for select to authenticated using (user_id = (select auth.uid()));
