import { DatabaseError } from 'pg';
import type { Query } from '#server/engine/database/database.ts';

const isAboutValues = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(?:22|23)/u.test(error.code ?? '');

/** Writes as many as the database takes, by halves; those it does not take are given back. */
export const writeAllowed = async <Row>(
  query: Query,
  rows: readonly Row[],
  write: (some: readonly Row[]) => Promise<void>,
): Promise<readonly Row[]> => {
  if (rows.length === 0) return [];
  await query('savepoint allowed');
  try {
    await write(rows);
    await query('release savepoint allowed');
    return [];
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    await query('rollback to savepoint allowed');
    await query('release savepoint allowed');
  }
  if (rows.length === 1) return rows;
  const half = Math.ceil(rows.length / 2);
  return [
    ...(await writeAllowed(query, rows.slice(0, half), write)),
    ...(await writeAllowed(query, rows.slice(half), write)),
  ];
};
