-- replaces: 20261116000600_contact

-- What people write to whoever runs this installation, from /contact. Only the service stores a message, and only
-- through send_contact_message, which counts as well. The numbers are those of src/domain/contact/contact-limits.ts; a
-- test compares the two.

create table public.contact_messages (
  -- Made by the sender's browser: sent twice, it is there once.
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  name text check (char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 254),
  topic text not null check (topic in ('question', 'broken', 'idea', 'privacy', 'press', 'professionals')),
  message text not null check (char_length(message) between 10 and 4000),
  state text not null default 'new' check (state in ('new', 'read', 'done')),
  -- Set by an admin who deletes it. For an hour it can be brought back.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  -- Somebody without an account is reached by an address, or not at all.
  check (user_id is not null or email is not null)
);
create index contact_messages_user_id_idx on public.contact_messages (user_id, created_at desc);
create index contact_messages_state_idx on public.contact_messages (state, created_at desc, id desc)
  where removed_at is null;
create index contact_messages_created_at_idx on public.contact_messages (created_at);
create index contact_messages_removed_at_idx on public.contact_messages (removed_at) where removed_at is not null;

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated, service_role;
grant select, delete on public.contact_messages to authenticated;
grant select on public.contact_messages to service_role;

create policy "People read what they wrote" on public.contact_messages
  for select to authenticated using (user_id = (select auth.uid()) and removed_at is null);
create policy "People delete what they wrote" on public.contact_messages
  for delete to authenticated using (user_id = (select auth.uid()) and removed_at is null);

-- Who sent something in the last hour, as keyed hashes that nobody can turn back into an address. Apart from the
-- messages, so that no message leads to a network address and deleting one does not free its place.
create table public.contact_sends (
  id bigint generated always as identity primary key,
  address_key text check (char_length(address_key) <= 64),
  account_key text check (char_length(account_key) <= 64),
  sent_at timestamptz not null default now()
);
create index contact_sends_address_idx on public.contact_sends (address_key, sent_at desc);
create index contact_sends_account_idx on public.contact_sends (account_key, sent_at desc);
create index contact_sends_sent_at_idx on public.contact_sends (sent_at desc);
alter table public.contact_sends enable row level security;
revoke all on public.contact_sends from anon, authenticated, service_role;
