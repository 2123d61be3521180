import * as z from 'zod/mini';
import type { RecordEdit } from '#domain/records/record-row.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { readNotedPoint, dropNotedPoint } from '#web/services/records/noted-point.ts';
import { logger } from '#web/services/logging/logger.ts';
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

/**
 * Makes the restore point that was noted here, so that it stands before whatever is sent next. Where there is no way to the
 * server the sending stops as well, and both are tried again. A point that the server will not make holds up nothing.
 */
export const sendNotedPoint = async (backend: Backend, userId: string): Promise<void> => {
  const why = readNotedPoint(userId);
  if (why === null) return;
  const token = await readTokenOf(backend, userId);
  try {
    responseData(
      await backend.rpc('make_restore_point', { p_why: why }).setHeader('Authorization', `Bearer ${token}`),
    );
  } catch (error) {
    const { code } = error instanceof AppError ? error : { code: null };
    if (code === 'unreachable' || code === 'signed-out') throw error;
    logger.error('A restore point was not made', { error }, 'records');
  }
  dropNotedPoint(userId);
};
