import { type ImportedRecord, undoImportChanges } from '#domain/list-import/undo-import.ts';
import { createStore } from '#web/platform/store.ts';
import { useStore } from '#web/platform/use-store.ts';
import { findOpenRecords } from '#web/services/records/open-records.ts';

/** What was brought last, for as long as the tab lives: one may want to look at it before deciding. */
export interface LastImport {
  readonly userId: string;
  readonly count: number;
  readonly records: readonly ImportedRecord[];
}

const lastImport = createStore<LastImport | null>(null);

export const rememberImport = (next: LastImport): void => lastImport.set(next);

/**
 * Takes back what was brought, once: a second press finds nothing. Written where the person's records are open now:
 * those of the page that brought them are closed once somebody went on to their tasks.
 */
export const undoImport = (): void => {
  const last = lastImport.get();
  const store = last === null ? undefined : findOpenRecords(last.userId)?.store;
  if (last === null || store === undefined) return;
  store.write(undoImportChanges(last.records, store.all('tasks')));
  lastImport.set(null);
};

export const forgetImport = (): void => lastImport.set(null);

export const useLastImport = (userId: string): LastImport | null => {
  const last = useStore(lastImport);
  return last?.userId === userId ? last : null;
};
