import { auditActors } from '#domain/security/audit/audit-actors.ts';
import type { AuditActor, AuditOperation } from '#domain/security/audit/audit-actors.ts';
import { mayPass } from '#domain/security/audit/expectations.ts';
import { makeRow, ownerColumn, ownerValue } from './make-row.ts';
import type { Row } from './make-row.ts';
import type { Catalogue, CatalogueColumn, CatalogueTable } from './read-catalogue.ts';
import type { Rehearsal, Tried } from './rehearse.ts';
import type { Scene } from './scenes.ts';

export interface TriedCell extends Tried {
  readonly operation: AuditOperation;
  readonly actor: AuditActor;
}

type Statement = readonly [text: string, values: readonly unknown[]];

const roleOf = (actor: AuditActor): string => {
  if (actor === 'anonymous') return 'anon';
  return actor === 'service' ? 'service_role' : 'authenticated';
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every operation as everybody, on a row of the owner's that is made for it and gone afterwards. */
export const tryTable = async (
  rehearsal: Rehearsal,
  catalogue: Catalogue,
  table: CatalogueTable,
  scene: Scene,
): Promise<readonly TriedCell[]> =>
  rehearsal.aside(async () => {
    const { owner } = rehearsal.people;
    await scene.before?.(rehearsal);
    const given = scene.row?.(owner) ?? {};
    const parents = await plantParents(rehearsal, catalogue, table, scene.needs, given);
    const row = makeRow(table, owner, given, parents, scene.needs);
    const cells: TriedCell[] = [];
    for (const actor of auditActors) {
      const [tried] = await rehearsal.tryAs(actor, [insertAs(actor, table, row)]);
      if (tried !== undefined) cells.push({ operation: 'insert', actor, ...tried });
    }
    const there = scene.existing?.(owner) ?? (await rehearsal.plant(table.name, row));
    await rehearsal.pointAt(table.name, keyOf(table, there));
    for (const actor of auditActors) {
      const statements = statementsOn(actor, table, there);
      const tried = await rehearsal.tryAs(
        actor,
        statements.map(([, statement]) => statement),
      );
      for (const [index, each] of tried.entries()) {
        cells.push({ operation: statements[index]?.[0] ?? 'select', actor, ...each });
      }
    }
    const seen = await tryBlindly(rehearsal, table, scene, there, cells);
    return [
      ...seen,
      ...(await tryToGive(rehearsal, table, seen)),
      ...(await tryWithoutFactor(rehearsal, table, row, there, cells)),
    ];
  });

const blindActors: readonly AuditActor[] = ['anonymous', 'stranger', 'admin'];

const isClosed = (
  table: CatalogueTable,
  scene: Scene,
  operation: AuditOperation,
  actor: AuditActor,
): boolean => mayPass(table.name, scene.name, operation, actor) === false;

/** The row that the rehearsal points at, without a word about its columns. */
const thisRow = 'where current of rehearsed_row';

const blindStatement = (
  table: CatalogueTable,
  operation: 'update' | 'delete',
  actor: AuditActor,
  values: Row,
): Statement => {
  if (operation === 'delete') return [`delete from ${table.name} ${thisRow}`, []];
  const column = changedColumn(table, roleOf(actor));
  return [
    `update ${table.name} set ${quoted(column.name)} = $1::${column.type} ${thisRow}`,
    [blindValue(column, values)],
  ];
};

/**
 * Changing and deleting without naming a column, by those who may touch nothing here. A column in the condition brings the
 * reading policies in, so a writing policy that is too wide would hide behind them, and stay open to whoever leaves the
 * condition out. A cursor keeps it to the one row: a statement without any would take hold of everybody's.
 */
const tryBlindly = async (
  rehearsal: Rehearsal,
  table: CatalogueTable,
  scene: Scene,
  there: Row,
  cells: readonly TriedCell[],
): Promise<readonly TriedCell[]> => {
  const other: TriedCell[] = [];
  for (const actor of blindActors) {
    // Where the role has no right to begin with, the answer is known.
    const closed = cells.filter(
      (cell) =>
        cell.actor === actor && cell.outcome === 'nothing' && isClosed(table, scene, cell.operation, actor),
    );
    const operations = (['update', 'delete'] as const).filter((each) =>
      closed.some(({ operation }) => operation === each),
    );
    if (operations.length === 0) continue;
    const tried = await rehearsal.tryAs(
      actor,
      operations.map((operation) => blindStatement(table, operation, actor, there)),
    );
    for (const [index, { outcome, saw }] of tried.entries()) {
      const operation = operations[index];
      if (operation === undefined) continue;
      if (outcome === 'allowed') other.push({ operation, actor, outcome, saw: `${saw} without a condition` });
      // One that said nothing about rights is no proof that they hold.
      if (outcome === 'untried') other.push({ operation, actor, outcome, saw });
    }
  }
  return cells.map(
    (cell) =>
      other.find(({ operation, actor }) => operation === cell.operation && actor === cell.actor) ?? cell,
  );
};

const blindValue = ({ name, type }: CatalogueColumn, values: Row): unknown => {
  const value = values[name] ?? null;
  return type.startsWith('json') && value !== null ? JSON.stringify(value) : value;
};

/**
 * Handing a row to somebody else. Without naming a column, which would bring the reading policies in and hide a hole. Only
 * where it is the owner's to change and no other's, and where a grant allows it at all.
 */
const tryToGive = async (
  rehearsal: Rehearsal,
  table: CatalogueTable,
  cells: readonly TriedCell[],
): Promise<readonly TriedCell[]> => {
  const column = ownerColumn(table);
  const updates = cells.filter(({ operation, outcome }) => operation === 'update' && outcome === 'allowed');
  const isOwnersAlone = updates.every(({ actor }) => actor === 'owner' || actor === 'service');
  const isGranted = column?.updatable.includes('authenticated') === true;
  if (column === undefined || !isGranted || updates.length === 0 || !isOwnersAlone) return [];
  const [tried] = await rehearsal.tryAs('owner', [
    [
      `update ${table.name} set ${quoted(column.name)} = $1::${column.type} ${thisRow}`,
      [ownerValue(table, rehearsal.people.stranger)],
    ],
  ]);
  return tried === undefined ? [] : [{ operation: 'give', actor: 'owner', ...tried }];
};

/** Whatever the owner may do, once more with a second factor that was not shown. One cell: there is one answer to all of it. */
const tryWithoutFactor = async (
  rehearsal: Rehearsal,
  table: CatalogueTable,
  row: Row,
  there: Row,
  cells: readonly TriedCell[],
): Promise<readonly TriedCell[]> => {
  const may = cells.filter(({ actor, outcome }) => actor === 'owner' && outcome === 'allowed');
  const all: ReadonlyArray<readonly [AuditOperation, Statement]> = [
    ...statementsOn('owner', table, there),
    ['insert', insertAs('owner', table, row)],
  ];
  const statements = all.filter(([operation]) => may.some((cell) => cell.operation === operation));
  if (statements.length === 0) return [];
  const tried = await rehearsal.tryUnanswered(statements.map(([, statement]) => statement));
  const passed = statements.flatMap(([operation], index) =>
    tried[index]?.outcome === 'allowed' ? [operation] : [],
  );
  return [
    {
      operation: 'unanswered',
      actor: 'owner',
      outcome: passed.length > 0 ? 'allowed' : 'nothing',
      saw: passed.join(', ') || '0',
    },
  ];
};

const plantParents = async (
  rehearsal: Rehearsal,
  catalogue: Catalogue,
  table: CatalogueTable,
  needs: readonly string[] = [],
  given: Row = {},
): Promise<Readonly<Record<string, Row>>> => {
  const { owner } = rehearsal.people;
  const parents: Record<string, Row> = {};
  for (const { name: column, required, refers } of table.columns) {
    if (!(required || needs.includes(column)) || refers === null || refers.table === table.name) continue;
    const parent = catalogue.tables.find(({ name }) => name === refers.table);
    const isPerson = ['auth.users', 'public.users', 'public.profiles'].includes(refers.table);
    // What the scene names, it has put there itself.
    if (parent === undefined || isPerson || column in given || parents[refers.table] !== undefined) continue;
    const above = await plantParents(rehearsal, catalogue, parent);
    parents[refers.table] = await rehearsal.plant(parent.name, makeRow(parent, owner, {}, above));
  }
  return parents;
};

/** With the columns that the role may fill, and for everybody but the owner with the owner's name on it. */
const insertAs = (actor: AuditActor, table: CatalogueTable, row: Row): Statement => {
  const role = roleOf(actor);
  const owner = ownerColumn(table)?.name;
  const named = table.columns.filter(({ name }) => name in row);
  const open = named.filter(({ insertable }) => insertable.includes(role));
  const columns = named.filter(
    (column) => open.length === 0 || open.includes(column) || (column.name === owner && actor !== 'owner'),
  );
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  if (names === '') return [`insert into ${table.name} default values`, []];
  return [
    `insert into ${table.name} (${names}) select ${names} from jsonb_populate_record(null::${table.name}, $1::jsonb)`,
    [JSON.stringify(row)],
  ];
};

const keyOf = (table: CatalogueTable, there: Row): Row => {
  const keys = table.key.length > 0 ? table.key : Object.keys(there).filter((name) => there[name] !== null);
  // Where a row was there before and its key is left to the table, it is the only row there can be.
  return Object.fromEntries(
    keys.filter((name) => there[name] !== undefined).map((name) => [name, there[name]]),
  );
};

const statementsOn = (
  actor: AuditActor,
  table: CatalogueTable,
  there: Row,
): ReadonlyArray<readonly [AuditOperation, Statement]> => {
  const key = keyOf(table, there);
  const keys = Object.keys(key);
  const typeOf = (name: string): string =>
    table.columns.find((column) => column.name === name)?.type ?? 'text';
  const where =
    keys.map((name, index) => `${quoted(name)} = $${index + 1}::${typeOf(name)}`).join(' and ') || 'true';
  const values = Object.values(key);
  const change = quoted(changedColumn(table, roleOf(actor)).name);
  return [
    ['select', [`select 1 from ${table.name} where ${where}`, values]],
    ['update', [`update ${table.name} set ${change} = ${change} where ${where}`, values]],
    ['delete', [`delete from ${table.name} where ${where}`, values]],
  ];
};

/** One that the role may change, if there is any; keys and owners last. */
const changedColumn = (table: CatalogueTable, role: string): CatalogueColumn => {
  const rank = (column: CatalogueColumn): number =>
    (column.updatable.includes(role) ? 0 : 4) +
    (column.name === ownerColumn(table)?.name ? 2 : 0) +
    (table.key.includes(column.name) ? 1 : 0);
  const [first] = table.columns.filter(({ generated }) => !generated).toSorted((a, b) => rank(a) - rank(b));
  if (first === undefined) throw new Error(`${table.name} has no column`);
  return first;
};
