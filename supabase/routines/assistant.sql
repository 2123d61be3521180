-- The connected model: who may change it, and the meter in front of it. Every request is taken from the person's tier, from
-- the operator's limits and written down in one transaction, before a word leaves. All of these are for the service, which
-- calls them with the claims of the person it acts for; with nobody's claims they refuse.

create or replace function public.save_ai_provider(p_setting jsonb) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  before text;
  saved timestamptz;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may connect a model' using errcode = '42501';
  end if;
  -- Two admins at once take turns, also for the first row.
  perform pg_advisory_xact_lock(hashtextextended('ai_provider', 0));
  select substring(p.base_url from '^https?://[^/]+') into before from public.ai_provider p;
  insert into public.ai_provider as p
    (preset, base_url, model, key_sealed, structured, context_tokens, monthly_cap, person_cap, changed_by, changed_at)
    select g.preset, g.base_url, g.model, g.key_sealed, g.structured, g.context_tokens, g.monthly_cap, g.person_cap,
      auth.uid(), clock_timestamp()
    from jsonb_to_record(p_setting) as g (
      preset text, base_url text, model text, key_sealed text, structured boolean, context_tokens integer,
      monthly_cap integer, person_cap integer)
  on conflict (only_row) do update set
    preset = excluded.preset, base_url = excluded.base_url, model = excluded.model, key_sealed = excluded.key_sealed,
    structured = excluded.structured, context_tokens = excluded.context_tokens, monthly_cap = excluded.monthly_cap,
    person_cap = excluded.person_cap, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
    -- A limit is nothing that was tested.
    tested_at = case when (p.base_url, p.model, p.structured, p.context_tokens)
      = (excluded.base_url, excluded.model, excluded.structured, excluded.context_tokens) then p.tested_at end,
    test_result = case when (p.base_url, p.model, p.structured, p.context_tokens)
      = (excluded.base_url, excluded.model, excluded.structured, excluded.context_tokens) then p.test_result end
  returning p.changed_at into saved;
  -- Whoever said yes said it to another service.
  if before is distinct from substring(p_setting ->> 'base_url' from '^https?://[^/]+') then
    update public.ai_settings s set shown_uses = '{}' where s.shown_uses <> '{}';
  end if;
  -- Neither the address nor the key: both may say more than the record should.
  perform public.record_audit('provider', 'save_ai_provider', 'high', 'success', null, null, jsonb_build_object(
    'preset', p_setting ->> 'preset', 'has_key', p_setting ->> 'key_sealed' is not null,
    'other_service', before is distinct from substring(p_setting ->> 'base_url' from '^https?://[^/]+')));
  return saved;
end
$$;

create or replace function public.remove_ai_provider() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_there boolean;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may disconnect a model' using errcode = '42501';
  end if;
  delete from public.ai_provider where only_row;
  was_there := found;
  if was_there then
    perform public.record_audit('provider', 'remove_ai_provider', 'high', 'success');
  end if;
  return was_there;
end
$$;

-- Only of what was tested: whoever changes it meanwhile has not tested that.
create or replace function public.note_ai_provider_test(p_changed_at timestamptz, p_result jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_noted boolean;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may test a model' using errcode = '42501';
  end if;
  update public.ai_provider p set tested_at = now(), test_result = p_result where p.changed_at = p_changed_at;
  was_noted := found;
  perform public.record_audit('provider', 'test_ai_provider', 'low', 'success');
  return was_noted;
end
$$;

-- The gate. All or nothing: what a later limit refuses was not taken from an earlier one. The order of the locks is the
-- person's counter, then everybody's, here and wherever something is given back.
create or replace function public.take_ai_request(
  p_use text, p_host text, p_model text, p_sent text, p_memory_ids uuid[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kept constant integer := 500;
  person uuid := auth.uid();
  choice public.ai_settings;
  provider public.ai_provider;
  licence jsonb;
  this_month date := public.licence_period_start('month', now());
  request uuid;
  remaining numeric;
begin
  if person is null then
    raise exception 'A request to a model is somebody’s' using errcode = '42501';
  end if;
  if (p_use in ('assistant', 'coach', 'breakdown', 'review')) is not true then
    raise exception 'Unknown use "%"', left(coalesce(p_use, ''), 60) using errcode = '22023';
  end if;
  if p_sent is null or octet_length(p_sent) > 65536 then
    raise exception 'The text that leaves must have at most 65536 bytes' using errcode = '22023';
  end if;
  -- Said here: a check of the table would put the text into its error, and errors are logged.
  if cardinality(p_memory_ids) > 200 or coalesce(char_length(p_host), 0) not between 1 and 300
    or coalesce(char_length(p_model), 0) not between 1 and 200 then
    raise exception 'A request names its host, its model and at most 200 memories' using errcode = '22023';
  end if;
  select s.* into choice from public.ai_settings s where s.user_id = person;
  if not found or choice.mode = 'off' then
    return jsonb_build_object('allowed', false, 'reason', 'off');
  end if;
  if choice.mode = 'chosen' and not p_use = any (choice.uses) then
    return jsonb_build_object('allowed', false, 'reason', 'use_off');
  end if;
  select p.* into provider from public.ai_provider p;
  if not found then
    return jsonb_build_object('allowed', false, 'reason', 'no_provider');
  end if;
  if p_use = 'coach' and not (public.consume_feature('careerCoach') ->> 'allowed')::boolean then
    return jsonb_build_object('allowed', false, 'reason', 'not_in_plan');
  end if;
  if p_use = 'review' and not public.has_feature('advancedAnalytics') then
    return jsonb_build_object('allowed', false, 'reason', 'not_in_plan');
  end if;
  begin
    licence := public.consume_feature('monthlyAiRequests');
    if not (licence ->> 'allowed')::boolean then
      raise exception 'plan_used_up' using errcode = 'KA001';
    end if;
    if (licence ->> 'used')::numeric > provider.person_cap then
      raise exception 'person_cap' using errcode = 'KA001';
    end if;
    insert into public.ai_months as m (month, used)
      select this_month, 1 where provider.monthly_cap is null or provider.monthly_cap >= 1
    on conflict (month) do update set used = m.used + 1
      where provider.monthly_cap is null or m.used < provider.monthly_cap;
    if not found then
      raise exception 'monthly_cap' using errcode = 'KA001';
    end if;
    insert into public.ai_requests (user_id, use, host, model, sent, memory_ids, counted_in)
      values (person, p_use, p_host, p_model, p_sent, coalesce(p_memory_ids, '{}'), this_month)
      returning id into request;
  exception when sqlstate 'KA001' then
    return jsonb_build_object('allowed', false, 'reason', sqlerrm, 'remaining', 0);
  end;
  -- The newest stay: the list has a bound for whoever has no limit.
  delete from public.ai_requests r where r.id in (
    select old.id from public.ai_requests old where old.user_id = person and old.outcome <> 'sent'
    order by old.created_at desc, old.id offset kept
  );
  remaining := (licence ->> 'remaining')::numeric;
  if provider.person_cap is not null then
    remaining := case when remaining = -1 then provider.person_cap - (licence ->> 'used')::numeric
      else least(remaining, provider.person_cap - (licence ->> 'used')::numeric) end;
  end if;
  return jsonb_build_object('allowed', true, 'request', request, 'remaining', trim_scale(remaining));
end
$$;

-- What a tool found leaves in a later step. False where there is no room for it, or the person took the line away: then it
-- may not leave.
create or replace function public.add_to_ai_request(
  p_user_id uuid, p_request uuid, p_more text, p_memory_ids uuid[] default '{}'
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.ai_requests r
    set sent = r.sent || p_more, memory_ids = r.memory_ids || coalesce(p_memory_ids, '{}')
    where r.id = p_request and r.user_id = p_user_id and r.outcome = 'sent'
      and octet_length(r.sent) + octet_length(p_more) <= 65536
      and cardinality(r.memory_ids) + cardinality(coalesce(p_memory_ids, '{}')) <= 200;
  return found;
end
$$;

create or replace function public.finish_ai_request(p_user_id uuid, p_request uuid, p_outcome text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if (p_outcome in ('answered', 'stopped')) is not true then
    raise exception 'A request ends answered or stopped, or is given back' using errcode = '22023';
  end if;
  update public.ai_requests r set outcome = p_outcome
    where r.id = p_request and r.user_id = p_user_id and r.outcome = 'sent';
  return found;
end
$$;

-- Where nothing came of it, once and only once, in the month it was counted in.
create or replace function public.give_back_ai_request(p_user_id uuid, p_request uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  counted date;
begin
  update public.ai_requests r set outcome = 'failed', given_back = true
    where r.id = p_request and r.user_id = p_user_id and r.outcome = 'sent'
    returning r.counted_in into counted;
  if not found then
    return false;
  end if;
  update public.licence_usage u set used = greatest(0, u.used - 1), updated_at = now()
    where u.user_id = p_user_id and u.feature = 'monthlyAiRequests' and u.period_start = counted;
  update public.ai_months m set used = greatest(0, m.used - 1) where m.month = counted;
  return true;
end
$$;

-- Once an hour: what is too old goes, and what a stopped process left open is given back.
create or replace function public.purge_ai_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  at_once constant integer := 500;
  hung jsonb;
  removed integer;
begin
  -- One process at a time, so that no two wait for each other's people.
  if not pg_try_advisory_xact_lock(hashtextextended('purge_ai_requests', 0)) then
    return 0;
  end if;
  with given as (
    update public.ai_requests r set outcome = 'failed', given_back = true where r.id in (
      select old.id from public.ai_requests old
      where old.outcome = 'sent' and old.created_at < now() - interval '1 hour'
      order by old.created_at limit at_once for update skip locked
    ) returning r.user_id, r.counted_in
  )
  select coalesce(jsonb_agg(to_jsonb(g)), '[]') into hung from given g;
  update public.licence_usage u set used = greatest(0, u.used - h.times), updated_at = now()
    from (
      select g.user_id, g.counted_in, count(*) as times
      from jsonb_to_recordset(hung) as g (user_id uuid, counted_in date) group by g.user_id, g.counted_in
    ) h
    where u.user_id = h.user_id and u.feature = 'monthlyAiRequests' and u.period_start = h.counted_in;
  -- Everybody's counter last, when no person's is waited for any more.
  update public.ai_months m set used = greatest(0, m.used - h.times)
    from (
      select g.counted_in, count(*) as times
      from jsonb_to_recordset(hung) as g (counted_in date) group by g.counted_in
    ) h
    where m.month = h.counted_in;
  delete from public.ai_requests r where r.id in (
    select old.id from public.ai_requests old where old.created_at < now() - interval '90 days'
    order by old.created_at limit at_once for update skip locked
  );
  get diagnostics removed = row_count;
  delete from public.ai_months m where m.month < now() - interval '400 days';
  return jsonb_array_length(hung) + removed;
end
$$;

revoke execute on function
  public.save_ai_provider(jsonb),
  public.remove_ai_provider(),
  public.note_ai_provider_test(timestamptz, jsonb),
  public.take_ai_request(text, text, text, text, uuid[]),
  public.add_to_ai_request(uuid, uuid, text, uuid[]),
  public.finish_ai_request(uuid, uuid, text),
  public.give_back_ai_request(uuid, uuid),
  public.purge_ai_requests()
from public, anon, authenticated, service_role;
grant execute on function
  public.save_ai_provider(jsonb),
  public.remove_ai_provider(),
  public.note_ai_provider_test(timestamptz, jsonb),
  public.take_ai_request(text, text, text, text, uuid[]),
  public.add_to_ai_request(uuid, uuid, text, uuid[]),
  public.finish_ai_request(uuid, uuid, text),
  public.give_back_ai_request(uuid, uuid),
  public.purge_ai_requests()
to service_role;
