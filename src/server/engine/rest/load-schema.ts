import { hash } from 'node:crypto';
import type { Database } from '#server/engine/database/database.ts';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Column, DatabaseFunction, ForeignKey, FunctionArgument, Relation, Schema } from './schema.ts';

const relationsSql = `
select n.nspname as schema, c.relname as name,
  case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'default', case
        when a.attidentity = 'd'
          then format('nextval(%L::regclass)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
        when a.attidentity = '' and a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
      end) order by a.attnum)
    from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
  coalesce((
    select json_agg(a.attname order by k.position)
    from pg_constraint p
    cross join unnest(p.conkey) with ordinality as k(number, position)
    join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.number
    where p.conrelid = c.oid and p.contype = 'p'), '[]') as primary_key
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any($1) and c.relkind in ('r', 'p', 'f', 'v', 'm') and not c.relispartition
order by c.relname`;

const foreignKeysSql = `
select f.conname as name, n.nspname as schema, c.relname as table,
  fn.nspname as "foreignSchema", fc.relname as "foreignTable",
  (select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality as k(number, position)
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number) as columns,
  (select json_agg(a.attname order by k.position) from unnest(f.confkey) with ordinality as k(number, position)
    join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number) as "foreignColumns",
  exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
    and u.conkey @> f.conkey and u.conkey <@ f.conkey) as unique
from pg_constraint f
join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
join pg_class fc on fc.oid = f.confrelid join pg_namespace fn on fn.oid = fc.relnamespace
where f.contype = 'f' and f.conparentid = 0 and n.nspname = any($1) and fn.nspname = any($1)
order by f.conname`;

const functionsSql = `
select n.nspname as schema, p.proname as name, p.provolatile = 'v' as volatile, p.proretset as "returnsSet",
  case
    when t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{o,b,t}', false) then 'rows'
    when t.typname = 'void' then 'void'
    else 'scalar'
  end as returns,
  p.pronargdefaults as defaults,
  coalesce((
    select json_agg(json_build_object(
      'name', coalesce(p.proargnames[i], ''),
      'type', format_type(coalesce(p.proallargtypes[i], p.proargtypes[i - 1]), -1),
      'mode', coalesce(p.proargmodes[i]::text, 'i')) order by i)
    from generate_series(1, coalesce(cardinality(p.proallargtypes), p.pronargs)) as i), '[]') as arguments,
  coalesce((
    select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'default', null) order by a.attnum)
    from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped), '[]') as columns
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_type t on t.oid = p.prorettype
where n.nspname = any($1) and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
order by p.proname, p.oid`;

const typesSql = `
select t.typname as name, format_type(t.oid, -1) as type, n.nspname = 'pg_catalog' as builtin
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'd', 'e', 'r', 'm') and (n.nspname in ('pg_catalog', 'extensions') or n.nspname = any($1))
order by builtin`;

const typeAliases = { int: 'integer', decimal: 'numeric', float: 'double precision', char: 'bpchar' };

type RelationRow = Omit<Relation, 'columns' | 'primaryKey'> & { columns: Column[]; primary_key: string[] };
type FunctionRow = Omit<DatabaseFunction, 'columns' | 'arguments'> & {
  columns: Column[];
  arguments: { name: string; type: string; mode: 'i' | 'o' | 'b' | 'v' | 't' }[];
  defaults: number;
};

/** Reads the exposed schemas from the catalogue, which any role may read. */
export function loadSchema(db: Database, schemas: readonly string[]): Promise<Schema> {
  return db.tx(authAdmin, async (query) => {
    // With no search path, PostgreSQL writes every name of a type with its schema.
    await query(`select set_config('search_path', '', true)`);
    const parameters = [[...schemas]];
    const relations = await query<RelationRow>(relationsSql, parameters);
    const foreignKeys = await query<ForeignKey>(foreignKeysSql, parameters);
    const functions = await query<FunctionRow>(functionsSql, parameters);
    const types = await query<{ name: string; type: string }>(typesSql, parameters);
    return {
      relations: group(
        relations.rows.map(toRelation),
        (list) => new Map(list.map((item) => [item.name, item])),
      ),
      foreignKeys: foreignKeys.rows,
      functions: group(functions.rows.map(toFunction), (list) => Map.groupBy(list, (item) => item.name)),
      types: toTypes(types.rows),
      fingerprint: hash(
        'sha256',
        JSON.stringify([relations.rows, foreignKeys.rows, functions.rows, types.rows]),
      ),
    };
  });
}

function toRelation({ schema, name, kind, columns, primary_key: primaryKey }: RelationRow): Relation {
  return { schema, name, kind, columns: byName(columns), primaryKey };
}

function toFunction(row: FunctionRow): DatabaseFunction {
  const inputs = row.arguments.filter(({ mode }) => mode !== 'o' && mode !== 't');
  const outputs = row.arguments.filter(({ mode }) => mode !== 'i' && mode !== 'v');
  const firstOptional = inputs.length - row.defaults;
  return {
    schema: row.schema,
    name: row.name,
    volatile: row.volatile,
    returnsSet: row.returnsSet,
    returns: row.returns,
    arguments: inputs.map(({ name, type, mode }, index): FunctionArgument => ({
      name,
      type,
      optional: index >= firstOptional,
      variadic: mode === 'v',
    })),
    columns: byName(
      row.columns.length > 0 ? row.columns : outputs.map(({ name, type }) => ({ name, type, default: null })),
    ),
  };
}

function toTypes(rows: readonly { name: string; type: string }[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const { name, type } of rows) {
    types.set(name, type);
    types.set(type, type);
  }
  for (const [alias, type] of Object.entries(typeAliases)) types.set(alias, type);
  return types;
}

function byName<Item extends { readonly name: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.name, item]));
}

function group<Item extends { readonly schema: string }, Group>(
  items: readonly Item[],
  toGroup: (items: readonly Item[]) => Group,
): Map<string, Group> {
  const groups = Map.groupBy(items, ({ schema }) => schema);
  return new Map([...groups].map(([schema, list]) => [schema, toGroup(list)]));
}
