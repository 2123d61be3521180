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

/** The key of the first table of a view that shows all of that table's key. */
export const viewPrimaryKey = (
  view: RelationRow,
  keys: readonly KeyRow[],
  origins: ReadonlyMap<string, ReadonlyMap<number, Origin>>,
): readonly string[] => {
  for (const { table } of origins.get(view.oid)?.values() ?? []) {
    const key = keys.find((each) => each.kind === 'p' && each.table === table);
    const [side] = key === undefined ? [] : sidesOf([view], origins, table, key.columns);
    if (side !== undefined) return side.columns;
  }
  return [];
};

const sidesOf = (
  relations: readonly RelationRow[],
  origins: ReadonlyMap<string, ReadonlyMap<number, Origin>>,
  table: string,
  columns: readonly number[],
): Side[] =>
  relations.flatMap((relation) => {
    const names = new Map(relation.columns.map(({ number, name }) => [number, name]));
    const shown = [...(origins.get(relation.oid) ?? [])];
    const found = columns.map((column) => {
      if (relation.oid === table) return names.get(column);
      const number = shown.find(([, origin]) => origin.table === table && origin.column === column)?.[0];
      return number === undefined ? undefined : names.get(number);
    });
    const complete = found.filter((name) => name !== undefined);
    return complete.length === columns.length
      ? [{ schema: relation.schema, name: relation.name, columns: complete }]
      : [];
  });
