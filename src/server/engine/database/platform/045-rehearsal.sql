-- What the security audit needs: rows to try things on, in a transaction that is never kept. Out of reach for every role a
-- token can have; only the host's own login may call it, before it takes on a role.
create table if not exists kindling.rehearsals (started_at timestamptz not null default now());

-- Asked at commit: whoever plants a row has to roll back, whatever the code around it believes.
create or replace function kindling.refuse_to_keep_rehearsal() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'A rehearsal is rolled back, never kept' using errcode = '0A000';
end
$$;
revoke execute on function kindling.refuse_to_keep_rehearsal() from public;

do $$
begin
  if not exists (
    select from pg_trigger where tgrelid = 'kindling.rehearsals'::regclass and tgname = 'rehearsals_are_undone'
  ) then
    create constraint trigger rehearsals_are_undone after insert on kindling.rehearsals
      deferrable initially deferred for each row execute function kindling.refuse_to_keep_rehearsal();
  end if;
end
$$;

-- One row, with the columns that are named and the table's own defaults for the rest. Answers the row as it is kept, or null
-- where there is one already.
create or replace function kindling.plant_row(p_table text, p_row jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  target constant regclass := to_regclass(p_table);
  columns text;
  planted jsonb;
begin
  if target is null then
    raise exception 'There is no table %', p_table using errcode = '42P01';
  end if;
  insert into kindling.rehearsals default values;
  select string_agg(quote_ident(k), ', ') into columns from jsonb_object_keys(p_row) k;
  if columns is null then
    execute format('insert into %s as t default values on conflict do nothing returning to_jsonb(t)', target) into planted;
  else
    execute format(
      'insert into %1$s as t (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)
       on conflict do nothing returning to_jsonb(t)',
      target, columns
    ) into planted using p_row;
  end if;
  return planted;
end
$$;
revoke execute on function kindling.plant_row(text, jsonb) from public;
grant execute on function kindling.plant_row(text, jsonb) to authenticator;

-- Leaves a cursor on one row, so that somebody can change or delete just this one without naming a column: naming one brings
-- in the policies for reading.
create or replace function kindling.point_at_row(p_table text, p_row jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target constant regclass := to_regclass(p_table);
  pointer refcursor := 'rehearsed_row';
  is_row text;
begin
  -- Where its key is left to the table, it is the only row there can be.
  select coalesce(string_agg(
    format('t.%I = %L::%s', a.attname, p_row ->> a.attname, format_type(a.atttypid, a.atttypmod)), ' and '), 'true')
  into is_row from pg_attribute a
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped and p_row ->> a.attname is not null;
  open pointer no scroll for execute format('select 1 from %s t where %s', target, is_row);
  move next from pointer;
  if not found then
    raise exception 'There is no such row in %', p_table using errcode = 'P0002';
  end if;
end
$$;
revoke execute on function kindling.point_at_row(text, jsonb) from public;
grant execute on function kindling.point_at_row(text, jsonb) to authenticator;

-- The rows that other tables know a person by, made by the sign-up trigger.
create or replace function kindling.rows_of_person(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'profileId', (select p.id from public.profiles p where p.user_id = p_user_id),
    'userRowId', (select u.id from public.users u where u.google_id = p_user_id)
  );
end
$$;
revoke execute on function kindling.rows_of_person(uuid) from public;
grant execute on function kindling.rows_of_person(uuid) to authenticator;
