import * as z from 'zod/mini';
import type { RecordEdit } from '#domain/records/record-row.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

/** What became of each edit: kept, missing, or refused with a reason. */
const answer = z.array(z.string());

export const pushEdits = async (
  backend: Backend,
  userId: string,
  edits: readonly RecordEdit[],
): Promise<readonly string[]> => {
  const token = await readTokenOf(backend, userId);
  const call = backend
    .rpc('apply_edits', { edits: [...edits] })
    .setHeader('Authorization', `Bearer ${token}`);
  const parsed = answer.safeParse(responseData(await call));
  if (!parsed.success || parsed.data.length !== edits.length) {
    throw new AppError('unreadable', 'We couldn’t read the server’s reply.', parsed.error);
  }
  return parsed.data;
};
