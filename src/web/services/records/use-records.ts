import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Deleted } from '#domain/records/record-view.ts';
import type { RecordKind, Records } from '#domain/records/record-registry.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/** Provided around every page that shows what a person wrote. */
export const RecordStoreContext = createContext<RecordStore | null>(null);

export const useRecordStore = (): RecordStore => {
  const store = use(RecordStoreContext);
  if (store === null) throw new Error('No record store above this component');
  return store;
};

export const useRecords = <Kind extends RecordKind>(kind: Kind): readonly Records[Kind][] => {
  const store = useRecordStore();
  return useSyncExternalStore(
    useCallback((listener) => store.watch(listener), [store]),
    () => store.all(kind),
  );
};

/** What was deleted and can still be brought back. */
export const useDeletedRecords = <Kind extends RecordKind>(kind: Kind): readonly Deleted<Records[Kind]>[] => {
  const store = useRecordStore();
  return useSyncExternalStore(
    useCallback((listener) => store.watch(listener), [store]),
    () => store.deleted(kind),
  );
};
