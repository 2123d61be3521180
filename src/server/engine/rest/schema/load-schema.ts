import { hash } from 'node:crypto';
import type { Database } from '#server/engine/database/database.ts';
import { authAdmin } from '#server/engine/database/database.ts';
import { expandForeignKeys, viewPrimaryKey } from './expand-keys.ts';
import type {
  Column,
  ComputedColumn,
  ComputedRelationship,
  DatabaseFunction,
  FunctionArgument,
  Relation,
  Schema,
} from './schema.ts';
import { functionsSql, keysSql, relationsSql, typesSql, viewsSql } from './schema-queries.ts';
import type { FunctionRow, KeyRow, RelationRow, TypeRow, ViewRow } from './schema-queries.ts';
import { readViewColumns, resolveOrigins } from './view-columns.ts';

/** Types of a single argument without a name that a body is given to as it is. */
const wholeBodyTypes: ReadonlySet<string> = new Set(['json', 'jsonb', 'text', 'xml', 'bytea']);

const typeAliases = { int: 'integer', decimal: 'numeric', float: 'double precision', char: 'bpchar' };

/** Reads the exposed schemas from the catalogue, which any role may read. */
export const loadSchema = (db: Database, schemas: readonly string[]): Promise<Schema> => {
  return db.tx(authAdmin, async (query) => {
    // With no search path, PostgreSQL writes every name of a type with its schema.
    await query(`select set_config('search_path', '', true)`);
    const parameters = [[...schemas]];
    const relations = (await query<RelationRow>(relationsSql, parameters)).rows;
    const keys = (await query<KeyRow>(keysSql)).rows;
    const views = (await query<ViewRow>(viewsSql)).rows;
    const functions = (await query<FunctionRow>(functionsSql, parameters)).rows;
    const types = (await query<TypeRow>(typesSql, parameters)).rows;
    return buildSchema({ relations, keys, views, functions, types });
  });
};

interface Catalogue {
  readonly relations: readonly RelationRow[];
  readonly keys: readonly KeyRow[];
  readonly views: readonly ViewRow[];
  readonly functions: readonly FunctionRow[];
  readonly types: readonly TypeRow[];
}

const buildSchema = (catalogue: Catalogue): Schema => {
  const { relations, keys, functions, types } = catalogue;
  const origins = resolveOrigins(
    new Map(catalogue.views.map(({ oid, definition }) => [oid, readViewColumns(definition)])),
  );
  const byOid = new Map(relations.map((row) => [row.oid, row]));
  const foreignKeys = expandForeignKeys(relations, keys, origins);
  const toRelation = (row: RelationRow): Relation => {
    const ownFunctions = functions.filter(({ argumentTable }) => argumentTable === row.oid);
    return {
      schema: row.schema,
      name: row.name,
      kind: row.kind,
      columns: byName(row.columns),
      primaryKey: row.kind === 'view' ? viewPrimaryKey(row, keys, origins) : row.primary_key,
      computed: byName(ownFunctions.flatMap(toComputedColumn)),
      computedRelationships: ownFunctions.flatMap((fn) => toComputedRelationship(fn, byOid)),
      writable: {
        insert: (row.writable & 8) !== 0,
        update: (row.writable & 4) !== 0,
        delete: (row.writable & 16) !== 0,
      },
      description: row.description,
    };
  };
  return {
    relations: group(relations.map(toRelation), (list) => new Map(list.map((item) => [item.name, item]))),
    foreignKeys,
    functions: group(functions.map((row) => toFunction(row, byOid)).filter(isCallable), (list) =>
      Map.groupBy(list, (item) => item.name),
    ),
    types: toTypes(types),
    fingerprint: fingerprintOf([relations, foreignKeys, functions, types]),
  };
};

/** Comments are left out: no statement depends on them. */
const fingerprintOf = (parts: readonly unknown[]): string => {
  const text = JSON.stringify(parts, (key, value: unknown) => (key === 'description' ? undefined : value));
  return hash('sha256', text);
};

/** Arguments are passed by their names; the only one may go without where it takes the whole body of a request. */
const isCallable = ({ arguments: list }: DatabaseFunction): boolean => {
  const [first, ...more] = list;
  if (first?.name === '' && more.length === 0) return wholeBodyTypes.has(first.type);
  return list.every(({ name }) => name !== '');
};

const toComputedColumn = (row: FunctionRow): ComputedColumn[] => {
  if (row.returns !== 'scalar' || row.returnsSet) return [];
  return [{ schema: row.schema, name: row.name, type: row.returnType }];
};

const toComputedRelationship = (
  row: FunctionRow,
  byOid: ReadonlyMap<string, RelationRow>,
): ComputedRelationship[] => {
  const target = byOid.get(row.returnTable);
  if (target === undefined) return [];
  return [
    {
      schema: row.schema,
      name: row.name,
      targetSchema: target.schema,
      targetTable: target.name,
      // `rows 1` is how a set says that there is one at most.
      toOne: !row.returnsSet || row.oneRow,
    },
  ];
};

const toFunction = (row: FunctionRow, byOid: ReadonlyMap<string, RelationRow>): DatabaseFunction => {
  const inputs = row.arguments.filter(({ mode }) => mode !== 'o' && mode !== 't');
  const outputs = row.arguments.filter(({ mode }) => mode !== 'i' && mode !== 'v');
  const firstOptional = inputs.length - row.defaults;
  const returned = byOid.get(row.returnTable);
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
      row.columns.length > 0
        ? row.columns
        : outputs.map(({ name, type }): Column => ({ name, type, default: null })),
    ),
    returnsRelation: returned === undefined ? undefined : { schema: returned.schema, name: returned.name },
    media: row.media ?? undefined,
    description: row.description,
  };
};

const toTypes = (rows: readonly TypeRow[]): Map<string, string> => {
  const types = new Map<string, string>();
  for (const { name, type } of rows) {
    types.set(name, type);
    types.set(type, type);
  }
  for (const [alias, type] of Object.entries(typeAliases)) types.set(alias, type);
  return types;
};

const byName = <Item extends { readonly name: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.name, item]));

const group = <Item extends { readonly schema: string }, Group>(
  items: readonly Item[],
  toGroup: (items: readonly Item[]) => Group,
): Map<string, Group> => {
  const groups = Map.groupBy(items, ({ schema }) => schema);
  return new Map([...groups].map(([schema, list]) => [schema, toGroup(list)]));
};
