import * as z from 'zod/mini';
import type { ExportedTable } from '#domain/data-export/export-tables.ts';
import { dataOf } from '#web/platform/answer.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Connection } from '#web/platform/connect.ts';
import { readTokenOf } from '#web/platform/records/token-queries.ts';

export interface Asking {
  readonly connection: Connection;
  readonly userId: string;
  readonly signal: AbortSignal;
}

export const rowsAtOnce = 500;

// A server that does not answer is a part that is missing, and not a wait without an end.
const patience = 30_000;

const rowList = z.array(z.record(z.string(), z.unknown()));
export type Row = z.infer<typeof rowList>[number];

/** Where the last page ended. Behind a row, not after a number of rows: others may come and go meanwhile. */
const behind = ({ order }: ExportedTable, last: Row | undefined): readonly (readonly [string, string])[] => {
  const [column = ''] = order;
  return last === undefined || order.length > 1 ? [] : [[column, `gt.${String(last[column])}`]];
};

interface Page {
  readonly table: ExportedTable;
  readonly last: Row | undefined;
  readonly seen: number;
}

/** Some rows of one table, one's own, under the policies of the database. */
export const readOwnRows = async (
  { connection, userId, signal }: Asking,
  { table, last, seen }: Page,
): Promise<readonly Row[]> => {
  const token = await readTokenOf(connection.backend, userId);
  const query = new URLSearchParams([
    ['select', table.columns?.join(',') ?? '*'],
    ...(table.owner === null ? [] : [[table.owner, `eq.${userId}`]]),
    ...behind(table, last).map((pair) => [...pair]),
    ...(table.order.length > 1 ? [['offset', String(seen)]] : []),
    ['order', table.order.join(',')],
    ['limit', String(rowsAtOnce)],
  ]);
  const answer = await fetch(`/rest/v1/${table.table}?${query.toString()}`, {
    headers: { apikey: connection.config.publishableKey, authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!answer.ok) {
    dataOf({ data: null, error: { message: `No answer about ${table.table}` }, status: answer.status });
  }
  const parsed = rowList.safeParse(await answer.json());
  if (!parsed.success) throw new AppError('unreadable', `${table.table} could not be read.`, parsed.error);
  return parsed.data;
};

/** Who the person is to the sign-in service. */
export const readAccount = async ({ connection, userId }: Asking): Promise<unknown> => {
  const token = await readTokenOf(connection.backend, userId);
  const { data, error } = await connection.backend.auth.getUser(token);
  if (error !== null) throw new AppError('unreachable', error.message, error);
  const { id, email, phone, created_at, last_sign_in_at, user_metadata, app_metadata, identities } =
    data.user;
  return { id, email, phone, created_at, last_sign_in_at, user_metadata, app_metadata, identities };
};
