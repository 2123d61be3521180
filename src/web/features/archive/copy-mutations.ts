import { copyBucket, type CopyRhythm } from '#domain/archive/kept-copies.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export const scheduleCopies = async (every: CopyRhythm): Promise<void> => {
  const { backend } = await connect();
  responseData(await backend.rpc('schedule_copies', { p_every: every }));
};

export const removeKept = async (path: string): Promise<void> => {
  const { backend } = await connect();
  const { error } = await backend.storage.from(copyBucket).remove([path]);
  if (error !== null) throw new AppError('unreachable', error.message, error);
};
