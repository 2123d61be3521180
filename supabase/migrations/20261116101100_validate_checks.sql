-- Replaces nothing: checks that version 0.1.0 added without a look at the rows that were there. Where all rows keep to a
-- check, it counts as valid from here on, as in a new database. Where one does not, the row stays as it is, and so does
-- the check.
do $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as place, c.conname as name
    from pg_catalog.pg_constraint c
    where c.connamespace = 'public'::regnamespace and c.contype = 'c' and not c.convalidated
    order by c.conrelid::regclass::text, c.conname
  loop
    begin
      execute format('alter table %s validate constraint %I', one.place, one.name);
    exception
      when check_violation then
        raise notice 'Older rows of % do not keep to %', one.place, one.name;
    end;
  end loop;
end
$$;
