import * as z from 'zod/mini';
import type { ExportedTable } from '#domain/data-export/export-tables.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Connection } from '#web/platform/backend/connect.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

export interface Asking {
  readonly connection: Connection;
  readonly userId: string;
  readonly signal: AbortSignal;
}

export const rowsAtOnce = 500;

// A server that does not answer is a part that is missing, and not a wait without an end.
const timeoutMs = 30_000;

const rowList = z.array(z.record(z.string(), z.unknown()));
export type Row = z.infer<typeof rowList>[number];

interface Page {
  readonly table: ExportedTable;
  /** What stands in the owner's column; null where it needs no asking. */
  readonly owner: string | null;
  readonly last: Row | undefined;
  readonly seen: number;
}

const queryOf = ({ table, owner, last, seen }: Page): URLSearchParams => {
  const { order, columns } = table;
  const query = new URLSearchParams({
    select: columns?.join(',') ?? '*',
    order: order.join(','),
    limit: String(rowsAtOnce),
  });
  if (table.owner !== null) query.append(table.owner.column, `eq.${owner ?? ''}`);
  const [column = ''] = order;
  // Behind a row, not after a number of rows: others may come and go meanwhile.
  if (order.length > 1) query.append('offset', String(seen));
  else if (last !== undefined) query.append(column, `gt.${String(last[column])}`);
  return query;
};

/** Some rows of one table, one's own, under the policies of the database. */
export const readOwnRows = async (
  { connection, userId, signal }: Asking,
  page: Page,
): Promise<readonly Row[]> => {
  const { table } = page.table;
  const token = await readTokenOf(connection.backend, userId);
  const answer = await fetch(`/rest/v1/${table}?${queryOf(page).toString()}`, {
    headers: { apikey: connection.config.publishableKey, authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!answer.ok) {
    responseData({ data: null, error: { message: 'No answer from the server.' }, status: answer.status });
  }
  const parsed = rowList.safeParse(await answer.json());
  if (!parsed.success) throw new AppError('unreadable', 'This part couldn’t be loaded.', parsed.error);
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
