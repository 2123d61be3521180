import { watchedRelation } from './catalogue-check.ts';
import type { CatalogueCheck } from './catalogue-check.ts';

/** Policies that people meet: those of the platform's own services are theirs alone. */
export const forPeople = `exists (
  select from unnest(p.polroles) as named (role)
  where named.role = 0 or named.role in (select oid from pg_roles where rolname in ('anon', 'authenticated'))
)`;

const policies = `pg_policy p join pg_class c on c.oid = p.polrelid`;
const name = `c.oid::regclass || ': ' || p.polname`;
const using = `pg_get_expr(p.polqual, p.polrelid)`;
const check = `pg_get_expr(p.polwithcheck, p.polrelid)`;
const expression = `coalesce(${using}, '') || ' ' || coalesce(${check}, '')`;
const verb = `case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end`;

/** Columns of the policy's own table that its expressions name. */
const ownColumns = `select d.refobjsubid from pg_depend d
  where d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass
    and d.refobjid = p.polrelid and d.refobjsubid > 0`;

const ownerRule = `coalesce((
  select format('%I = (select auth.uid())', a.attname) from pg_attribute a
  where a.attrelid = c.oid and a.attname in ('user_id', 'google_id', 'owner_id') and not a.attisdropped limit 1
), 'false')`;

const policyAlwaysTrue: CatalogueCheck = {
  id: 'policy-always-true',
  title: 'Policy that is true for every row',
  meaning: 'It does not ask whose row it is: whoever the policy names gets all of them.',
  severity: 'critical',
  sql: `select ${name} as object, ${verb} || ' ' || trim(${expression}) as detail,
      format('drop policy %I on %s; -- then one that names the owner: %s', p.polname, c.oid::regclass, ${ownerRule}) as mend
    from ${policies}
    where p.polpermissive and ${forPeople} and ${watchedRelation('c')}
      and (lower(coalesce(${using}, '')) = 'true' or lower(coalesce(${check}, '')) = 'true')`,
};

const policyBlindToRows: CatalogueCheck = {
  id: 'policy-blind-to-rows',
  title: 'Policy that does not look at the row',
  meaning: 'It asks who is there and never whose row it is, so it opens all rows or none.',
  severity: 'high',
  sql: `select ${name} as object, ${verb} || ' ' || trim(${expression}) as detail,
      format('drop policy %I on %s; -- then one that names the owner: %s', p.polname, c.oid::regclass, ${ownerRule}) as mend
    from ${policies}
    where p.polpermissive and ${forPeople} and ${watchedRelation('c')}
      and lower(trim(${expression})) not in ('true', 'true true', 'false', 'false false', '')
      and not exists (${ownColumns})`,
};

const policyForEverybody: CatalogueCheck = {
  id: 'policy-for-everybody',
  title: 'Policy that names no role',
  meaning: 'A policy for public also speaks for visitors and for every role that is made later.',
  severity: 'medium',
  sql: `select ${name} as object, ${verb} || ' to public' as detail,
      format('alter policy %I on %s to authenticated;', p.polname, c.oid::regclass) as mend
    from ${policies} where 0 = any (p.polroles) and ${watchedRelation('c')}`,
};

const policyWithoutCheck: CatalogueCheck = {
  id: 'policy-without-check',
  title: 'Writing policy without a check of the new row',
  meaning:
    'What is written is not looked at by a rule of its own: a row can be made for, or moved to, somebody else.',
  severity: 'medium',
  sql: `select ${name} as object, ${verb} || ' without with check' as detail,
      format('alter policy %I on %s with check (%s);', p.polname, c.oid::regclass, coalesce(${using}, ${ownerRule})) as mend
    from ${policies}
    where p.polcmd in ('a', 'w', '*') and p.polwithcheck is null and p.polpermissive and ${forPeople}
      and ${watchedRelation('c')}`,
};

const policyColumnUnindexed: CatalogueCheck = {
  id: 'policy-column-unindexed',
  title: 'Policy column without an index',
  meaning: 'Every read of this table looks at every row of it, and gets slower with each person.',
  severity: 'low',
  sql: `select ${name} as object,
      (select string_agg(a.attname, ', ') from pg_attribute a where a.attrelid = c.oid and a.attnum in (${ownColumns})) as detail,
      (select format('create index on %s (%I);', c.oid::regclass, a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum in (${ownColumns}) order by a.attnum limit 1) as mend
    from ${policies}
    where p.polcmd in ('r', 'w', 'd', '*') and ${forPeople} and ${watchedRelation('c')}
      and exists (${ownColumns})
      and not exists (
        select from pg_index i where i.indrelid = c.oid and i.indisvalid and i.indkey[0] in (${ownColumns})
      )`,
};

const policyAsksPerRow: CatalogueCheck = {
  id: 'policy-asks-per-row',
  title: 'Policy that asks who is there once per row',
  meaning: 'The same question is answered again for every row. Inside (select …) it is asked once.',
  severity: 'low',
  sql: `select ${name} as object, trim(${expression}) as detail,
      format('-- in %I on %s write (select auth.uid()) instead of auth.uid()', p.polname, c.oid::regclass) as mend
    from ${policies}
    where ${forPeople} and ${watchedRelation('c')}
      and ${expression} ~* '(?<!select )auth\\.(uid|jwt|role|email)\\(\\)'`,
};

const policyTrustsMetadata: CatalogueCheck = {
  id: 'policy-trusts-metadata',
  title: 'Policy that believes what a person says of themselves',
  meaning: 'People can change their own metadata, and with it what this policy lets them do.',
  severity: 'critical',
  sql: `select ${name} as object, trim(${expression}) as detail,
      format('drop policy %I on %s; -- ask public.is_current_user_admin() instead', p.polname, c.oid::regclass) as mend
    from ${policies} where ${watchedRelation('c')} and ${expression} ~* 'user_meta_?data'`,
};

/** What every guard of the second factor says, once for a statement. */
const asksForFactor = `\\( SELECT (public\\.)?second_factor_answered\\(\\) AS second_factor_answered\\)`;

const secondFactorUnguarded: CatalogueCheck = {
  id: 'second-factor-unguarded',
  title: 'Table that does not ask for the second factor',
  meaning:
    'Somebody with a stolen password gets at these rows without the second step that their owner has set up.',
  severity: 'high',
  sql: `select c.oid::regclass::text as object, 'no restrictive policy that asks for it' as detail,
      format('drop policy if exists "The second factor comes first" on %1$s; create policy "The second factor comes first" on %1$s as restrictive for all to authenticated using ((select public.second_factor_answered())) with check ((select public.second_factor_answered()));',
        c.oid::regclass) as mend
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${watchedRelation('c')}
      and (n.nspname = 'public' or exists (
        select from pg_policy p where p.polrelid = c.oid and p.polpermissive and ${forPeople}
      ))
      and not exists (
        select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
          and (select oid from pg_roles where rolname = 'authenticated') = any (p.polroles)
          and ${using} ~ '^${asksForFactor}$' and coalesce(${check}, ${using}) ~ '^${asksForFactor}$'
      )`,
};

export const policyChecks: readonly CatalogueCheck[] = [
  policyAlwaysTrue,
  policyBlindToRows,
  policyForEverybody,
  policyWithoutCheck,
  policyColumnUnindexed,
  policyAsksPerRow,
  policyTrustsMetadata,
  secondFactorUnguarded,
];
