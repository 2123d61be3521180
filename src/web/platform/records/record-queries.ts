import * as z from 'zod/mini';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { parseRow } from '#domain/records/record-row.ts';
import { dataOf } from '#web/platform/answer.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend.ts';

export interface Pulled {
  readonly records: readonly HeldRecord[];
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

export const pullRecords = async (backend: Backend, after: number): Promise<Pulled> => {
  const parsed = answer.safeParse(dataOf(await backend.rpc('pull_records', { after })));
  if (!parsed.success) throw new AppError('unreadable', 'The changes could not be read.', parsed.error);
  const { rows, cursor, more, horizon } = parsed.data;
  return { records: rows.map(parseRow).filter((record) => record !== null), cursor, more, horizon };
};
