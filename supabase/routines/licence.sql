-- The licence gate: who has which tier, how much of it is in use, and the one function that counts.

-- Not for callers: the parts of the functions below.

create or replace function public.licence_period_start(p_period text, p_at timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select case p_period
    when 'month' then date_trunc('month', p_at at time zone 'utc')::date
    else date '1970-01-01'
  end
$$;

create or replace function public.licence_resets_at(p_period text, p_at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select case p_period
    when 'month' then (date_trunc('month', p_at at time zone 'utc') + interval '1 month') at time zone 'utc'
  end
$$;

-- Without a licence that covers this moment: the installation's tier, and for visitors the free one. An anonymous
-- account is a visitor with a counter: anybody can make any number of them.
create or replace function public.licence_now() returns table (tier text, source text, valid_until timestamptz)
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

-- Whether somebody else has a feature that is a switch, for the service that acts for them.
create or replace function public.person_has_feature(p_user_id uuid, p_feature text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select t.included from public.licence_tiers t
    where t.feature = p_feature and t.tier = coalesce(
      (select l.tier from public.licences l
        where l.user_id = p_user_id
          and l.valid_from <= now() and (l.valid_until is null or now() < l.valid_until)
        order by l.granted_at desc limit 1),
      (select d.tier from public.licence_default d
        where exists (select from auth.users u where u.id = p_user_id and not coalesce(u.is_anonymous, false))),
      'free'
    )
  ), false)
$$;

create or replace function public.licence_answer(
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
create or replace function public.licence_remaining(p_limit numeric, p_used numeric) returns numeric
language sql immutable set search_path = ''
as $$
  select case when p_limit = -1 then -1 else greatest(0, p_limit - p_used) end
$$;

-- Of gigabytes in storage, no more than the operator gives to an account (STORAGE_ACCOUNT_LIMIT).
create or replace function public.within_account_limit(p_gigabytes numeric) returns numeric
language plpgsql stable security definer set search_path = ''
as $$
declare
  account_limit bigint;
begin
  -- Only an install of its own has a place for the operator's setting.
  if to_regclass('kindling.installation') is not null then
    execute 'select storage_account_limit from kindling.installation' into account_limit;
  end if;
  return case
    when account_limit is null then p_gigabytes
    when p_gigabytes = -1 then account_limit * 0.000000001
    else least(p_gigabytes, account_limit * 0.000000001)
  end;
end
$$;

create or replace function public.licence_amount(p_feature text, p_amount numeric, p_step numeric) returns numeric
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
create or replace function public.consume_feature(p_feature text, p_amount numeric default 1) returns jsonb
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

-- A request to somebody else's service is taken before it goes out. Where nothing came of it, the person gets it back,
-- within the month it was taken in. Still for the service alone.
create or replace function public.release_feature(p_user_id uuid, p_feature text, p_amount numeric) returns numeric
language plpgsql security definer set search_path = ''
as $$
declare
  given_back numeric;
  counted date;
  now_used numeric;
begin
  select public.licence_amount(t.feature, p_amount, t.step), public.licence_period_start(t.period, now())
    into given_back, counted from public.licence_tiers t
    where t.tier = 'free' and t.feature = p_feature and t.period is not null;
  if not found then
    raise exception '"%" is nothing that can be given back', left(coalesce(p_feature, ''), 60)
      using errcode = '22023';
  end if;
  update public.licence_usage u
    set used = greatest(0, u.used - given_back), updated_at = now()
    where u.user_id = p_user_id and u.feature = p_feature and u.period_start = counted
    returning u.used into now_used;
  return coalesce(trim_scale(now_used), 0);
end
$$;

-- Everything the gate would say about one unit more, without taking it.
create or replace function public.current_licence() returns jsonb
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
      from public.licence_tiers held
      cross join lateral jsonb_populate_record(held, case held.feature
        when 'storageGb' then
          jsonb_build_object('amount_limit', public.within_account_limit(held.amount_limit))
        else '{}'
      end) t
      left join public.licence_usage u
        on u.user_id = auth.uid() and u.feature = t.feature
        and u.period_start = public.licence_period_start(t.period, now())
      where held.tier = l.tier
    )
  )
  from public.licence_now() l
$$;

-- Gives somebody a tier, or without one only ends what they were given before. History stays: rows are closed, not
-- changed, so that a licence that ends leads back to the installation's tier and not to an older licence.
create or replace function public.set_licence(
  p_user_id uuid, p_tier text default null, p_valid_until timestamptz default null, p_reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given public.licences;
  -- Programs from before there was a desk give none; one that is given is one.
  reason text;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may give licences' using errcode = '42501';
  end if;
  if p_reason is not null then
    reason := public.account_reason(p_reason);
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
    perform public.record_audit('licence', 'end_licence', 'medium', 'success', p_user_id, reason);
    return null;
  end if;
  insert into public.licences (user_id, tier, valid_until, granted_by)
    values (p_user_id, p_tier, p_valid_until, auth.uid())
    returning * into given;
  perform public.record_audit('licence', 'set_licence', 'medium', 'success', p_user_id, reason,
    jsonb_build_object('tier', p_tier, 'ends', p_valid_until is not null));
  return to_jsonb(given);
end
$$;

create or replace function public.set_default_tier(p_tier text) returns text
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
  perform public.record_audit('licence', 'set_default_tier', 'high', 'success', null, null,
    jsonb_build_object('tier', p_tier));
  return p_tier;
end
$$;

revoke execute on function
  public.licence_period_start(text, timestamptz),
  public.licence_resets_at(text, timestamptz),
  public.licence_now(),
  public.person_has_feature(uuid, text),
  public.licence_answer(public.licence_tiers, boolean, numeric, numeric),
  public.licence_remaining(numeric, numeric),
  public.licence_amount(text, numeric, numeric),
  public.within_account_limit(numeric),
  public.consume_feature(text, numeric),
  public.release_feature(uuid, text, numeric),
  public.current_licence(),
  public.set_licence(uuid, text, timestamptz, text),
  public.set_default_tier(text)
from public, anon, authenticated, service_role;

-- Visitors may ask: they are told what the free tier holds. The service may not: it is nobody, and an answer would
-- be somebody else's. Server code asks as the person (src/server/engine/licence/consume.ts).
grant execute on function public.consume_feature(text, numeric), public.current_licence() to anon, authenticated;
grant execute on function public.set_licence(uuid, text, timestamptz, text), public.set_default_tier(text)
  to authenticated;
grant execute on function public.release_feature(uuid, text, numeric) to service_role;
