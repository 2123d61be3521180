import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { QueryResult, QueryResultRow } from 'pg';
import { makeRow, ownerColumn, ownerValue } from '#server/security-audit/make-row.ts';
import type { Person, Row } from '#server/security-audit/make-row.ts';
import { readCatalogue } from '#server/security-audit/read-catalogue.ts';
import type { CatalogueColumn, CatalogueTable } from '#server/security-audit/read-catalogue.ts';
import { scenesOf } from '#server/security-audit/scenes.ts';

/** Found nowhere else, and small letters alone, so that it fits where only a name of the program should. */
export const word = 'zqplantedwordqz';

/** Where an admin is meant to read what somebody sent, or what the program wrote. Everything else hides the word. */
export const shown: Readonly<Record<string, string>> = {
  'public.contact_messages': 'messages written to the operator',
  'public.client_logs': 'error reports, without a name for guests',
  'public.security_events': 'what was observed of requests, such as the browser’s name',
  'public.audit_personal': 'the reason an admin gave, and the browser it came from',
  'public.board_cards': 'the team’s own board, which admins write',
  'public.security_threats.facts': 'what the rules saw of a sign-in, which the host writes',
  'public.ai_provider': 'the model that admins connect, for the whole site',
  'public.licence_default': 'the tier that admins set for the whole site',
  'auth.users.email': 'the address somebody signs in with, by which they are found',
  'auth.identities.provider': 'the name of the sign-in service, which the host writes',
};

type AdminQuery = <R extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<QueryResult<R>>;

export interface Planted {
  /** As `schema.table.column`. */
  readonly columns: readonly string[];
  /** Columns for texts that took no form of the word, and that no check speaks of: each has to be explained. */
  readonly refused: readonly string[];
  /** Tables with a person in them that took no row: each has to be explained. */
  readonly withoutRow: readonly string[];
}

/** Every row a person can have, with the word in every column that takes it. New tables come by themselves. */
export const plantWords = async (adminQuery: AdminQuery, person: Person): Promise<Planted> => {
  const { tables } = await readCatalogue(adminQuery);
  // Limits and refusals of triggers are not what is tried here; the checks of the columns still count.
  await adminQuery(`set session_replication_role = replica`);
  const columns: string[] = [];
  const refused: string[] = [];
  const withoutRow: string[] = [];
  for (const table of tables) {
    if (whose(table) === undefined || isShown(table.name)) continue;
    const holds = await adminQuery(`select from ${table.name} where ${mine(table)} limit 1`, [
      idOf(table, person),
    ]);
    if (holds.rowCount === 0 && !(await plantRow(adminQuery, table, person))) {
      withoutRow.push(table.name);
      continue;
    }
    for (const column of table.columns) {
      const name = `${table.name}.${column.name}`;
      if (isShown(name)) continue;
      if (await plantWord(adminQuery, table, column, person)) columns.push(name);
      else if (isForText(table, column)) refused.push(name);
    }
  }
  await adminQuery(`set session_replication_role = origin`);
  return { columns, refused, withoutRow };
};

const isShown = (name: string): boolean => Object.hasOwn(shown, name);

/** The column that says whose a row is; an account is its own. */
const whose = (table: CatalogueTable): string | undefined =>
  table.name === 'auth.users' ? 'id' : ownerColumn(table)?.name;

const idOf = (table: CatalogueTable, person: Person): string | undefined =>
  table.name === 'auth.users' ? person.id : ownerValue(table, person);

const mine = (table: CatalogueTable): string => `"${whose(table) ?? ''}"::text = $1::text`;

/** Any parent at all: nobody asks for it while triggers rest. */
const anyParent = (): Readonly<Record<string, Row>> =>
  new Proxy({}, { get: () => new Proxy({}, { get: () => randomUUID() }) });

const plantRow = async (adminQuery: AdminQuery, table: CatalogueTable, person: Person): Promise<boolean> => {
  // The last scene is the one that is nobody else's business: an upload that is not offered, for instance.
  for (const scene of scenesOf(table.name).toReversed()) {
    const row = makeRow(table, person, scene.row?.(person) ?? {}, anyParent(), scene.needs);
    const names = Object.keys(row).map((name) => `"${name}"`);
    const done = await tried(
      adminQuery(
        `insert into ${table.name} (${names.join(', ')}) overriding system value
         select ${names.join(', ')} from jsonb_populate_record(null::${table.name}, $1)`,
        [JSON.stringify(row)],
      ),
    );
    if (!done) continue;
    const own = await adminQuery(`select from ${table.name} where ${mine(table)} limit 1`, [
      idOf(table, person),
    ]);
    if (own.rowCount !== 0) return true;
  }
  return false;
};

/** Longest first, so that something of it stays where there is little room. */
const valuesFor = (type: string): readonly string[] => {
  if (type === 'jsonb' || type === 'json') {
    return [
      JSON.stringify({ word }),
      JSON.stringify([word]),
      JSON.stringify(word),
      JSON.stringify({ step_1: word }),
    ];
  }
  // An id has no room for a word.
  if (type.endsWith('[]')) return type === 'uuid[]' ? [] : [`{${word}}`];
  if (type === 'bytea') return [`\\x${Buffer.from(word).toString('hex')}`];
  return /^(text|character|varchar|citext|name)/.test(type)
    ? [word, `https://${word}.org`, `${word}@example.org`]
    : [];
};

/** Whether words could stand there: nothing generated, nobody's id, and nothing that a check binds to a list or a shape. */
const isForText = (table: CatalogueTable, column: CatalogueColumn): boolean =>
  !column.generated &&
  column.refers === null &&
  column.name !== whose(table) &&
  valuesFor(column.type).length > 0 &&
  !table.checks.some((check) => new RegExp(`\\b${column.name}\\b`).test(check));

const plantWord = async (
  adminQuery: AdminQuery,
  table: CatalogueTable,
  column: CatalogueColumn,
  person: Person,
): Promise<boolean> => {
  if (column.generated || column.name === whose(table)) return false;
  for (const value of valuesFor(column.type)) {
    const done = await tried(
      adminQuery(`update ${table.name} set "${column.name}" = $2::${column.type} where ${mine(table)}`, [
        idOf(table, person),
        value,
      ]),
    );
    if (done) return true;
  }
  return false;
};

const tried = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof DatabaseError) return false;
    throw error;
  }
};
