-- Mail and text messages that were not handed to a server: shown to admins on /admin/system.
create table if not exists kindling.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('email', 'sms')),
  recipient text not null check (char_length(recipient) between 1 and 320),
  subject text not null check (char_length(subject) <= 200),
  text text not null check (char_length(text) <= 8000),
  html text check (char_length(html) <= 16000),
  -- Why a mail server did not take it; null where there is none to ask.
  error text check (char_length(error) <= 500),
  created_at timestamptz not null default now()
);
create index if not exists outbox_created_at_idx on kindling.outbox (created_at desc);

grant select, insert, update, delete on kindling.outbox to supabase_auth_admin;
