import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { OpenRecords } from '#web/services/records/open-records.ts';
import type { SyncState } from '#web/services/records/record-sync.ts';

/** What this device holds of the person who is here; null until it is open. */
export const RecordsContext = createContext<OpenRecords | null>(null);

/** How this device stands with the server; null until its records are open. */
export const useSyncState = (): SyncState | null => {
  const sync = use(RecordsContext)?.sync;
  return useSyncExternalStore(
    useCallback((listener) => sync?.watch(listener) ?? ((): void => undefined), [sync]),
    () => sync?.state() ?? null,
  );
};
