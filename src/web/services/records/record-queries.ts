import * as z from 'zod/mini';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { parseRow } from '#domain/records/record-row.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { logger } from '#web/services/logging/logger.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

export interface Pulled {
  readonly records: readonly HeldRecord[];
  /** How many rows this version of the app cannot read. They hold up nothing else. */
  readonly unread: number;
  readonly cursor: number;
  readonly more: boolean;
  /** Below this number rows may have gone for good. */
  readonly horizon: number;
}

const answer = z.object({
  rows: z.array(z.unknown()),
  cursor: z.number(),
  more: z.boolean(),
  horizon: z.number(),
});

const readRow = (row: unknown): HeldRecord | null => {
  try {
    return parseRow(row);
  } catch (error) {
    logger.error('A record could not be read', { error }, 'records');
    return null;
  }
};

export const pullRecords = async (
  backend: Backend,
  userId: string,
  after: number,
  signal: AbortSignal,
): Promise<Pulled> => {
  const token = await readTokenOf(backend, userId);
  const call = backend
    .rpc('pull_records', { after })
    .setHeader('Authorization', `Bearer ${token}`)
    .abortSignal(signal);
  const parsed = answer.safeParse(responseData(await call));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load the changes.', parsed.error);
  const { rows, cursor, more, horizon } = parsed.data;
  const records = rows.map(readRow).filter((record) => record !== null);
  return { records, unread: rows.length - records.length, cursor, more, horizon };
};
