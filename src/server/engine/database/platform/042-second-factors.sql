-- What the auth service remembers about a second factor beside GoTrue's own row: wrong codes in a row, and the
-- last time step that was accepted, so that a code seen over a shoulder counts once.
create table if not exists kindling.factor_attempts (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  window_start timestamptz not null default now(),
  failures integer not null default 0,
  last_step bigint not null default 0
);

grant select, insert, update, delete on kindling.factor_attempts to supabase_auth_admin;

-- What lets somebody in whose second factor is lost: as keyed hashes, the key of which is not in the database. Each counts once.
create table if not exists kindling.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (char_length(code_hash) = 43),
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

grant select, insert, update, delete on kindling.recovery_codes to supabase_auth_admin;

-- Wrong codes of a person within a day, whichever app or recovery code they were for: five tries every five minutes are
-- little at a time and much in a year.
create table if not exists kindling.wrong_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  window_start timestamptz not null default now(),
  failures integer not null default 0
);

grant select, insert, update, delete on kindling.wrong_codes to supabase_auth_admin;
