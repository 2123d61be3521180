-- Licences: what each tier holds, who has which, how much of it is in use, and the one gate that counts.

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

-- Not for callers: the parts of the functions below.

create function public.licence_period_start(p_period text, p_at timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select case p_period
    when 'month' then date_trunc('month', p_at at time zone 'utc')::date
    else date '1970-01-01'
  end
$$;

create function public.licence_resets_at(p_period text, p_at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select case p_period
    when 'month' then (date_trunc('month', p_at at time zone 'utc') + interval '1 month') at time zone 'utc'
  end
$$;

-- Without a licence that covers this moment: the installation's tier, and for visitors the free one. An anonymous
-- account is a visitor with a counter: anybody can make any number of them.
create function public.licence_now() returns table (tier text, source text, valid_until timestamptz)
language sql stable set search_path = ''
as $$
  select found.tier, found.source, found.valid_until
  from (
    select l.tier, 'licence' as source, l.valid_until, 1 as choice, l.granted_at
    from public.licences l
    where l.user_id = (select auth.uid())
      and l.valid_from <= now() and (l.valid_until is null or now() < l.valid_until)
    union all
    select d.tier, 'installation', null, 2, null
    from public.licence_default d
    where (select auth.uid()) is not null
      and not coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false)
    union all
    select 'free', 'visitor', null, 3, null
  ) found
  order by found.choice, found.granted_at desc
  limit 1
$$;

create function public.licence_answer(
  p_row public.licence_tiers, p_allowed boolean, p_used numeric, p_remaining numeric
) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'allowed', p_allowed,
    'tier', p_row.tier,
    'feature', p_row.feature,
    'limit', trim_scale(p_row.amount_limit),
    'used', trim_scale(p_used),
    'remaining', trim_scale(p_remaining),
    'resets_at', public.licence_resets_at(p_row.period, now())
  )
$$;

-- -1 where there is no limit; never below zero, since a smaller tier may find more in use than it holds.
create function public.licence_remaining(p_limit numeric, p_used numeric) returns numeric
language sql immutable set search_path = ''
as $$
  select case when p_limit = -1 then -1 else greatest(0, p_limit - p_used) end
$$;

create function public.licence_amount(p_feature text, p_amount numeric, p_step numeric) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric := round(p_amount, 9);
begin
  -- Written so that NaN, which is larger than every number here, and null are refused too.
  if (amount > 0 and amount <= 1000) is not true then
    raise exception 'The amount must be more than 0 and at most 1000' using errcode = '22023';
  end if;
  if mod(amount, p_step) <> 0 then
    raise exception 'The amount of % must be a whole number', p_feature using errcode = '22023';
  end if;
  return amount;
end
$$;

-- The gate. Whoever asks is who pays; a switch is answered and nothing is counted. The condition and the count are
-- one statement: it waits for the row, looks at it again and then takes all of the amount or nothing.
create function public.consume_feature(p_feature text, p_amount numeric default 1) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
  held public.licence_tiers;
  amount numeric;
  counted date;
  now_used numeric;
begin
  select t.* into held from public.licence_tiers t
    where t.tier = (select l.tier from public.licence_now() l) and t.feature = p_feature;
  if not found then
    raise exception 'Unknown feature "%"', left(coalesce(p_feature, ''), 60) using errcode = '22023';
  end if;
  amount := public.licence_amount(held.feature, p_amount, coalesce(held.step, 1));
  if held.amount_limit is null then
    return public.licence_answer(held, held.included, null, null);
  end if;
  if person is null then
    -- Nobody to count for, so nothing is left.
    return public.licence_answer(held, false, 0, 0);
  end if;

  counted := public.licence_period_start(held.period, now());
  insert into public.licence_usage as u (user_id, feature, period_start, used)
    select person, held.feature, counted, amount
    where held.amount_limit = -1 or amount <= held.amount_limit
  on conflict (user_id, feature, period_start) do update
    set used = u.used + excluded.used, updated_at = now()
    where held.amount_limit = -1 or u.used + excluded.used <= held.amount_limit
  returning used into now_used;
  if found then
    return public.licence_answer(held, true, now_used, public.licence_remaining(held.amount_limit, now_used));
  end if;

  select coalesce(sum(u.used), 0) into now_used from public.licence_usage u
    where u.user_id = person and u.feature = held.feature and u.period_start = counted;
  return public.licence_answer(held, false, now_used, public.licence_remaining(held.amount_limit, now_used));
end
$$;

-- Gives back part of a total, never more than there is. What is in use is known to the server alone: a person who
-- could call this would have no limit.
create function public.release_feature(p_user_id uuid, p_feature text, p_amount numeric) returns numeric
language plpgsql security definer set search_path = ''
as $$
declare
  given_back numeric;
  now_used numeric;
begin
  select public.licence_amount(t.feature, p_amount, t.step) into given_back from public.licence_tiers t
    where t.tier = 'free' and t.feature = p_feature and t.period = 'total';
  if not found then
    raise exception '"%" is nothing that can be given back', left(coalesce(p_feature, ''), 60)
      using errcode = '22023';
  end if;
  update public.licence_usage u
    set used = greatest(0, u.used - given_back), updated_at = now()
    where u.user_id = p_user_id and u.feature = p_feature
      and u.period_start = public.licence_period_start('total', now())
    returning u.used into now_used;
  return coalesce(trim_scale(now_used), 0);
end
$$;

-- Everything the gate would say about one unit more, without taking it.
create function public.current_licence() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'tier', l.tier,
    'source', l.source,
    'valid_until', l.valid_until,
    'features', (
      select jsonb_agg(
        case
          when t.amount_limit is null then public.licence_answer(t, t.included, null, null)
          when auth.uid() is null then public.licence_answer(t, false, 0, 0)
          else public.licence_answer(
            t,
            t.amount_limit = -1 or coalesce(u.used, 0) < t.amount_limit,
            coalesce(u.used, 0),
            public.licence_remaining(t.amount_limit, coalesce(u.used, 0))
          )
        end
        order by t.feature collate "C"
      )
      from public.licence_tiers t
      left join public.licence_usage u
        on u.user_id = auth.uid() and u.feature = t.feature
        and u.period_start = public.licence_period_start(t.period, now())
      where t.tier = l.tier
    )
  )
  from public.licence_now() l
$$;

-- Gives somebody a tier, or without one only ends what they were given before. History stays: rows are closed, not
-- changed, so that a licence that ends leads back to the installation's tier and not to an older licence.
create function public.set_licence(
  p_user_id uuid, p_tier text default null, p_valid_until timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given public.licences;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may give licences' using errcode = '42501';
  end if;
  if p_tier is not null and p_tier not in ('free', 'pro', 'premium', 'enterprise') then
    raise exception 'Unknown tier "%"', left(p_tier, 60) using errcode = '22023';
  end if;
  if p_valid_until <= now() then
    raise exception 'A licence must end in the future' using errcode = '22023';
  end if;
  -- Two admins at once take turns here.
  perform from public.profiles p where p.user_id = p_user_id for no key update;
  if not found then
    raise exception 'There is no such person' using errcode = 'P0002';
  end if;
  update public.licences l set valid_until = greatest(l.valid_from, now())
    where l.user_id = p_user_id and (l.valid_until is null or l.valid_until > now());
  if p_tier is null then
    return null;
  end if;
  insert into public.licences (user_id, tier, valid_until, granted_by)
    values (p_user_id, p_tier, p_valid_until, auth.uid())
    returning * into given;
  return to_jsonb(given);
end
$$;

create function public.set_default_tier(p_tier text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may change the tier of the installation' using errcode = '42501';
  end if;
  if (p_tier in ('free', 'pro', 'premium', 'enterprise')) is not true then
    raise exception 'Unknown tier "%"', left(coalesce(p_tier, ''), 60) using errcode = '22023';
  end if;
  update public.licence_default set tier = p_tier, changed_by = auth.uid(), changed_at = now() where only_row;
  return p_tier;
end
$$;

revoke execute on function
  public.licence_period_start(text, timestamptz),
  public.licence_resets_at(text, timestamptz),
  public.licence_now(),
  public.licence_answer(public.licence_tiers, boolean, numeric, numeric),
  public.licence_remaining(numeric, numeric),
  public.licence_amount(text, numeric, numeric),
  public.consume_feature(text, numeric),
  public.release_feature(uuid, text, numeric),
  public.current_licence(),
  public.set_licence(uuid, text, timestamptz),
  public.set_default_tier(text)
from public, anon, authenticated, service_role;

-- Visitors may ask: they are told what the free tier holds. The service may not: it is nobody, and an answer would
-- be somebody else's. Server code asks as the person (src/server/engine/licence/consume.ts).
grant execute on function public.consume_feature(text, numeric), public.current_licence() to anon, authenticated;
grant execute on function public.set_licence(uuid, text, timestamptz), public.set_default_tier(text)
  to authenticated;
grant execute on function public.release_feature(uuid, text, numeric) to service_role;
