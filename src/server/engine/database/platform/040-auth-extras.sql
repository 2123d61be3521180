-- What the auth service keeps beside GoTrue's own tables.

-- A sign-in state counts once: its hash stays here until it would have expired anyway.
create table if not exists kindling.used_sign_in_states (
  id text primary key,
  expires_at timestamptz not null
);
create index if not exists used_sign_in_states_expires_at_idx on kindling.used_sign_in_states (expires_at);

-- The browser a session lives in, and how many refresh tokens it has had.
create table if not exists kindling.session_devices (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  device_hash text not null,
  refresh_sequence bigint not null
);

-- A browser that shows its cookie has no need of REFRESH_REUSE_INTERVAL, and a thief of its token no use for it.
alter table kindling.session_devices add column if not exists shows_cookie boolean not null default false;

-- Accounts of the built-in identity provider.
create table if not exists kindling.local_accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) between 3 and 254 and email = lower(email)),
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

grant select, insert, update, delete
  on kindling.used_sign_in_states, kindling.session_devices, kindling.local_accounts
  to supabase_auth_admin;
