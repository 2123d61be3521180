import { useSyncExternalStore } from 'react';
import { type BroughtRecord, takeBackChanges } from '#domain/migration/take-back.ts';
import { findOpenRecords } from '#web/services/records/open-records.ts';

/** What was brought last, for as long as the tab lives: one may want to look at it before deciding. */
export interface LastImport {
  readonly userId: string;
  readonly count: number;
  readonly records: readonly BroughtRecord[];
}

let lastImport: LastImport | null = null;
const listeners = new Set<() => void>();

const set = (next: LastImport | null): void => {
  lastImport = next;
  for (const listener of listeners) listener();
};

export const rememberImport = (next: LastImport): void => set(next);

/**
 * Takes back what was brought, once: a second press finds nothing. Written where the person's records are open now:
 * those of the page that brought them are closed once somebody went on to their tasks.
 */
export const undoImport = (): void => {
  const store = lastImport === null ? undefined : findOpenRecords(lastImport.userId)?.store;
  if (lastImport === null || store === undefined) return;
  store.write(takeBackChanges(lastImport.records, store.all('tasks')));
  set(null);
};

export const forgetImport = (): void => set(null);

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLastImport = (userId: string): LastImport | null => {
  const last = useSyncExternalStore(watch, () => lastImport);
  return last?.userId === userId ? last : null;
};
