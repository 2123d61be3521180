-- Removing a person entirely (decision 065). Every door comes through here: the trigger on auth.users calls it for whoever
-- deletes the account. Which table goes how is declared in src/domain/privacy/deletion-rules.ts; a test compares.

-- Addresses and numbers that are this person's, in small letters; `p_claimed` adds those they wanted to change to, or were
-- sent something at. One that another account has too takes nothing of that account's with it.
create or replace function public.addresses_of(p_user_id uuid, p_claimed boolean) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(distinct lower(found.address)), '{}')
  from (
    select u.email as address from auth.users u where u.id = p_user_id
    union all
    select u.phone from auth.users u where u.id = p_user_id
    union all
    select i.email from auth.identities i where i.user_id = p_user_id
    union all
    select u.email_change from auth.users u where p_claimed and u.id = p_user_id
    union all
    select u.phone_change from auth.users u where p_claimed and u.id = p_user_id
    union all
    select f.phone from auth.mfa_factors f where p_claimed and f.user_id = p_user_id
    union all
    select t.relates_to from auth.one_time_tokens t where p_claimed and t.user_id = p_user_id
  ) found
  where char_length(found.address) >= 3
    and not exists (
      select from auth.users o
      where o.id <> p_user_id and (lower(o.email) = lower(found.address) or o.phone = found.address)
    )
$$;

-- A pattern that finds any of these words as a whole: `ann@example.org` is not in `joann@example.org`.
create or replace function public.whole_words(p_words text[]) returns text
language sql immutable set search_path = ''
as $$
  select '(?<![a-z0-9._%+-])(?:'
    || string_agg(regexp_replace(lower(word), '([^[:alnum:]])', '\\\1', 'g'), '|')
    || ')(?![a-z0-9_-]|\.[a-z0-9])'
  from unnest(p_words) as word
$$;

-- A text or an object of somebody else's without these words. What would be no object any more is emptied.
create or replace function public.without_words(p_text text, p_pattern text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(p_text, p_pattern, '…', 'gi') $$;

create or replace function public.data_without_words(p_data jsonb, p_pattern text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return public.without_words(p_data::text, p_pattern)::jsonb;
exception
  when data_exception then
    return '{}';
end
$$;

-- What names the person outside of their own rows: the record of sign-ins, letters that were not sent, reports, and the
-- account at the built-in identity provider. A row goes only by what the program itself wrote into it. Browsers, addresses of
-- pages and reports say what somebody wants them to: a row that went by those could be wiped by whoever put the number of an
-- account into it that is deleted afterwards. Such a row stays, and the words leave it.
create or replace function public.forget_names(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own constant text[] := public.addresses_of(p_user_id, false);
  claimed constant text[] := public.addresses_of(p_user_id, true);
  pattern constant text := public.whole_words(
    claimed
      || p_user_id::text
      || array(select p.id::text from public.profiles p where p.user_id = p_user_id)
      || array(select u.id::text from public.users u where u.google_id = p_user_id)
  );
begin
  -- An address may have been another account's before: what that one did stays.
  delete from auth.audit_log_entries a
    where a.payload ->> 'actor_id' = p_user_id::text
      or (lower(a.payload ->> 'actor_username') = any (claimed)
        and not exists (select from auth.users u where u.id::text = a.payload ->> 'actor_id'));
  -- Whom somebody else did it to: an invitation, for one.
  update auth.audit_log_entries a set payload = (a.payload::jsonb - 'traits')::json
    where a.payload -> 'traits' ->> 'user_id' = p_user_id::text
      or lower(a.payload -> 'traits' ->> 'user_email') = any (claimed);
  delete from public.client_log_sends s where s.caller = p_user_id::text;
  -- Somebody may have invited them by their address.
  delete from public.support_invitations i where i.email = any (public.addresses_of(p_user_id, true));
  update public.client_logs l set
      message = public.without_words(l.message, pattern),
      stack = public.without_words(l.stack, pattern),
      context = public.data_without_words(l.context, pattern)
    where l.user_id is distinct from p_user_id
      and lower(concat_ws(E'\n', l.message, l.stack, l.context::text)) ~ pattern;
  update public.security_events e set
      url = public.without_words(e.url, pattern),
      user_agent = public.without_words(e.user_agent, pattern),
      details = public.data_without_words(e.details, pattern)
    where e.user_id is distinct from p_user_id
      and lower(concat_ws(E'\n', e.url, e.user_agent, e.details::text)) ~ pattern;
  -- The chain itself holds no name. It proves itself without these. Of what others did, only details that name the person go,
  -- which the program writes: by what a browser or a reason says, an admin could wipe out who did it (see audit_words).
  delete from public.audit_personal a
    where a.person_id = p_user_id or (a.half = 'about' and lower(a.event_data::text) ~ pattern);
  if to_regclass('kindling.outbox') is not null then
    -- Letters to the person, and those that tell the operator what they wrote.
    execute
      'delete from kindling.outbox o
       where lower(ltrim(o.recipient, ''+'')) = any ($1) or lower(o.recipient) = any ($1) or o.about in (
         select m.id from public.contact_messages m
         where m.user_id = $2 or (m.user_id is null and lower(m.email) = any ($3)))
         -- Or what they wrote and deleted since.
         or (o.about is not null and not exists (select from public.contact_messages m where m.id = o.about))'
      using claimed, p_user_id, own;
    execute
      'update kindling.outbox o set error = public.without_words(o.error, $1) where lower(o.error) ~ $1' using pattern;
  end if;
  if to_regclass('kindling.local_accounts') is not null then
    execute
      'delete from kindling.local_accounts a where lower(a.email) = any ($1)
         or a.id::text in (select i.provider_id from auth.identities i where i.user_id = $2)'
      using own, p_user_id;
  end if;
  delete from public.contact_messages m where m.user_id is null and lower(m.email) = any (own);
end
$$;

-- Files, and uploads that were never finished. Their bytes lie elsewhere: the versions are noted in the same transaction,
-- and the host removes what is noted (kindling.discarded_versions).
create or replace function public.erase_files(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own_folder constant text := (select p.id::text || '/%' from public.profiles p where p.user_id = p_user_id);
  versions text[];
  offered text[];
  parts text[];
begin
  -- What they offered to the library leaves it with them.
  with tracks as (
    delete from public.music_tracks t using public.music_staging s, public.profiles p
    where t.id = s.track_id and s.uploader_id = p.id and p.user_id = p_user_id
    returning t.file_path
  ), gone as (
    delete from storage.objects o using tracks where o.bucket_id = 'adhd-music' and o.name = tracks.file_path
    returning o.version
  )
  select array_agg(gone.version) filter (where gone.version is not null) into offered from gone;
  -- What else stands there is the installation's. It stays, without a name.
  update storage.objects o set owner = null, owner_id = null
    where o.bucket_id = 'adhd-music' and (o.owner = p_user_id or o.owner_id = p_user_id::text);
  update storage.buckets b set owner = null, owner_id = null
    where b.owner = p_user_id or b.owner_id = p_user_id::text;
  with gone as (
    delete from storage.objects o
    where o.owner = p_user_id or o.owner_id = p_user_id::text
      or (o.bucket_id = 'music-staging' and o.name like own_folder)
    returning o.version
  )
  select array_agg(gone.version) filter (where gone.version is not null) into versions from gone;
  delete from storage.s3_multipart_uploads u where u.owner_id = p_user_id::text;
  if to_regclass('kindling.resumable_uploads') is null then
    return;
  end if;
  -- Locked first: a part that is being added is there afterwards, or is refused.
  execute
    'select from kindling.resumable_uploads u
     where u.owner_id = $1 or (u.bucket_id = ''music-staging'' and u.name like $2) order by u.id for update'
    using p_user_id::text, own_folder;
  execute
    'select array_agg(p.version::text) from kindling.resumable_parts p
     join kindling.resumable_uploads u on u.id = p.upload_id
     where u.owner_id = $1 or (u.bucket_id = ''music-staging'' and u.name like $2)'
    into parts using p_user_id::text, own_folder;
  execute
    'delete from kindling.resumable_uploads u
     where u.owner_id = $1 or (u.bucket_id = ''music-staging'' and u.name like $2)'
    using p_user_id::text, own_folder;
  execute
    'insert into kindling.discarded_versions (version)
     select v::uuid from unnest($1::text[]) as v where v ~ ''^[0-9a-f-]{36}$'' on conflict do nothing'
    using coalesce(versions, '{}') || coalesce(offered, '{}') || coalesce(parts, '{}');
end
$$;

-- Everything of a person that no foreign key takes along when their row in auth.users goes. Sign-ins end first: a request
-- of theirs that is under way is waited for, and what it wrote is then seen by what follows.
create or replace function public.erase_traces(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.user_id = p_user_id;
  delete from auth.refresh_tokens t where t.user_id = p_user_id::text;
  delete from auth.flow_state f where f.user_id = p_user_id or f.linking_target_id = p_user_id;
  perform public.erase_files(p_user_id);
  perform public.forget_names(p_user_id);
end
$$;

-- The procedure. Whether there was an account; where there is none (any more), what may have been left behind goes.
create or replace function public.erase_person(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.users u where u.id = p_user_id;
  if found then
    -- That it happened and who did it, not to whom.
    perform public.record_audit('identity', 'delete_user', 'critical', 'success');
    return true;
  end if;
  perform public.erase_traces(p_user_id);
  return false;
end
$$;

revoke execute on function
  public.addresses_of(uuid, boolean),
  public.whole_words(text[]),
  public.without_words(text, text),
  public.data_without_words(jsonb, text),
  public.forget_names(uuid),
  public.erase_files(uuid),
  public.erase_traces(uuid),
  public.erase_person(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.erase_person(uuid) to service_role;

-- Where there is an identity service of this name, its admin calls come in here.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function public.erase_person(uuid), public.forget_names(uuid) to supabase_auth_admin;
  end if;
end
$$;
