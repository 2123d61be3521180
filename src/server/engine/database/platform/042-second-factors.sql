-- What the auth service remembers about a second factor beside GoTrue's own row: wrong codes in a row, and the
-- last time step that was accepted, so that a code seen over a shoulder counts once.
create table if not exists kindling.factor_attempts (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  window_start timestamptz not null default now(),
  failures integer not null default 0,
  last_step bigint not null default 0
);

grant select, insert, update, delete on kindling.factor_attempts to supabase_auth_admin;
