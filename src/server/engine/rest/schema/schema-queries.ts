import type { Column, DatabaseFunction } from './schema.ts';

/** The catalogue, as any role may read it. `$1` is the list of exposed schemas. */

export interface RelationRow {
  readonly oid: string;
  readonly schema: string;
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly columns: readonly (Column & { readonly number: number })[];
  readonly primary_key: readonly string[];
  /** Bits of pg_relation_is_updatable. */
  readonly writable: number;
  readonly description: string | null;
}

/** What a domain stands for, also a domain over a domain; nothing for other types. */
const baseOf = (type: string): string => `(
  with recursive under as (
    select d.typbasetype as oid from pg_type d where d.oid = ${type} and d.typtype = 'd'
    union all select d.typbasetype from under join pg_type d on d.oid = under.oid where d.typtype = 'd')
  select format_type(u.oid, -1) from under join pg_type u on u.oid = under.oid where u.typtype <> 'd')`;

export const relationsSql = `
select c.oid::text, n.nspname as schema, c.relname as name,
  case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
  obj_description(c.oid, 'pg_class') as description,
  pg_relation_is_updatable(c.oid, true) as writable,
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname,
      'number', a.attnum,
      'type', format_type(a.atttypid, a.atttypmod),
      'base', ${baseOf('a.atttypid')},
      'nullable', not a.attnotnull,
      'description', col_description(c.oid, a.attnum),
      'values', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid),
      'default', case
        when a.attidentity = 'd'
          then format('nextval(%L::regclass)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
        when a.attidentity = '' and a.attgenerated = '' then coalesce(
          pg_get_expr(d.adbin, d.adrelid),
          (select pg_get_expr(t.typdefaultbin, 0) from pg_type t where t.oid = a.atttypid and t.typtype = 'd'))
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

/** A primary or foreign key of any table: exposed views may show tables that are not exposed themselves. */
export interface KeyRow {
  readonly name: string;
  readonly kind: 'p' | 'f';
  readonly table: string;
  readonly columns: readonly number[];
  readonly foreignTable: string;
  readonly foreignColumns: readonly number[] | null;
  readonly unique: boolean;
}

export const keysSql = `
select f.conname as name, f.contype as kind, f.conrelid::text as table, f.conkey::int[] as columns,
  f.confrelid::text as "foreignTable", f.confkey::int[] as "foreignColumns",
  exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
    and u.conkey @> f.conkey and u.conkey <@ f.conkey) as unique
from pg_constraint f join pg_namespace n on n.oid = f.connamespace
where f.contype in ('p', 'f') and f.conparentid = 0 and n.nspname not in ('pg_catalog', 'information_schema')
order by f.conname`;

export interface ViewRow {
  readonly oid: string;
  readonly definition: string;
}

export const viewsSql = `
select c.oid::text, r.ev_action::text as definition
from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
where r.rulename = '_RETURN' and c.relkind in ('v', 'm')
  and n.nspname not in ('pg_catalog', 'information_schema')
order by c.oid`;

export interface FunctionRow {
  readonly schema: string;
  readonly name: string;
  readonly volatile: boolean;
  readonly returnsSet: boolean;
  readonly returns: DatabaseFunction['returns'];
  readonly returnType: string;
  /** The table whose row type is returned or taken as the only argument; '0' where there is none. */
  readonly returnTable: string;
  readonly argumentTable: string;
  readonly oneRow: boolean;
  readonly media: { readonly type: string; readonly binary: boolean } | null;
  readonly description: string | null;
  readonly defaults: number;
  readonly arguments: readonly { name: string; type: string; mode: 'i' | 'o' | 'b' | 'v' | 't' }[];
  readonly columns: readonly Column[];
}

export const functionsSql = `
select n.nspname as schema, p.proname as name, p.provolatile = 'v' as volatile, p.proretset as "returnsSet",
  case
    when b.typtype = 'c' or coalesce(p.proargmodes::text[] && '{o,b,t}', false) then 'rows'
    when t.typname = 'void' then 'void'
    when t.oid = 'pg_catalog.record'::regtype then 'record'
    else 'scalar'
  end as returns,
  format_type(p.prorettype, -1) as "returnType",
  b.typrelid::text as "returnTable",
  case when p.pronargs = 1
    then coalesce((select a.typrelid from pg_type a where a.oid = p.proargtypes[0]), 0) else 0 end::text as "argumentTable",
  p.prorows = 1 as "oneRow",
  case when t.typtype = 'd' and t.typname like '%/%'
    then json_build_object('type', t.typname, 'binary', t.typbasetype = 'bytea'::regtype) end as media,
  obj_description(p.oid, 'pg_proc') as description,
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
    from pg_attribute a where a.attrelid = b.typrelid and a.attnum > 0 and not a.attisdropped), '[]') as columns
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_type t on t.oid = p.prorettype
cross join lateral (
  with recursive under as (
    select t.oid, t.typtype, t.typbasetype, t.typrelid
    union all select d.oid, d.typtype, d.typbasetype, d.typrelid
      from under join pg_type d on d.oid = under.typbasetype where under.typtype = 'd')
  select typtype, typrelid from under where typtype <> 'd') b
where n.nspname = any($1) and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
order by p.proname, p.oid`;

export interface TypeRow {
  readonly name: string;
  readonly type: string;
}

export const typesSql = `
select t.typname as name, format_type(t.oid, -1) as type, n.nspname = 'pg_catalog' as builtin
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'd', 'e', 'r', 'm') and (n.nspname in ('pg_catalog', 'extensions') or n.nspname = any($1))
order by builtin`;
