import { guardTriggers } from '#domain/security/audit/guard-triggers.ts';
import { tokenRoles, watchedRelation } from './catalogue-check.ts';
import type { CatalogueCheck } from './catalogue-check.ts';

const readableByToken = `exists (
  select from ${tokenRoles} where has_schema_privilege(role, c.relnamespace, 'usage') and has_any_column_privilege(role, c.oid, 'select')
)`;

const tableWithoutRls: CatalogueCheck = {
  id: 'table-without-rls',
  title: 'Table without row-level security',
  meaning: 'Whoever has a grant on this table reads and changes every row of it, whoever the row belongs to.',
  severity: 'critical',
  sql: `select c.oid::regclass::text as object,
      (select count(*) from pg_policy p where p.polrelid = c.oid) || ' policies, none in force' as detail,
      format('alter table %s enable row level security;', c.oid::regclass) as mend
    from pg_class c where c.relkind in ('r', 'p') and not c.relrowsecurity and ${watchedRelation('c')}`,
};

const rlsNotForced: CatalogueCheck = {
  id: 'rls-not-forced',
  title: 'Policies do not bind the owner of the table',
  meaning:
    'The table belongs to a role that is meant to follow policies. As long as they are not forced, that role reads every row.',
  severity: 'high',
  sql: `select c.oid::regclass::text as object, 'owned by ' || r.rolname as detail,
      format('alter table %s force row level security;', c.oid::regclass) as mend
    from pg_class c join pg_roles r on r.oid = c.relowner
    where c.relkind in ('r', 'p') and c.relrowsecurity and not c.relforcerowsecurity
      and not r.rolsuper and not r.rolbypassrls and ${watchedRelation('c')}`,
};

const viewBypassesRls: CatalogueCheck = {
  id: 'view-bypasses-rls',
  title: 'View that goes around row-level security',
  meaning:
    'The view reads with the rights of its owner, so its readers see rows that their own policies hide.',
  severity: 'high',
  sql: `select c.oid::regclass::text as object, 'no security_invoker' as detail,
      format('alter view %s set (security_invoker = true);', c.oid::regclass) as mend
    from pg_class c where c.relkind = 'v' and ${watchedRelation('c')} and ${readableByToken}
      and not exists (
        select from pg_options_to_table(c.reloptions) o
        where o.option_name = 'security_invoker' and lower(o.option_value) in ('true', 'on', 'yes', '1')
      )`,
};

const storedViewOpen: CatalogueCheck = {
  id: 'stored-view-open',
  title: 'Materialized view or foreign table that people can read',
  meaning: 'Neither can have row-level security: whoever may read it reads all of it.',
  severity: 'high',
  sql: `select c.oid::regclass::text as object,
      case c.relkind when 'm' then 'materialized view' else 'foreign table' end as detail,
      format('revoke all on %s from public, anon, authenticated, service_role;', c.oid::regclass) as mend
    from pg_class c where c.relkind in ('m', 'f') and ${watchedRelation('c')} and ${readableByToken}`,
};

const triggerDisabled: CatalogueCheck = {
  id: 'trigger-disabled',
  title: 'Trigger that is switched off',
  meaning: 'Limits and guards that this trigger holds do not hold now.',
  severity: 'high',
  sql: `select c.oid::regclass || '.' || t.tgname as object, 'disabled' as detail,
      format('alter table %s enable trigger %I;', c.oid::regclass, t.tgname) as mend
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgenabled in ('D', 'R') and not t.tgisinternal and ${watchedRelation('c')}`,
};

const guardTriggerGone: CatalogueCheck = {
  id: 'guard-trigger-gone',
  title: 'Trigger that is missing',
  meaning: 'It holds a limit or a rule that no policy can, and it is not there any more.',
  severity: 'high',
  sql: `select declared.name as object, 'not there' as detail,
      '-- made by a file in supabase/migrations: look there for ' || split_part(declared.name, '.', 3) as mend
    from unnest($1::text[]) as declared (name)
    where not exists (
      select from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname || '.' || c.relname || '.' || t.tgname = declared.name
    )`,
  values: [guardTriggers],
};

const ruleRewrites: CatalogueCheck = {
  id: 'rule-rewrites',
  title: 'Rule that rewrites what is asked of a table',
  meaning: 'A rule can send a row elsewhere with the rights of the table’s owner. Nothing here needs one.',
  severity: 'high',
  sql: `select c.oid::regclass || '.' || r.rulename as object, 'rewrite rule' as detail,
      format('drop rule %I on %s;', r.rulename, c.oid::regclass) as mend
    from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relkind in ('r', 'p') and ${watchedRelation('c')}`,
};

export const tableChecks: readonly CatalogueCheck[] = [
  tableWithoutRls,
  rlsNotForced,
  viewBypassesRls,
  storedViewOpen,
  triggerDisabled,
  guardTriggerGone,
  ruleRewrites,
];
