-- What GoTrue's table of one-time tokens has no room for: the short code beside the link, the wrong tries, and
-- the PKCE flow that a link belongs to.
create table if not exists kindling.one_time_codes (
  token_id uuid primary key references auth.one_time_tokens (id) on delete cascade,
  code_hash text not null,
  attempts smallint not null default 0,
  flow_state_id uuid
);

-- One row per limited key and its current window. Keys are keyed hashes: no address of anybody stands here.
create table if not exists kindling.rate_limits (
  key text primary key,
  window_start timestamptz not null,
  window_end timestamptz not null,
  count integer not null
);
create index if not exists rate_limits_window_end_idx on kindling.rate_limits (window_end);

create index if not exists one_time_tokens_created_at_idx on auth.one_time_tokens (created_at);
create index if not exists users_email_change_idx on auth.users (email_change) where email_change <> '';
create index if not exists users_phone_change_idx on auth.users (phone_change) where phone_change <> '';

grant select, insert, update, delete on kindling.one_time_codes, kindling.rate_limits to supabase_auth_admin;
