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

-- Whether every field has a stamp in the right shape, none of them years ahead of now: it would win for years.
create or replace function public.has_sound_stamps(fields jsonb, given jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  -- As server_stamp begins, written out: a call for every stamp would take longer than the rest of the check.
  clock constant text := lpad(floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text, 15, '0');
begin
  return jsonb_typeof(fields) = 'object' and jsonb_typeof(given) = 'object'
    and not fields ?| array['id', 'user_id', 'seq', 'stamps', 'updated_at']
    and not exists (
      select from jsonb_object_keys(fields) as name
      where coalesce(given ->> name, given ->> '*', '') !~ '^[0-9]{15}-[0-9a-f]{4}-[0-9a-f]{8}$'
    )
    and not exists (
      select from jsonb_each_text(given) as one
      where left(one.value, 15) > clock and left(one.value, 15)::bigint - clock::bigint > 31622400000
    );
end
$$;

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
  if public.has_sound_stamps(fields, given) is not true then
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

-- Edits of one table and the same columns, of rows that are all there or all new, in one statement. False, and nothing
-- written, when one of them is not allowed: which one is found by writing them one by one.
create or replace function public.write_edits(place text, are_new boolean, columns text[], edits jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  names constant text := (select string_agg(quote_ident(name), ', ' order by at)
    from unnest(columns) with ordinality as one (name, at));
begin
  if are_new then
    execute format(
      'insert into public.%1$I (id, stamps, %2$s)
       select one.id, one.stamps, %3$s
       from jsonb_to_recordset($1) as one (at integer, id uuid, stamps jsonb, fields jsonb)
       cross join lateral jsonb_populate_record(null::public.%1$I, one.fields) as made
       order by one.at',
      place, names,
      (select string_agg('made.' || quote_ident(name), ', ' order by at)
       from unnest(columns) with ordinality as one (name, at))
    ) using edits;
  else
    execute format(
      'update public.%1$I as held set stamps = held.stamps || one.stamps, (%2$s) =
         (select %2$s from jsonb_populate_record(null::public.%1$I, one.fields))
       from jsonb_to_recordset($1) as one (id uuid, stamps jsonb, fields jsonb)
       where held.user_id = $2 and held.id = one.id',
      place, names
    ) using edits, auth.uid();
  end if;
  return true;
exception
  when data_exception or integrity_constraint_violation or undefined_column or insufficient_privilege
    or feature_not_supported then
    return false;
end
$$;

-- The same for as many of them as are allowed, by halves: the places of those that were written. The last few around one
-- that is not allowed are left to whoever writes one by one and can say why.
create or replace function public.write_allowed_edits(place text, are_new boolean, columns text[], edits jsonb)
returns integer[]
language plpgsql set search_path = ''
as $$
declare
  few constant integer := 8;
  half constant integer := jsonb_array_length(edits) / 2;
begin
  if public.write_edits(place, are_new, columns, edits) then
    return (select array_agg((edit ->> 'at')::integer) from jsonb_array_elements(edits) as one (edit));
  end if;
  if half * 2 <= few then
    return '{}';
  end if;
  return (
    select public.write_allowed_edits(place, are_new, columns, jsonb_agg(edit order by at) filter (where at <= half))
      || public.write_allowed_edits(place, are_new, columns, jsonb_agg(edit order by at) filter (where at > half))
    from jsonb_array_elements(edits) with ordinality as one (edit, at)
  );
end
$$;

-- Many edits, in any order, as often as they come: the outcome is the same as of one after the other. A statement for
-- each table and set of columns; one by one only what does not fit into one: a second edit of the same row, and what
-- stands around something that is not allowed.
create or replace function public.apply_edits(edits jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  answers text[];
  answer text;
  places integer[];
  alone integer[];
  place text;
  -- Asked once: in the statements below it would be asked for every row.
  person constant uuid := auth.uid();
  batch record;
begin
  if jsonb_typeof(edits) is distinct from 'array' or jsonb_array_length(edits) > 500 then
    raise exception 'A list of at most 500 edits is expected' using errcode = '22023';
  end if;
  if person is null then
    raise exception 'Nobody is signed in' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(person::text, 27));
  perform public.make_point_before_bulk(edits);
  answers := array_fill(null::text, array[jsonb_array_length(edits)]);

  for place in
    select distinct edit ->> 'kind' from jsonb_array_elements(edits) as one (edit)
    where edit ->> 'kind' = any (public.record_table_names())
  loop
    for batch in execute format(
      $query$with given as materialized (
         select at, (edit ->> 'id')::uuid as id, edit -> 'fields' as fields, edit -> 'stamps' as stamps
         from (
           select at::integer, edit, row_number() over (partition by lower(edit ->> 'id') order by at) as turn
           from jsonb_array_elements($1) with ordinality as one (edit, at)
           where edit ->> 'kind' = $2
             and edit ->> 'id' ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
         ) as one
         where turn = 1 and public.has_sound_stamps(edit -> 'fields', edit -> 'stamps')
       ), judged as (
         select given.*, held.stamps is null as is_new, (
           select array_agg(name order by name) from jsonb_object_keys(given.fields) as name
           where held.stamps is null or coalesce(held.stamps ->> name, held.stamps ->> '*', '')
             < coalesce(given.stamps ->> name, given.stamps ->> '*') collate "C"
         ) as later
         from given left join public.%I as held on held.user_id = $3 and held.id = given.id
       )
       select is_new, later, array_agg(at) as places, jsonb_agg(jsonb_build_object(
         'at', at, 'id', id, 'fields', fields, 'stamps', case when is_new then stamps else (
           select jsonb_object_agg(name, coalesce(stamps -> name, stamps -> '*')) from unnest(later) as name
         ) end
       )) as edits
       from judged group by is_new, later order by min(at)$query$, place
    ) using edits, place, person
    loop
      if batch.later is null then
        answer := case when batch.is_new then 'missing' else 'kept' end;
        places := batch.places;
      else
        answer := 'kept';
        places := public.write_allowed_edits(place, batch.is_new, batch.later, batch.edits);
      end if;
      for i in 1 .. cardinality(places) loop
        answers[places[i]] := answer;
      end loop;
    end loop;
  end loop;

  select array_agg(at order by at) into alone
  from unnest(answers) with ordinality as one (said, at) where said is null;
  for i in 1 .. coalesce(cardinality(alone), 0) loop
    answers[alone[i]] := public.apply_edit(edits -> (alone[i] - 1));
  end loop;
  return to_jsonb(answers);
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

revoke execute on function public.has_sound_stamps(jsonb, jsonb),
  public.write_edits(text, boolean, text[], jsonb),
  public.write_allowed_edits(text, boolean, text[], jsonb), public.apply_edit(jsonb), public.apply_edits(jsonb),
  public.pull_records(bigint, integer) from public, anon;
grant execute on function public.has_sound_stamps(jsonb, jsonb),
  public.write_edits(text, boolean, text[], jsonb),
  public.write_allowed_edits(text, boolean, text[], jsonb), public.apply_edit(jsonb), public.apply_edits(jsonb),
  public.pull_records(bigint, integer) to authenticated;

-- Undo reaches back thirty days; after that, deleted means gone. Who is writing just now is passed over until the next
-- time, so that taking away never stands in anybody's way.
-- A device says when it deleted, which may be long before it could tell, or wrong: where a table has the server's own time of
-- the last change, as tasks have, thirty days have to be over by both.
create or replace function public.purge_deleted_records() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  also text;
  gone bigint;
  total bigint := 0;
begin
  foreach name in array public.record_table_names() loop
    also := case when exists (
      select from pg_catalog.pg_attribute
      where attrelid = format('public.%I', name)::regclass and attname = 'updated_at' and not attisdropped
    ) then 'and updated_at < now() - interval ''30 days''' else '' end;
    execute format(
      'delete from public.%1$I where (user_id, id) in (
         select user_id, id from (
           select user_id, id from public.%1$I
           where deleted_at < now() - interval ''30 days'' %2$s order by deleted_at limit 500
         ) as old
         where pg_try_advisory_xact_lock(hashtextextended(user_id::text, 27)))', name, also
    );
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end
$$;
revoke execute on function public.purge_deleted_records() from public, anon, authenticated;
grant execute on function public.purge_deleted_records() to service_role;
