-- What people keep in storage: who pays for an object, how much, up to what, and putting a count right (decision 064). The
-- triggers on storage.objects call these.

-- Whose count an object belongs to; null for what the service put there.
create or replace function public.object_payer(p_owner uuid, p_owner_id text) returns uuid
language sql immutable set search_path = ''
as $$
  select coalesce(p_owner, case
    when p_owner_id ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then p_owner_id::uuid
  end)
$$;

-- The file, the name and the notes, and a kilobyte for the row: a million empty files are not nothing.
create or replace function public.stored_bytes(p_name text, p_metadata jsonb, p_user_metadata jsonb) returns bigint
language sql immutable set search_path = ''
as $$
  select 1000 + octet_length(coalesce(p_name, '')) + octet_length(coalesce(p_user_metadata::text, ''))
    + case
        when jsonb_typeof(p_metadata -> 'size') = 'number'
          then greatest(0, least(floor((p_metadata ->> 'size')::numeric), 1e15))::bigint
        else 0
      end
$$;

-- Gigabytes of 10^9 bytes: what the person's tier holds (spec 1 §6), and no more than the operator gives to an account.
create or replace function public.storage_quota(p_user_id uuid) returns numeric
language plpgsql stable security definer set search_path = ''
as $$
declare
  held numeric;
begin
  select t.amount_limit into held from public.licence_tiers t
  where t.feature = 'storageGb' and t.tier = coalesce(
    (
      select l.tier from public.licences l
      where l.user_id = p_user_id and l.valid_from <= now() and (l.valid_until is null or now() < l.valid_until)
      order by l.granted_at desc limit 1
    ),
    -- As everywhere, an account without a name is a visitor.
    (select 'free' from auth.users u where u.id = p_user_id and u.is_anonymous),
    (select d.tier from public.licence_default d)
  );
  return public.within_account_limit(coalesce(held, 0));
end
$$;

-- Adds bytes to a person's count or takes them away. The condition and the count are one statement, as at the licence gate:
-- it waits for the row, looks at it again, and takes all or nothing.
create or replace function public.charge_storage(p_user_id uuid, p_bytes bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  amount constant numeric := p_bytes * 0.000000001;
  quota numeric;
begin
  if p_user_id is null or p_bytes = 0 then
    return;
  end if;
  if p_bytes < 0 then
    update public.licence_usage u set used = greatest(0, u.used + amount), updated_at = now()
      where u.user_id = p_user_id and u.feature = 'storageGb' and u.period_start = date '1970-01-01';
    return;
  end if;
  -- Waits for a deletion of the account that is under way, and then finds nobody to keep something for.
  perform from auth.users u where u.id = p_user_id for key share;
  if not found then
    raise exception 'There is no such account' using errcode = '23503';
  end if;
  quota := public.storage_quota(p_user_id);
  insert into public.licence_usage as u (user_id, feature, period_start, used)
    select p_user_id, 'storageGb', date '1970-01-01', amount where quota = -1 or amount <= quota
  on conflict (user_id, feature, period_start) do update
    set used = u.used + excluded.used, updated_at = now()
    where quota = -1 or u.used + excluded.used <= quota;
  if not found then
    -- PTxyz is PostgREST's way for SQL to name an HTTP status.
    raise exception 'The account exceeded its storage quota' using errcode = 'PT413',
      detail = format('%s GB', trim_scale(quota));
  end if;
end
$$;

-- The host names the reservation that an object was written under; it is given back where the object is counted.
create or replace function public.settle_reservation() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  held constant text := nullif(current_setting('kindling.reservation', true), '');
begin
  if held is null or to_regclass('kindling.storage_reservations') is null then
    return;
  end if;
  execute 'delete from kindling.storage_reservations where id = $1' using held::uuid;
end
$$;

-- What there really is of a person's, in bytes, with what is reserved.
create or replace function public.stored_by(p_user_id uuid) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  stored numeric;
  reserved numeric;
begin
  select sum(public.stored_bytes(o.name, o.metadata, o.user_metadata)) into stored
    from storage.objects o where o.owner = p_user_id or o.owner_id = p_user_id::text;
  if to_regclass('kindling.storage_reservations') is not null then
    execute 'select sum(r.bytes) from kindling.storage_reservations r where r.owner = $1'
      into reserved using p_user_id;
  end if;
  return coalesce(stored, 0) + coalesce(reserved, 0);
end
$$;

-- Puts counts right that differ from what there is: those from before there was a meter, and whatever a restored copy
-- brings. Whoever changes storage holds the count until they are done, so what is seen under its lock is whole.
create or replace function public.reconcile_storage() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  mended integer := 0;
begin
  for person in
    select u.id from auth.users u
    where exists (select from storage.objects o where o.owner = u.id or o.owner_id = u.id::text)
      or exists (
        select from public.licence_usage l
        where l.user_id = u.id and l.feature = 'storageGb' and l.period_start = date '1970-01-01' and l.used > 0
      )
    order by u.id
  loop
    continue when public.stored_by(person) * 0.000000001 = (
      select l.used from public.licence_usage l
      where l.user_id = person and l.feature = 'storageGb' and l.period_start = date '1970-01-01'
    );
    insert into public.licence_usage (user_id, feature, period_start, used)
      select u.id, 'storageGb', date '1970-01-01', 0 from auth.users u where u.id = person for key share
      on conflict do nothing;
    perform from public.licence_usage l
      where l.user_id = person and l.feature = 'storageGb' and l.period_start = date '1970-01-01' for update;
    update public.licence_usage l set used = public.stored_by(person) * 0.000000001, updated_at = now()
      where l.user_id = person and l.feature = 'storageGb' and l.period_start = date '1970-01-01'
        and l.used <> public.stored_by(person) * 0.000000001;
    if found then
      mended := mended + 1;
    end if;
  end loop;
  return mended;
end
$$;

revoke execute on function
  public.object_payer(uuid, text),
  public.stored_bytes(text, jsonb, jsonb),
  public.storage_quota(uuid),
  public.charge_storage(uuid, bigint),
  public.settle_reservation(),
  public.stored_by(uuid),
  public.reconcile_storage()
from public, anon, authenticated, service_role;

-- Where there is a storage service of this name, its sweep calls this.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_storage_admin') then
    grant usage on schema public to supabase_storage_admin;
    grant execute on function public.reconcile_storage() to supabase_storage_admin;
  end if;
end
$$;
