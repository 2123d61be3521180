import { tokenRoles, watchedRelation } from './catalogue-check.ts';
import type { CatalogueCheck } from './catalogue-check.ts';

const tables = `c.relkind in ('r', 'p', 'v', 'm', 'f') and ${watchedRelation('c')}`;
const verbs = `(values ('select', 'r'), ('insert', 'a'), ('update', 'w'), ('delete', 'd')) as verb (verb, cmd)`;
/** Those who follow policies: people, and the platform's own services. */
const boundRoles = `(select rolname from pg_roles where rolname in (
  'anon', 'authenticated', 'supabase_auth_admin', 'supabase_storage_admin'
)) as token_role (role)`;
/** By a grant on the table or on a column; deleting has no columns. */
const holds = `case verb.verb when 'delete' then has_table_privilege(role, c.oid, 'delete')
  else has_any_column_privilege(role, c.oid, verb.verb) end`;

const grantWiderThanPolicies: CatalogueCheck = {
  id: 'grant-wider-than-policies',
  title: 'Grant that no policy stands behind',
  meaning:
    'Nothing passes today, but the next policy that is too wide, or row-level security switched off, opens it.',
  severity: 'medium',
  sql: `select c.oid::regclass || ': ' || verb.verb || ' to ' || role as object, 'no policy for ' || verb.verb as detail,
      format('revoke %s on %s from %I;', verb.verb, c.oid::regclass, role) as mend
    from pg_class c, ${boundRoles}, ${verbs}
    where c.relkind in ('r', 'p') and c.relrowsecurity and ${watchedRelation('c')} and ${holds}
      and not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in (verb.cmd, '*')
          and (0 = any (p.polroles) or (select oid from pg_roles where rolname = role) = any (p.polroles))
      )`,
};

const grantToVisitors: CatalogueCheck = {
  id: 'grant-to-visitors',
  title: 'Table that visitors have a grant on',
  meaning: 'Somebody who is not signed in gets as far as the policies of this table.',
  severity: 'high',
  sql: `select c.oid::regclass || ': ' || verb.verb as object, verb.verb || ' to anon' as detail,
      format('revoke %s on %s from anon, public;', verb.verb, c.oid::regclass) as mend
    from pg_class c, (values ('anon')) as token_role (role), ${verbs}
    where ${tables} and has_schema_privilege(role, c.relnamespace, 'usage') and ${holds}`,
};

const grantToEverybody: CatalogueCheck = {
  id: 'grant-to-everybody',
  title: 'Table that is granted to public',
  meaning: 'Every role has it, those that are made later too.',
  severity: 'high',
  sql: `select c.oid::regclass::text as object, string_agg(distinct lower(acl.privilege_type), ', ') as detail,
      format('revoke all on %s from public;', c.oid::regclass) as mend
    from pg_class c
      cross join lateral (
        select e.grantee, e.privilege_type from aclexplode(c.relacl) e
        union all
        select e.grantee, e.privilege_type from pg_attribute a cross join lateral aclexplode(a.attacl) e
        where a.attrelid = c.oid
      ) acl
    where ${tables} and acl.grantee = 0 group by c.oid`,
};

const grantBeyondRows: CatalogueCheck = {
  id: 'grant-beyond-rows',
  title: 'Privilege that policies do not govern',
  meaning:
    'Truncating empties a table whatever its policies say; triggers and references let a role act on others’ writes.',
  severity: 'high',
  sql: `select c.oid::regclass || ': ' || kind || ' to ' || role as object, kind as detail,
      format('revoke %s on %s from %I, public;', kind, c.oid::regclass, role) as mend
    from pg_class c, ${tokenRoles}, unnest(array['truncate', 'trigger', 'references']) as kind
    where c.relkind in ('r', 'p') and ${watchedRelation('c')} and has_table_privilege(role, c.oid, kind)`,
};

const grantToHandOn: CatalogueCheck = {
  id: 'grant-to-hand-on',
  title: 'Grant that can be handed on',
  meaning: 'Whoever holds it may give it to any other role, visitors among them.',
  severity: 'high',
  sql: `select c.oid::regclass || ': ' || lower(acl.privilege_type) || ' to ' || acl.grantee::regrole as object,
      'with grant option' as detail,
      format('revoke grant option for %s on %s from %s;', lower(acl.privilege_type), c.oid::regclass, acl.grantee::regrole) as mend
    from pg_class c cross join lateral aclexplode(c.relacl) acl
    where ${tables} and acl.is_grantable and acl.grantee <> c.relowner
      and acl.grantee::regrole::text in ('anon', 'authenticated', 'service_role')`,
};

const defaultsOpenTables: CatalogueCheck = {
  id: 'defaults-open-new-things',
  title: 'New tables or functions are open from the start',
  meaning:
    'Default privileges give people access to whatever is made next, before anybody wrote a policy for it.',
  severity: 'high',
  sql: `select coalesce(n.nspname, 'every schema') || ': ' || case d.defaclobjtype when 'r' then 'tables' when 'f' then 'functions'
        when 'S' then 'sequences' else d.defaclobjtype::text end || ' to ' || coalesce(r.rolname, 'public') as object,
      string_agg(lower(a.privilege_type), ', ') as detail,
      format('alter default privileges for role %I%s revoke all on %s from %s;', d.defaclrole::regrole::text,
        coalesce(' in schema ' || quote_ident(n.nspname), ''),
        case d.defaclobjtype when 'r' then 'tables' when 'f' then 'functions' else 'sequences' end,
        coalesce(quote_ident(r.rolname), 'public')) as mend
    from pg_default_acl d cross join lateral aclexplode(d.defaclacl) a
      left join pg_roles r on r.oid = a.grantee left join pg_namespace n on n.oid = d.defaclnamespace
    where d.defaclobjtype in ('r', 'f', 'S')
      and (a.grantee = 0 or r.rolname in ('anon', 'authenticated', 'service_role'))
    group by n.nspname, d.defaclobjtype, r.rolname, d.defaclrole`,
};

const schemaLetsPeopleCreate: CatalogueCheck = {
  id: 'schema-lets-people-create',
  title: 'Schema in which people can make things',
  meaning: 'A table or function made there can stand in for the real one.',
  severity: 'high',
  sql: `select n.nspname || ': create to ' || role as object, 'create' as detail,
      format('revoke create on schema %I from %I, public;', n.nspname, role) as mend
    from pg_namespace n, ${tokenRoles}
    where n.nspname !~ '^pg_' and has_schema_privilege(role, n.oid, 'create')`,
};

const closedSchemaOpen: CatalogueCheck = {
  id: 'closed-schema-open',
  title: 'The platform’s own schema is open',
  meaning: 'Keys, letters and the migration log stand there. No role of a token has any business in it.',
  severity: 'high',
  sql: `select n.nspname || ': usage to ' || role as object, 'usage' as detail,
      format('revoke usage on schema %I from %I, public;', n.nspname, role) as mend
    from pg_namespace n, ${tokenRoles}
    where n.nspname in ('kindling', 'supabase_migrations') and has_schema_privilege(role, n.oid, 'usage')`,
};

const roleTooStrong: CatalogueCheck = {
  id: 'role-too-strong',
  title: 'Role that can do more than its name says',
  meaning:
    'People’s requests run under these roles. One that bypasses policies makes every policy worthless.',
  severity: 'critical',
  sql: `select r.rolname as object,
      concat_ws(', ', case when r.rolsuper then 'superuser' end, case when r.rolbypassrls then 'bypassrls' end,
        case when r.rolcreaterole then 'createrole' end, case when r.rolcanlogin then 'login' end,
        case when r.rolinherit and r.rolname = 'authenticator' then 'inherit' end,
        (select 'member of ' || string_agg(m.roleid::regrole::text, ', ') from pg_auth_members m
          where m.member = r.oid and r.rolname <> 'authenticator')) as detail,
      format('alter role %I nosuperuser nobypassrls nocreaterole%s;', r.rolname,
        case when r.rolname = 'authenticator' then ' noinherit' else ' nologin' end)
        || coalesce((
          select string_agg(format(' revoke %s from %I;', m.roleid::regrole, r.rolname), '') from pg_auth_members m
          where m.member = r.oid and r.rolname <> 'authenticator'
        ), '') as mend
    from pg_roles r
    where r.rolname in ('anon', 'authenticated', 'authenticator') and (
      r.rolsuper or r.rolbypassrls or r.rolcreaterole
      or (r.rolname = 'authenticator' and r.rolinherit)
      or (r.rolname <> 'authenticator' and (
        r.rolcanlogin or exists (select from pg_auth_members m where m.member = r.oid)
      ))
    )`,
};

export const grantChecks: readonly CatalogueCheck[] = [
  grantWiderThanPolicies,
  grantToVisitors,
  grantToEverybody,
  grantBeyondRows,
  grantToHandOn,
  defaultsOpenTables,
  schemaLetsPeopleCreate,
  closedSchemaOpen,
  roleTooStrong,
];
