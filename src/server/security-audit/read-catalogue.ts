import { z } from 'zod';
import type { Query } from '#server/engine/database/database.ts';

const column = z.object({
  name: z.string(),
  /** As PostgreSQL writes it, without a length. */
  type: z.string(),
  /** The first word of an enumeration. */
  word: z.string().nullable(),
  required: z.boolean(),
  generated: z.boolean(),
  /** The table and column it refers to. */
  refers: z.object({ table: z.string(), column: z.string() }).nullable(),
  insertable: z.array(z.string()),
  updatable: z.array(z.string()),
});
export type CatalogueColumn = z.infer<typeof column>;

const table = z.object({
  name: z.string(),
  schema: z.string(),
  key: z.array(z.string()),
  columns: z.array(column),
  /** The checks' own text. */
  checks: z.array(z.string()),
});
export type CatalogueTable = z.infer<typeof table>;

const policy = z.object({
  table: z.string(),
  name: z.string(),
  command: z.string(),
  roles: z.array(z.string()),
  permissive: z.boolean(),
  using: z.string().nullable(),
  check: z.string().nullable(),
});

const catalogue = z.object({ tables: z.array(table), policies: z.array(policy) });
export type Catalogue = z.infer<typeof catalogue>;

const watched = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and not exists (select from pg_depend e where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')`;

const roles = `unnest(array['anon', 'authenticated', 'service_role']) as role`;

// Every privilege of every column is asked for in one statement: a hole may be as narrow as one column.
const catalogueQuery = `select jsonb_build_object(
  'tables', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', format('%I.%I', n.nspname, c.relname), 'schema', n.nspname,
      'key', coalesce((
        select jsonb_agg(k.attname order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary
      ), '[]'),
      'checks', coalesce((
        select jsonb_agg(pg_get_constraintdef(k.oid)) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
      ), '[]'),
      'columns', (
        select jsonb_agg(jsonb_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, null),
          'word', (select e.enumlabel from pg_enum e where e.enumtypid = a.atttypid order by e.enumsortorder limit 1),
          'required', a.attnotnull and not a.atthasdef and a.attidentity = '',
          'generated', a.attgenerated <> '' or a.attidentity = 'a',
          'refers', (
            select jsonb_build_object('table', format('%I.%I', fn.nspname, f.relname), 'column', fa.attname)
            from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
            join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = k.confkey[1]
            where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1
          ),
          'insertable', coalesce((
            select jsonb_agg(role) from ${roles} where has_column_privilege(role, c.oid, a.attnum, 'insert')
          ), '[]'),
          'updatable', coalesce((
            select jsonb_agg(role) from ${roles} where has_column_privilege(role, c.oid, a.attnum, 'update')
          ), '[]')
        ) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      )
    ) order by n.nspname, c.relname), '[]')
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${watched}
  ),
  'policies', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'table', format('%I.%I', p.schemaname, p.tablename), 'name', p.policyname, 'command', lower(p.cmd),
      'roles', to_jsonb(p.roles), 'permissive', p.permissive = 'PERMISSIVE', 'using', p.qual, 'check', p.with_check
    ) order by p.schemaname, p.tablename, p.policyname), '[]')
    from pg_policies p where p.schemaname in ('public', 'storage')
  )
) as catalogue`;

export const readCatalogue = async (query: Query): Promise<Catalogue> => {
  await query(`select set_config('search_path', '', true)`);
  const { rows } = await query<{ catalogue: unknown }>(catalogueQuery);
  return catalogue.parse(rows[0]?.catalogue);
};
