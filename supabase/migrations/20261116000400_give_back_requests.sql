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
