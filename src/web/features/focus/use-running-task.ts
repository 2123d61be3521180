import { useRecords } from '#web/services/records/use-records.ts';

/** The task of the session that runs or is paused; null for none. It does not tick. */
export const useRunningTask = (): string | null =>
  useRecords('focusSessions').find(({ phase }) => phase === 'focus' || phase === 'paused')?.taskId ?? null;
