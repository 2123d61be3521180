import type { QueryResult, QueryResultRow } from 'pg';
import type { Query } from '#server/engine/database/database.ts';

/** To begin with: few enough that two helpings of the longest rows there are fit into some megabytes. */
const FIRST = 250;
/** Once the rows are known to be short. */
const MOST = 2000;
/** What a helping may weigh, about. */
const BYTES = 1024 * 1024;

/** What may be kept of one table for its second file. */
const KEPT = 8 * 1024 * 1024;

/** What one of these rows weighs, about. */
const weightOf = (rows: readonly QueryResultRow[]): number => {
  const some = rows.slice(0, 20);
  return JSON.stringify(some).length / Math.max(some.length, 1);
};

/** How many rows like these are a helping. */
const helpingOf = (rows: readonly QueryResultRow[]): number =>
  Math.min(MOST, Math.max(FIRST, Math.floor(BYTES / weightOf(rows))));

const isPair = <Row extends QueryResultRow>(results: unknown): results is [unknown, QueryResult<Row>] =>
  Array.isArray(results) && results.length === 2;

let lastCursor = 0;

/**
 * The rows of a select, a helping at a time: the next one is on its way while this one is being worked on, and no more than
 * that. Inside a transaction, with whose end the cursor goes: a way to the database and back costs as much as many rows.
 */
export const readRows = async function* <Row extends QueryResultRow>(
  query: Query,
  select: string,
): AsyncGenerator<readonly Row[]> {
  lastCursor = (lastCursor + 1) % 1_000_000;
  const cursor = `archive_rows_${lastCursor}`;
  // Two statements in one message have two results, which the type does not know.
  const both: unknown = await query<Row>(
    `declare ${cursor} no scroll cursor for ${select}; fetch ${FIRST} from ${cursor}`,
  );
  if (!isPair<Row>(both)) throw new Error('A cursor and its first rows are two results');
  let { rows } = both[1];
  let asked = FIRST;
  while (rows.length === asked) {
    asked = helpingOf(rows);
    const next = query<Row>(`fetch ${asked} from ${cursor}`);
    // Where nobody asks for it any more, the transaction ends and tells why.
    next.catch(() => {});
    yield rows;
    ({ rows } = await next);
  }
  if (rows.length > 0) yield rows;
};

/** Rows that two files are made of: read twice only where they are too many to keep. */
export const rowsForTwo = <Row extends QueryResultRow>(
  query: Query,
  select: string,
): (() => AsyncGenerator<readonly Row[]>) => {
  let kept: (readonly Row[])[] | undefined;
  return async function* () {
    if (kept !== undefined) {
      yield* kept;
      return;
    }
    const held: (readonly Row[])[] = [];
    let weight = 0;
    for await (const rows of readRows<Row>(query, select)) {
      weight += weightOf(rows) * rows.length;
      if (weight <= KEPT) held.push(rows);
      yield rows;
    }
    if (weight <= KEPT) kept = held;
  };
};
