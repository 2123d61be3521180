-- replaces: 20261115001000_licence, 20261116000400_give_back_requests

-- Licences: what each tier holds, who has which, and how much of it is in use. The gate that counts stands in
-- supabase/routines/licence.sql.

-- Spec 1 §6, one row per tier and feature. A feature is either a switch (`included`) or counted (`amount_limit`,
-- where -1 is unlimited). The pricing page is drawn from the same table in src/domain/licence/tiers.ts, so it is
-- changed there and by a migration, never by hand.
create table public.licence_tiers (
  tier text not null check (tier in ('free', 'pro', 'premium', 'enterprise')),
  feature text not null check (char_length(feature) between 1 and 60),
  included boolean,
  amount_limit numeric(24, 9) check (amount_limit = -1 or amount_limit >= 0),
  period text check (period in ('month', 'total')),
  -- Amounts are multiples of it: a whole request, a whole document, a byte of a gigabyte of 10^9.
  step numeric(24, 9) check (step > 0),
  primary key (tier, feature),
  check ((included is null) <> (amount_limit is null)),
  check ((amount_limit is null) = (period is null) and (amount_limit is null) = (step is null))
);

insert into public.licence_tiers (tier, feature, included)
select tier, feature, tier = any (held_by)
from unnest(array['free', 'pro', 'premium', 'enterprise']) as tier
cross join (values
  ('taskManagement', array['free', 'pro', 'premium', 'enterprise']),
  ('musicIntegration', array['free', 'pro', 'premium', 'enterprise']),
  ('aiMusicRecommendations', array['free', 'pro', 'premium', 'enterprise']),
  ('careerCoach', array['pro', 'premium', 'enterprise']),
  ('advancedAnalytics', array['pro', 'premium', 'enterprise']),
  ('dataArchival', array['premium', 'enterprise']),
  ('prioritySupport', array['premium', 'enterprise']),
  ('whiteLabel', array['enterprise'])
) as switches (feature, held_by);

insert into public.licence_tiers (tier, feature, amount_limit, period, step) values
  ('free', 'monthlyAiRequests', 5, 'month', 1),
  ('pro', 'monthlyAiRequests', 50, 'month', 1),
  ('premium', 'monthlyAiRequests', 200, 'month', 1),
  ('enterprise', 'monthlyAiRequests', -1, 'month', 1),
  ('free', 'documentUploads', 0, 'total', 1),
  ('pro', 'documentUploads', 10, 'total', 1),
  ('premium', 'documentUploads', 50, 'total', 1),
  ('enterprise', 'documentUploads', -1, 'total', 1),
  ('free', 'storageGb', 0.1, 'total', 0.000000001),
  ('pro', 'storageGb', 1, 'total', 0.000000001),
  ('premium', 'storageGb', 5, 'total', 0.000000001),
  ('enterprise', 'storageGb', 50, 'total', 0.000000001);

-- What somebody who is signed in has without a licence of their own. One row.
create table public.licence_default (
  only_row boolean primary key default true check (only_row),
  tier text not null default 'enterprise' check (tier in ('free', 'pro', 'premium', 'enterprise')),
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
insert into public.licence_default default values;

-- Every licence anybody was given. Where two cover the same moment, the one given last counts.
create table public.licences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tier text not null check (tier in ('free', 'pro', 'premium', 'enterprise')),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  granted_by uuid references auth.users (id) on delete set null,
  granted_at timestamptz not null default now(),
  check (valid_until >= valid_from)
);
create index licences_user_id_idx on public.licences (user_id, valid_from);
create index licences_granted_by_idx on public.licences (granted_by) where granted_by is not null;

create table public.licence_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  feature text not null check (char_length(feature) between 1 and 60),
  -- The first day of the month in UTC; for totals always 1970-01-01.
  period_start date not null,
  used numeric(24, 9) not null check (used >= 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, feature, period_start)
);

alter table public.licence_tiers enable row level security;
alter table public.licence_default enable row level security;
alter table public.licences enable row level security;
alter table public.licence_usage enable row level security;

revoke all on public.licence_tiers, public.licence_default, public.licences, public.licence_usage
  from anon, authenticated, service_role;
grant select on public.licences, public.licence_usage to authenticated;
grant select on public.licence_tiers to service_role;
grant select, update on public.licence_default to service_role;
grant select, insert, update, delete on public.licences, public.licence_usage to service_role;

create policy "People read their own licences" on public.licences
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People read their own usage" on public.licence_usage
  for select to authenticated using (user_id = (select auth.uid()));
