-- The account desk: who has an account, and what an admin may do to one (decision 085). Never what people wrote: no name,
-- no device, no address but the one they sign in with.

-- Whoever takes an admin away waits here for whoever else does. Taken before anybody's row is locked.
create or replace function public.lock_admins() returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(4870003) $$;

-- Whether the person behind this session has shown in the last five minutes who they are: signed in, typed their password or
-- PIN again, or answered with their second factor. Read from the session's own rows; a token can be an hour old.
create or replace function public.has_fresh_sign_in() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.user_id = (select auth.uid()) and s.id::text = (select auth.jwt()) ->> 'session_id'
      and (s.not_after is null or s.not_after > now())
      and c.updated_at > now() - interval '5 minutes'
      and c.authentication_method not in ('token_refresh', 'anonymous')
      -- Whoever has a second factor has to have shown it in this session.
      and (s.aal::text in ('aal2', 'aal3') or not exists (
        select from auth.mfa_factors f where f.user_id = s.user_id and f.status::text = 'verified'))
  )
$$;

create or replace function public.require_fresh_sign_in() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_fresh_sign_in() then
    raise exception 'Please confirm that it is you' using errcode = 'PT428';
  end if;
end
$$;

create or replace function public.account_reason(p_reason text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if (char_length(btrim(p_reason)) between 3 and 500) is not true then
    raise exception 'Give a reason of 3 to 500 characters' using errcode = '22023';
  end if;
  return btrim(p_reason);
end
$$;

-- Locked, so that two admins at once take turns.
create or replace function public.lock_account(p_user_id uuid) returns auth.users
language plpgsql security definer set search_path = ''
as $$
declare
  found_one auth.users;
begin
  select * into found_one from auth.users u where u.id = p_user_id and u.deleted_at is null for no key update;
  if not found then
    raise exception 'There is no such person' using errcode = 'PT404';
  end if;
  return found_one;
end
$$;

-- One line of the list. A ban of more than fifty years is one until it is lifted.
create or replace function public.account_line(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id,
    'email', nullif(u.email, ''),
    'is_you', u.id = (select auth.uid()),
    'is_guest', u.is_anonymous,
    'is_admin', exists (select from public.user_roles r where r.user_id = u.id and r.role = 'admin'),
    'tier', coalesce(held.tier, case when u.is_anonymous then 'free' else (select d.tier from public.licence_default d) end),
    'tier_is_own', held.tier is not null,
    'tier_until', held.valid_until,
    'sessions', (
      select count(*) from auth.sessions s
      where s.user_id = u.id and (s.not_after is null or s.not_after > now())
    ),
    'factors', (select count(*) from auth.mfa_factors f where f.user_id = u.id and f.status::text = 'verified'),
    'created_at', u.created_at,
    'last_sign_in_at', u.last_sign_in_at,
    'invited_at', case when u.last_sign_in_at is null and u.email_confirmed_at is null
      then u.invited_at end,
    'is_banned', coalesce(u.banned_until > now(), false),
    'banned_until', case when u.banned_until > now() and u.banned_until < now() + interval '50 years'
      then u.banned_until end
  )
  from auth.users u
  left join lateral (
    select l.tier, l.valid_until from public.licences l
    where l.user_id = u.id and l.valid_from <= now() and (l.valid_until is null or now() < l.valid_until)
    order by l.granted_at desc limit 1
  ) held on true
  where u.id = p_user_id
$$;

-- The newest first. The search is a part of an address, or the beginning of an id.
create or replace function public.list_accounts(
  p_search text default '', p_only text default 'all', p_page integer default 1, p_size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted constant text := lower(left(btrim(coalesce(p_search, '')), 200));
  pattern constant text := '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size constant integer := least(greatest(coalesce(p_size, 25), 1), 100);
  page constant integer := least(greatest(coalesce(p_page, 1), 1), 10000);
  answer jsonb;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may see who has an account' using errcode = '42501';
  end if;
  if coalesce(p_only, 'all') not in ('all', 'admins', 'banned', 'invited') then
    raise exception 'There is no such choice: %', left(p_only, 40) using errcode = '22023';
  end if;
  with fitting as (
    select u.id, u.created_at from auth.users u
    where u.deleted_at is null
      and (wanted = '' or lower(u.email) like pattern
        or (wanted ~ '^[0-9a-f-]{4,36}$' and starts_with(u.id::text, wanted)))
      and case coalesce(p_only, 'all')
        when 'admins' then exists (select from public.user_roles r where r.user_id = u.id and r.role = 'admin')
        when 'banned' then u.banned_until > now()
        when 'invited' then u.invited_at is not null and u.last_sign_in_at is null and u.email_confirmed_at is null
        else true
      end
  ), shown as (
    select f.id, f.created_at from fitting f
    order by f.created_at desc nulls last, f.id limit size offset (page - 1) * size
  )
  select jsonb_build_object(
    'total', (select count(*) from fitting),
    'page', page,
    'size', size,
    'accounts', coalesce((
      select jsonb_agg(public.account_line(s.id) order by s.created_at desc nulls last, s.id) from shown s
    ), '[]')
  ) into answer;
  return answer;
end
$$;

-- One person: the line, their sign-ins and factors, without what they called them, and what may be done.
create or replace function public.read_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_one auth.users;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may see who has an account' using errcode = '42501';
  end if;
  select * into found_one from auth.users u where u.id = p_user_id and u.deleted_at is null;
  if not found then
    raise exception 'There is no such person' using errcode = 'PT404';
  end if;
  return public.account_line(found_one.id) || jsonb_build_object(
    'providers', (
      select coalesce(jsonb_agg(distinct i.provider order by i.provider), '[]') from auth.identities i
      where i.user_id = found_one.id
    ),
    'sign_ins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'started_at', s.created_at,
        'used_at', coalesce(s.refreshed_at at time zone 'utc', s.updated_at, s.created_at),
        'second_factor', s.aal::text in ('aal2', 'aal3'),
        'is_this', s.id::text = auth.jwt() ->> 'session_id'
      ) order by s.created_at desc), '[]')
      from (
        select * from auth.sessions a
        where a.user_id = found_one.id and (a.not_after is null or a.not_after > now())
        order by a.created_at desc limit 50
      ) s
    ),
    'second_factors', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', f.factor_type, 'since', f.created_at)
        order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = found_one.id and f.status::text = 'verified'
    ),
    'is_last_admin', (public.account_line(found_one.id) ->> 'is_admin')::boolean and not exists (
      select from public.user_roles r join auth.users u on u.id = r.user_id
      where r.role = 'admin' and u.id <> found_one.id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until <= now())
        and (u.invited_at is null or u.last_sign_in_at is not null)
    )
  );
end
$$;

-- Makes somebody an admin ('admin') or takes it from them ('person'). The trigger on auth.users copies it to user_roles.
create or replace function public.set_account_role(p_user_id uuid, p_role text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
  account auth.users;
  roles jsonb;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may change roles' using errcode = '42501';
  end if;
  reason := public.account_reason(p_reason);
  if (p_role in ('admin', 'person')) is not true then
    raise exception 'Unknown role "%"', left(coalesce(p_role, ''), 40) using errcode = '22023';
  end if;
  perform public.require_fresh_sign_in();
  perform public.lock_admins();
  account := public.lock_account(p_user_id);
  if account.is_anonymous and p_role = 'admin' then
    raise exception 'A guest cannot be an admin' using errcode = 'PT409';
  end if;
  roles := case jsonb_typeof(account.raw_app_meta_data -> 'roles')
    when 'array' then account.raw_app_meta_data -> 'roles' else '[]' end;
  update auth.users u set updated_at = now(), raw_app_meta_data = case p_role
      when 'admin' then coalesce(u.raw_app_meta_data, '{}')
        || jsonb_build_object('role', 'admin', 'roles', (roles - 'admin') || '["admin"]')
      else (case u.raw_app_meta_data ->> 'role' when 'admin' then u.raw_app_meta_data - 'role'
        else coalesce(u.raw_app_meta_data, '{}') end) || jsonb_build_object('roles', roles - 'admin')
    end
    where u.id = account.id;
  perform public.record_audit('identity', case p_role when 'admin' then 'make_admin' else 'take_admin' end, 'critical',
    'success', account.id, reason);
  return public.account_line(account.id);
end
$$;

-- Sets or lifts a ban and nothing else: for the procedures below and for the identity service. A ban bites at once. The sign-ins
-- expire and are not deleted, so that a refresh can still be told why it is refused; the sweep takes them later.
create or replace function public.set_ban(p_user_id uuid, p_until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users u set banned_until = p_until, updated_at = now() where u.id = p_user_id;
  if p_until > now() then
    perform public.end_user_sessions(p_user_id, null, 'global');
    update auth.sessions s set not_after = now(), updated_at = now() where s.user_id = p_user_id;
  end if;
end
$$;

-- Until a moment, or without one until it is lifted.
create or replace function public.ban_account(p_user_id uuid, p_reason text, p_until timestamptz default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may ban people' using errcode = '42501';
  end if;
  reason := public.account_reason(p_reason);
  if p_until <= now() then
    raise exception 'A ban must end in the future' using errcode = '22023';
  end if;
  perform public.require_fresh_sign_in();
  if p_user_id = auth.uid() then
    raise exception 'You can’t ban yourself' using errcode = 'PT409';
  end if;
  perform public.lock_admins();
  perform public.lock_account(p_user_id);
  perform public.set_ban(p_user_id, coalesce(p_until, now() + interval '100 years'));
  perform public.record_audit('identity', 'ban_user', 'high', 'success', p_user_id, reason,
    jsonb_build_object('until_lifted', p_until is null));
  return public.account_line(p_user_id);
end
$$;

create or replace function public.lift_ban(p_user_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may lift bans' using errcode = '42501';
  end if;
  reason := public.account_reason(p_reason);
  perform public.lock_account(p_user_id);
  perform public.set_ban(p_user_id, null);
  perform public.record_audit('identity', 'unban_user', 'medium', 'success', p_user_id, reason);
  return public.account_line(p_user_id);
end
$$;

-- Ends every sign-in of somebody. They may sign in again.
create or replace function public.sign_out_account(p_user_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
  ended integer;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may sign people out' using errcode = '42501';
  end if;
  reason := public.account_reason(p_reason);
  perform public.require_fresh_sign_in();
  perform public.lock_account(p_user_id);
  perform public.end_user_sessions(p_user_id, null, 'global');
  delete from auth.sessions s where s.user_id = p_user_id;
  get diagnostics ended = row_count;
  perform public.record_audit('identity', 'sign_out_user', 'high', 'success', p_user_id, reason,
    jsonb_build_object('sessions', ended));
  return public.account_line(p_user_id);
end
$$;

-- A reason that names the person would outlast them.
create or replace function public.reason_without_names(p_reason text, p_user_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return regexp_replace(p_reason, public.whole_words(public.addresses_of(p_user_id, true) || p_user_id::text), '…', 'gi');
end
$$;

-- Removes somebody with everything that is theirs: public.erase_person does it and calls record_audit(), with this reason.
create or replace function public.delete_account(p_user_id uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may delete accounts' using errcode = '42501';
  end if;
  reason := public.account_reason(p_reason);
  perform public.require_fresh_sign_in();
  if p_user_id = auth.uid() then
    raise exception 'You can’t delete your own account here' using errcode = 'PT409';
  end if;
  perform public.lock_admins();
  perform public.lock_account(p_user_id);
  -- It ends with record_audit(), which reads the reason from here.
  perform set_config('request.audit_reason', public.reason_without_names(reason, p_user_id), true);
  return public.erase_person(p_user_id);
end
$$;

-- Takes an invitation back: the account that waits for it goes. One that somebody has used is an account like any other.
create or replace function public.withdraw_invitation(p_user_id uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
  account auth.users;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may withdraw invitations' using errcode = '42501';
  end if;
  reason := public.account_reason(p_reason);
  account := public.lock_account(p_user_id);
  if account.invited_at is null or account.last_sign_in_at is not null or account.email_confirmed_at is not null then
    raise exception 'This invitation is used already' using errcode = 'PT409';
  end if;
  reason := public.reason_without_names(reason, p_user_id);
  delete from auth.users u where u.id = account.id;
  perform public.record_audit('identity', 'withdraw_invitation', 'medium', 'success', null, reason);
  return true;
end
$$;

-- The last statement of an invitation, which the host makes: only there are the keys for its link.
create or replace function public.record_invitation(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may invite people' using errcode = '42501';
  end if;
  perform public.record_audit('identity', 'invite_user', 'medium', 'success', p_user_id,
    public.account_reason(p_reason));
end
$$;

-- The last statement of taking somebody's second factors away, which the host does: it has the recovery codes and sends the letter.
create or replace function public.record_factor_removal(p_user_id uuid, p_reason text, p_factors integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may remove second factors' using errcode = '42501';
  end if;
  reason := public.account_reason(p_reason);
  perform public.require_fresh_sign_in();
  if p_user_id = auth.uid() then
    raise exception 'Remove your own two-step sign-in in Settings' using errcode = 'PT409';
  end if;
  if (p_factors > 0) is not true then
    raise exception 'This person has no two-step sign-in' using errcode = 'PT409';
  end if;
  perform public.record_audit('identity', 'remove_factors', 'critical', 'success', p_user_id, reason,
    jsonb_build_object('factors', p_factors));
end
$$;

revoke execute on function
  public.lock_admins(),
  public.has_fresh_sign_in(),
  public.require_fresh_sign_in(),
  public.account_reason(text),
  public.lock_account(uuid),
  public.account_line(uuid),
  public.list_accounts(text, text, integer, integer),
  public.read_account(uuid),
  public.set_account_role(uuid, text, text),
  public.set_ban(uuid, timestamptz),
  public.ban_account(uuid, text, timestamptz),
  public.lift_ban(uuid, text),
  public.sign_out_account(uuid, text),
  public.reason_without_names(text, uuid),
  public.delete_account(uuid, text),
  public.withdraw_invitation(uuid, text),
  public.record_invitation(uuid, text),
  public.record_factor_removal(uuid, text, integer)
from public, anon, authenticated, service_role;
grant execute on function
  public.list_accounts(text, text, integer, integer),
  public.read_account(uuid),
  public.set_account_role(uuid, text, text),
  public.ban_account(uuid, text, timestamptz),
  public.lift_ban(uuid, text),
  public.sign_out_account(uuid, text),
  public.delete_account(uuid, text),
  public.withdraw_invitation(uuid, text)
to authenticated;

-- Where there is an identity service of this name, it bans by the same procedure, and invites for an admin.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function
      public.set_ban(uuid, timestamptz),
      public.has_fresh_sign_in(),
      public.record_invitation(uuid, text),
      public.record_factor_removal(uuid, text, integer)
    to supabase_auth_admin;
  end if;
end
$$;
