import { use, useCallback } from 'react';
import { AppError } from '#web/platform/app-error.ts';
import { RecordsContext } from '#web/services/records/records-context.ts';

/** Sends what waits and reads what is new, at once; throws where the server could not be reached. */
export const useSyncNow = (): (() => Promise<void>) => {
  const sync = use(RecordsContext)?.sync;
  return useCallback(async () => {
    await sync?.run();
    const { trouble, waiting, refused } = sync?.state() ?? { trouble: null, waiting: 0, refused: [] };
    if (trouble !== null) throw trouble;
    if (waiting > refused.length) throw new AppError('unreachable', 'Some changes are not sent yet.');
  }, [sync]);
};
