import { randomUUID } from 'node:crypto';
import type { CatalogueColumn, CatalogueTable } from './read-catalogue.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Somebody of the rehearsal: their account, and the rows that other tables know them by. */
export interface Person {
  readonly id: string;
  readonly profileId: string;
  readonly userRowId: string;
}

const peoplesTables: Readonly<Record<string, keyof Person>> = {
  'auth.users': 'id',
  'public.profiles': 'profileId',
  'public.users': 'userRowId',
};

/** What a column that says whose row it is holds for somebody; nothing for any other column. */
const ownIdFor = (column: CatalogueColumn, person: Person): string | undefined => {
  if (column.type !== 'uuid') return undefined;
  const part = column.refers === null ? undefined : peoplesTables[column.refers.table];
  if (part !== undefined) return person[part];
  return column.refers === null && column.name === 'user_id' ? person.id : undefined;
};

/** The column by which a table knows whose a row is: named as one, or the first that leads to a person. */
export const ownerColumn = (table: CatalogueTable): CatalogueColumn | undefined => {
  const nobody: Person = { id: 'x', profileId: 'x', userRowId: 'x' };
  const leading = table.columns.filter((column) => ownIdFor(column, nobody) !== undefined);
  return leading.find(({ name }) => name === 'user_id') ?? leading[0];
};

export const ownerValue = (table: CatalogueTable, person: Person): string | undefined => {
  const column = ownerColumn(table);
  return column === undefined ? undefined : ownIdFor(column, person);
};

/**
 * A row with as little in it as the table allows: whose it is, and what has to be there, in the shape that its checks ask for.
 * What a check cannot be read for is said in `scenes.ts`.
 */
export const makeRow = (
  table: CatalogueTable,
  person: Person,
  given: Row,
  parents: Readonly<Record<string, Row>>,
  needs: readonly string[] = [],
): Row => {
  const row: Record<string, unknown> = {};
  const owner = ownerColumn(table);
  for (const column of table.columns) {
    if (column.generated || column.name in given) continue;
    const isOwner = column.name === owner?.name;
    if (!column.required && !isOwner && !needs.includes(column.name)) continue;
    row[column.name] = valueFor(column, table.checks, person, parents);
  }
  for (const [name, value] of Object.entries(given)) if (value !== undefined) row[name] = value;
  return row;
};

const valueFor = (
  column: CatalogueColumn,
  checks: readonly string[],
  person: Person,
  parents: Readonly<Record<string, Row>>,
): unknown => {
  const own = ownIdFor(column, person);
  if (own !== undefined) return own;
  if (column.refers !== null) return parents[column.refers.table]?.[column.refers.column];
  if (column.word !== null) return column.word;
  return fromChecks(column, checks) ?? plainValue(column.type);
};

/** The first word of a list, the least of a range, the shortest text. */
const fromChecks = ({ name, type }: CatalogueColumn, checks: readonly string[]): unknown => {
  const own = checks.filter((check) => new RegExp(`\\b${name}\\b`).test(check));
  for (const check of own) {
    const word = new RegExp(`\\(${name} = (?:ANY \\(ARRAY\\[)?'([^']*)'`).exec(check)?.[1];
    if (word !== undefined) return word;
  }
  for (const check of own) {
    const shortest = new RegExp(`char_length\\(${name}\\) >= (\\d+)`).exec(check)?.[1];
    if (shortest !== undefined) return 'x'.repeat(Math.max(1, Number(shortest)));
    const least = new RegExp(`\\(${name} >= \\(?'?(-?\\d+)`).exec(check)?.[1];
    if (least !== undefined && isNumber(type)) return Number(least);
  }
  return undefined;
};

const isNumber = (type: string): boolean => /^(small|big)?int|^numeric|^real|^double/.test(type);

const plainValue = (type: string): unknown => {
  if (type === 'uuid') return randomUUID();
  if (type === 'boolean') return true;
  if (type.endsWith('[]')) return [];
  if (type.startsWith('json')) return {};
  if (type.startsWith('timestamp') || type === 'date') return '2026-01-01';
  if (isNumber(type)) return 1;
  if (type === 'bytea') return '\\x00';
  if (type === 'interval') return '1 hour';
  if (type === 'inet') return '192.0.2.1';
  // Unlike any that is there.
  return randomUUID().slice(0, 16);
};
