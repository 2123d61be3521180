import { declaredFunctions } from '#domain/security/audit/open-functions.ts';
import { adminFunctions } from '#domain/security/security-facts.ts';
import { notFromExtension, ownSchema } from './catalogue-check.ts';
import type { CatalogueCheck } from './catalogue-check.ts';

const watchedFunction = `${ownSchema('f.pronamespace')} and ${notFromExtension('pg_proc', 'f.oid')}`;
const name = 'f.oid::regprocedure::text';

const definerWithoutPath: CatalogueCheck = {
  id: 'definer-without-search-path',
  title: 'Function with borrowed rights and no fixed search path',
  meaning: 'Its caller decides which tables its names mean, and can put tables of their own in their place.',
  severity: 'high',
  sql: `select ${name} as object, coalesce(array_to_string(f.proconfig, ', '), 'no settings') as detail,
      format('alter routine %s set search_path = '''';', f.oid::regprocedure) as mend
    from pg_proc f where f.prosecdef and ${watchedFunction}
      and not exists (
        select from unnest(coalesce(f.proconfig, '{}')) as setting where setting in ('search_path=', 'search_path=""')
      )`,
};

const definerForEverybody: CatalogueCheck = {
  id: 'definer-for-everybody',
  title: 'Function with borrowed rights that visitors can call',
  meaning: 'Somebody who is not signed in runs it with the rights of its owner.',
  severity: 'high',
  sql: `select ${name} as object,
      case when f.proacl is null or exists (select from aclexplode(f.proacl) a where a.grantee = 0)
        then 'execute to public' else 'execute to anon' end as detail,
      format('revoke execute on routine %s from public, anon;', f.oid::regprocedure) as mend
    from pg_proc f where f.prosecdef and ${watchedFunction} and f.prorettype <> 'trigger'::regtype
      and has_schema_privilege('anon', f.pronamespace, 'usage') and has_function_privilege('anon', f.oid, 'execute')`,
};

const definerOfSuperuser: CatalogueCheck = {
  id: 'definer-of-superuser',
  title: 'Function that lends the rights of a superuser',
  meaning: 'A mistake in it reaches files and roles, not only rows.',
  severity: 'medium',
  sql: `select ${name} as object, 'owned by ' || r.rolname as detail,
      format('alter routine %s owner to kindling_owner;', f.oid::regprocedure) as mend
    from pg_proc f join pg_roles r on r.oid = f.proowner
    where f.prosecdef and r.rolsuper and ${watchedFunction}
      and exists (select from pg_roles where rolname = 'kindling_owner')`,
};

const functionSwitchesRlsOff: CatalogueCheck = {
  id: 'function-switches-rls-off',
  title: 'Function that switches row-level security off',
  meaning: 'Inside it, policies do not count.',
  severity: 'high',
  sql: `select ${name} as object, array_to_string(f.proconfig, ', ') as detail,
      format('alter routine %s reset row_security;', f.oid::regprocedure) as mend
    from pg_proc f where ${watchedFunction}
      and exists (select from unnest(f.proconfig) as setting where lower(setting) ~ '^row_security=(off|false|0|no)')`,
};

const definerUndeclared: CatalogueCheck = {
  id: 'definer-undeclared',
  title: 'Function with borrowed rights that nobody declared',
  meaning:
    'Signed-in people can call it, policies do not bind it, and it is not on the list of those that were looked at.',
  severity: 'high',
  sql: `select ${name} as object, 'execute to authenticated' as detail,
      format('revoke execute on routine %s from public, anon, authenticated;', f.oid::regprocedure) as mend
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace
    where f.prosecdef and ${watchedFunction} and f.prorettype <> 'trigger'::regtype
      and has_schema_privilege('authenticated', n.oid, 'usage') and has_function_privilege('authenticated', f.oid, 'execute')
      and n.nspname || '.' || f.proname <> all ($1::text[])`,
  values: [declaredFunctions],
};

// One that calls another guarded one is refused by that, so a try alone would not notice.
const adminFunctionUnguarded: CatalogueCheck = {
  id: 'admin-function-unguarded',
  title: 'Admins’ function that does not ask who is there',
  meaning: 'It answers to admins alone, and nothing in it looks whether an admin is asking.',
  severity: 'high',
  sql: `select ${name} as object, 'no guard' as detail,
      format('revoke execute on routine %s from public, anon, authenticated;', f.oid::regprocedure) as mend
    from pg_proc f
    where f.pronamespace = 'public'::regnamespace and f.proname = any ($1::text[])
      and has_function_privilege('authenticated', f.oid, 'execute')
      and regexp_replace(f.prosrc, '--[^\\n]*', '', 'g') !~ '(is_current_user_admin|require_[a-z_]*admin[a-z_]*)\\('`,
  values: [adminFunctions],
};

export const functionChecks: readonly CatalogueCheck[] = [
  definerWithoutPath,
  definerForEverybody,
  definerUndeclared,
  adminFunctionUnguarded,
  definerOfSuperuser,
  functionSwitchesRlsOff,
];
