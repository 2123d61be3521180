import type { QueryResult, QueryResultRow } from 'pg';

type PlainQuery = <Row extends QueryResultRow>(text: string) => Promise<QueryResult<Row>>;

interface ColumnRow extends QueryResultRow {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  generated: boolean;
}

interface FunctionRow extends QueryResultRow {
  name: string;
  arguments: readonly { name: string; type: string; optional: boolean }[];
  returns: string;
  set: boolean;
}

const columnsQuery = `
  select c.relname as "table", a.attname as "column", t.typname as "type",
    not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as defaulted,
    a.attgenerated <> '' or a.attidentity = 'a' as generated
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`;

// Trigger functions cannot be called, and what nobody outside may call is not part of the interface.
const functionsQuery = `
  select p.proname as name, t.typname as returns, p.proretset as set,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', p.proargnames[i], 'type', at.typname, 'optional', i > p.pronargs - p.pronargdefaults
      ) order by i)
      from unnest(p.proargtypes::oid[]) with ordinality as given (type_oid, i)
      join pg_type at on at.oid = given.type_oid
    ), '[]') as arguments
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and t.typname <> 'trigger'
    and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
  order by p.proname collate "C"`;

/** Rows of the exposed schema in the shape supabase-js takes as its type parameter. */
export const generateRowTypes = async (query: PlainQuery): Promise<string> => {
  const columns = (await query<ColumnRow>(columnsQuery)).rows;
  const functions = (await query<FunctionRow>(functionsQuery)).rows;
  const tables = Map.groupBy(columns, (column) => column.table);
  return [
    '// Generated from the database by `npm run types`; a test compares the two. Do not edit.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];',
    '',
    '// A type, not an interface: supabase-js needs the implicit index signature.',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...[...tables].flatMap(([name, fields]) => tableType(name, fields)),
    '    };',
    '    Views: Record<never, never>;',
    '    Functions: {',
    ...functions.map(functionType),
    '    };',
    '    Enums: Record<never, never>;',
    '    CompositeTypes: Record<never, never>;',
    '  };',
    '};',
    '',
  ].join('\n');
};

const tableType = (name: string, columns: readonly ColumnRow[]): string[] => {
  const writable = columns.filter((column) => !column.generated);
  const field = (column: ColumnRow, optional: boolean): string =>
    `          ${column.column}${optional ? '?' : ''}: ${typeOf(column.type)}${column.nullable ? ' | null' : ''};`;
  return [
    `      ${name}: {`,
    '        Row: {',
    ...columns.map((column) => field(column, false)),
    '        };',
    '        Insert: {',
    ...writable.map((column) => field(column, column.nullable || column.defaulted)),
    '        };',
    '        Update: {',
    ...writable.map((column) => field(column, true)),
    '        };',
    '        Relationships: [];',
    '      };',
  ];
};

const functionType = (fn: FunctionRow): string => {
  const given = fn.arguments.map(
    (argument) => `${argument.name}${argument.optional ? '?' : ''}: ${typeOf(argument.type)}`,
  );
  const args = given.length === 0 ? 'Record<never, never>' : `{ ${given.join('; ')} }`;
  return `      ${fn.name}: { Args: ${args}; Returns: ${typeOf(fn.returns)}${fn.set ? '[]' : ''} };`;
};

const typeOf = (postgresType: string): string => {
  if (postgresType.startsWith('_')) return `${typeOf(postgresType.slice(1))}[]`;
  switch (postgresType) {
    case 'bool':
      return 'boolean';
    case 'int2':
    case 'int4':
    case 'int8':
    case 'float4':
    case 'float8':
    case 'numeric':
      return 'number';
    case 'json':
    case 'jsonb':
      return 'Json';
    case 'void':
      return 'undefined';
    default:
      return 'string';
  }
};
