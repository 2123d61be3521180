import type { CatalogueCheck } from './catalogue-check.ts';
import { notFromExtension, watchedRelation } from './catalogue-check.ts';
import { forPeople } from './policy-checks.ts';
import { productSql } from './product-sql.ts';

/** Doubled quotes, where a body stands between single ones. */
const isWritten = (text: string): string =>
  `(strpos($1, ${text}) > 0 or strpos($1, replace(${text}, '''', '''''')) > 0)`;

const functionChanged: CatalogueCheck = {
  id: 'function-changed',
  title: 'Function that is not as this version wrote it',
  meaning: 'Guards and answers are functions. One that somebody changed may let through what it should stop.',
  severity: 'high',
  sql: `select f.oid::regprocedure::text as object, left(regexp_replace(f.prosrc, '\\s+', ' ', 'g'), 200) as detail,
      '-- Read it. A start of the server puts back what stands in supabase/routines; drop what is not the product''s.' as mend
    from pg_proc f join pg_language l on l.oid = f.prolang
    where f.pronamespace in (select oid from pg_namespace where nspname in ('public', 'kindling'))
      and l.lanname in ('sql', 'plpgsql') and ${notFromExtension('pg_proc', 'f.oid')}
      and not ${isWritten('f.prosrc')}`,
  values: [productSql],
};

const policyUndeclared: CatalogueCheck = {
  id: 'policy-undeclared',
  title: 'Policy that this version does not know',
  meaning: 'It opens rows to somebody, and nobody has looked at it.',
  severity: 'high',
  sql: `select c.oid::regclass || ': ' || p.polname as object, coalesce(pg_get_expr(p.polqual, p.polrelid), '') as detail,
      format('drop policy %I on %s;', p.polname, c.oid::regclass) as mend
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polpermissive and ${forPeople} and ${watchedRelation('c')} and not ${isWritten(`'policy "' || p.polname || '"'`)}`,
  values: [productSql],
};

const bucketOpen: CatalogueCheck = {
  id: 'bucket-open',
  title: 'Files that anybody may read by their address',
  meaning: 'Whoever knows or guesses a file’s address gets it, signed in or not.',
  severity: 'critical',
  sql: `select 'storage.buckets: ' || b.id as object, 'public' as detail,
      format('update storage.buckets set public = false where id = %L;', b.id) as mend
    from storage.buckets b where b.public and b.id <> 'adhd-music'`,
};

export const originChecks: readonly CatalogueCheck[] = [functionChanged, policyUndeclared, bucketOpen];
