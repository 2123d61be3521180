-- Records, both ways (decision 027), over whatever tables make_record_table made.

-- A record table is one with the trigger stamp_record: whatever make_record_table made, and nothing else.
create or replace function public.record_table_names() returns text[]
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  -- Not in SQL: a function in that language would be planned anew by every call that asks it.
  return (
    select coalesce(array_agg(c.relname::text order by c.relname), '{}')
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'public.stamp_record()'::regprocedure and c.relnamespace = 'public'::regnamespace
  );
end
$$;
revoke execute on function public.record_table_names() from public, anon;
grant execute on function public.record_table_names() to authenticated, service_role;

-- One edit: {"kind": table, "id": uuid, "fields": {column: value}, "stamps": {column or "*": stamp}}. Kept when every
-- field now holds this value or a later one. Missing when the row is not here and the edit does not make a whole one:
-- the device then sends all it has.
create or replace function public.apply_edit(edit jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  place text := edit ->> 'kind';
  row_id uuid;
  fields jsonb := edit -> 'fields';
  given jsonb := edit -> 'stamps';
  -- As server_stamp begins, written out: a call for every stamp would take longer than the rest of the check.
  clock constant text := lpad(floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text, 15, '0');
  held jsonb;
  later jsonb;
  columns text;
begin
  -- As record_table_names has it, but for one name, by an index: this is asked for every edit.
  if not exists (
    select from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid
    where c.relname = place and c.relnamespace = 'public'::regnamespace
      and t.tgfoid = 'public.stamp_record()'::regprocedure
  ) then
    return 'refused: kind';
  end if;
  if jsonb_typeof(fields) is distinct from 'object' or jsonb_typeof(given) is distinct from 'object'
    or fields ?| array['id', 'user_id', 'seq', 'stamps', 'updated_at']
    or exists (
      select from jsonb_object_keys(fields) as name
      where coalesce(given ->> name, given ->> '*', '') !~ '^[0-9]{15}-[0-9a-f]{4}-[0-9a-f]{8}$'
    )
  then
    return 'refused: stamps';
  end if;
  -- A clock that is years ahead would win for years.
  if exists (
    select from jsonb_each_text(given) as one
    where left(one.value, 15) > clock and left(one.value, 15)::bigint - clock::bigint > 31622400000
  ) then
    return 'refused: stamps';
  end if;
  row_id := (edit ->> 'id')::uuid;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 27));

  execute format('select stamps from public.%I where user_id = auth.uid() and id = $1', place)
    into held using row_id;
  select jsonb_object_agg(name, coalesce(given -> name, given -> '*')) into later
  from jsonb_object_keys(fields) as name
  where held is null
    or coalesce(held ->> name, held ->> '*', '') < coalesce(given ->> name, given ->> '*') collate "C";
  if later is null then
    return case when held is null then 'missing' else 'kept' end;
  end if;
  select string_agg(quote_ident(name), ', ') into columns from jsonb_object_keys(later) as name;

  if held is null then
    execute format(
      'insert into public.%1$I (id, stamps, %2$s)
       select $1, $2, %2$s from jsonb_populate_record(null::public.%1$I, $3)',
      place, columns
    ) using row_id, given, fields;
  else
    execute format(
      'update public.%1$I as held set stamps = held.stamps || $2, (%2$s) =
         (select %2$s from jsonb_populate_record(null::public.%1$I, $3))
       where user_id = auth.uid() and id = $1',
      place, columns
    ) using row_id, later, fields;
  end if;
  return 'kept';
exception
  when not_null_violation then
    return 'missing';
  when data_exception or integrity_constraint_violation or undefined_column or insufficient_privilege
    or feature_not_supported then
    return 'refused: ' || sqlerrm;
end
$$;

-- Many edits, in any order, as often as they come: the outcome is the same.
create or replace function public.apply_edits(edits jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(edits) is distinct from 'array' or jsonb_array_length(edits) > 500 then
    raise exception 'A list of at most 500 edits is expected' using errcode = '22023';
  end if;
  if auth.uid() is null then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 27));
  return (
    select coalesce(jsonb_agg(public.apply_edit(one.edit) order by one.place), '[]')
    from jsonb_array_elements(edits) with ordinality as one (edit, place)
  );
end
$$;

-- What changed after a number, oldest first, in one statement over all kinds.
create or replace function public.pull_records(after bigint, most integer default 500) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  room constant integer := least(greatest(most, 1), 1000);
  changed text;
  answer jsonb;
begin
  select string_agg(
    format(
      '(select %L as kind, seq, to_jsonb(r) - $4 as row
        from public.%I as r where user_id = $1 and seq > $2 order by seq limit $3)', name, name
    ), ' union all '
  ) into changed
  from unnest(public.record_table_names()) as name;
  execute
    'with page as (select kind, seq, row from (' || changed || ') as changed order by seq limit $3)
     select jsonb_build_object(
       ''rows'', coalesce(jsonb_agg(jsonb_build_object(''kind'', kind, ''row'', row) order by seq), ''[]''),
       ''cursor'', coalesce(max(seq), $2),
       ''more'', count(*) = $3,
       ''horizon'', coalesce((select h.seq from public.record_horizons as h where h.user_id = $1), 0)
     )
     from page'
    into answer using auth.uid(), after, room, array['user_id', 'updated_at', 'seq'];
  return answer;
end
$$;

revoke execute on function public.apply_edit(jsonb), public.apply_edits(jsonb),
  public.pull_records(bigint, integer) from public, anon;
grant execute on function public.apply_edit(jsonb), public.apply_edits(jsonb), public.pull_records(bigint, integer)
  to authenticated;

-- Undo reaches back thirty days; after that, deleted means gone. Who is writing just now is passed over until the next
-- time, so that taking away never stands in anybody's way.
create or replace function public.purge_deleted_records() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  gone bigint;
  total bigint := 0;
begin
  foreach name in array public.record_table_names() loop
    execute format(
      'delete from public.%1$I where (user_id, id) in (
         select user_id, id from (
           select user_id, id from public.%1$I
           where deleted_at < now() - interval ''30 days'' order by deleted_at limit 500
         ) as old
         where pg_try_advisory_xact_lock(hashtextextended(user_id::text, 27)))', name
    );
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end
$$;
revoke execute on function public.purge_deleted_records() from public, anon, authenticated;
grant execute on function public.purge_deleted_records() to service_role;
