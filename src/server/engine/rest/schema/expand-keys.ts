import type { ForeignKey } from './schema.ts';
import type { KeyRow, RelationRow } from './schema-queries.ts';
import type { Origin } from './view-columns.ts';

/** A table or view of an exposed schema under which columns of a table can be had, and their names there. */
interface Side {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Foreign keys between tables and views that are exposed, from the keys of the tables below them. */
export const expandForeignKeys = (
  relations: readonly RelationRow[],
  keys: readonly KeyRow[],
  origins: ReadonlyMap<string, ReadonlyMap<number, Origin>>,
): ForeignKey[] =>
  keys.flatMap((key) => {
    if (key.kind !== 'f' || key.foreignColumns === null) return [];
    const targets = sidesOf(relations, origins, key.foreignTable, key.foreignColumns);
    return sidesOf(relations, origins, key.table, key.columns).flatMap((side) =>
      targets.map((target) => ({
        name: key.name,
        schema: side.schema,
        table: side.name,
        columns: side.columns,
        foreignSchema: target.schema,
        foreignTable: target.name,
        foreignColumns: target.columns,
        unique: key.unique,
      })),
    );
  });

/** The keys of all tables of a view that it shows whole; a column that is there twice counts by its first name. */
export const viewPrimaryKey = (
  view: RelationRow,
  keys: readonly KeyRow[],
  origins: ReadonlyMap<string, ReadonlyMap<number, Origin>>,
): readonly string[] => {
  const tables = new Set([...(origins.get(view.oid)?.values() ?? [])].map(({ table }) => table));
  return [...tables].flatMap((table) => {
    const key = keys.find((each) => each.kind === 'p' && each.table === table);
    const [side] = key === undefined ? [] : sidesOf([view], origins, table, key.columns);
    return side?.columns ?? [];
  });
};

/** Nobody shows one key in more ways on purpose. */
const MOST_WAYS = 16;

const sidesOf = (
  relations: readonly RelationRow[],
  origins: ReadonlyMap<string, ReadonlyMap<number, Origin>>,
  table: string,
  columns: readonly number[],
): Side[] =>
  relations.flatMap((relation) => {
    const names = new Map(relation.columns.map(({ number, name }) => [number, name]));
    const shown = [...(origins.get(relation.oid) ?? [])].toSorted(([left], [right]) => left - right);
    const namesOf = (column: number): readonly string[] => {
      const numbers =
        relation.oid === table
          ? [column]
          : shown.flatMap(([number, origin]) =>
              origin.table === table && origin.column === column ? [number] : [],
            );
      return numbers.flatMap((number) => names.get(number) ?? []);
    };
    // A view may show a column twice, and is then related by each of its names.
    const ways = columns.reduce<readonly (readonly string[])[]>(
      (before, column) =>
        before.flatMap((way) => namesOf(column).map((name) => way.concat(name))).slice(0, MOST_WAYS),
      [[]],
    );
    return ways.map((way) => ({ schema: relation.schema, name: relation.name, columns: way }));
  });
