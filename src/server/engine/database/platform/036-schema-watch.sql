-- The REST service keeps what it knows of the schema; a change says so itself. Only a superuser may make event
-- triggers: elsewhere whoever changes the schema sends the notice, or the next unknown name does.
create or replace function kindling.announce_schema_change() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_event = 'ddl_command_end' and not exists (
    select from pg_catalog.pg_event_trigger_ddl_commands() c where c.schema_name is distinct from 'pg_temp'
  ) then
    return;
  end if;
  perform pg_catalog.pg_notify('pgrst', 'reload schema');
end
$$;

revoke execute on function kindling.announce_schema_change() from public;

do $$
begin
  if not (select r.rolsuper from pg_catalog.pg_roles r where r.rolname = current_user) then
    return;
  end if;
  if not exists (select from pg_catalog.pg_event_trigger e where e.evtname = 'kindling_schema_changed') then
    create event trigger kindling_schema_changed on ddl_command_end
      when tag in (
        'ALTER DOMAIN', 'ALTER FOREIGN TABLE', 'ALTER FUNCTION', 'ALTER MATERIALIZED VIEW', 'ALTER SCHEMA',
        'ALTER TABLE', 'ALTER TYPE', 'ALTER VIEW', 'COMMENT', 'CREATE DOMAIN', 'CREATE FOREIGN TABLE',
        'CREATE FUNCTION', 'CREATE MATERIALIZED VIEW', 'CREATE RULE', 'CREATE SCHEMA', 'CREATE TABLE',
        'CREATE TABLE AS', 'CREATE TYPE', 'CREATE VIEW', 'SELECT INTO'
      )
      execute function kindling.announce_schema_change();
  end if;
  if not exists (select from pg_catalog.pg_event_trigger e where e.evtname = 'kindling_schema_dropped') then
    create event trigger kindling_schema_dropped on sql_drop
      when tag in (
        'DROP DOMAIN', 'DROP FOREIGN TABLE', 'DROP FUNCTION', 'DROP MATERIALIZED VIEW', 'DROP SCHEMA',
        'DROP TABLE', 'DROP TYPE', 'DROP VIEW'
      )
      execute function kindling.announce_schema_change();
  end if;
end
$$;
