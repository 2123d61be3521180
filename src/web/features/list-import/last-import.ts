import { useSyncExternalStore } from 'react';
import { type BroughtRecord, takeBackChanges } from '#domain/migration/take-back.ts';
import { recordsOpenHere } from '#web/services/records/open-records.ts';

/** What was brought last, for as long as the tab lives: one may want to look at it before deciding. */
export interface Brought {
  readonly userId: string;
  readonly count: number;
  readonly records: readonly BroughtRecord[];
}

let brought: Brought | null = null;
const listeners = new Set<() => void>();

const set = (next: Brought | null): void => {
  brought = next;
  for (const listener of listeners) listener();
};

export const rememberBrought = (next: Brought): void => set(next);

/**
 * Takes back what was brought, once: a second press finds nothing. Written where the person's records are open now:
 * those of the page that brought them are closed once somebody went on to their tasks.
 */
export const takeBack = (): void => {
  const store = brought === null ? undefined : recordsOpenHere(brought.userId)?.store;
  if (brought === null || store === undefined) return;
  store.write(takeBackChanges(brought.records, store.all('tasks')));
  set(null);
};

export const forgetBrought = (): void => set(null);

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useBrought = (userId: string): Brought | null => {
  const last = useSyncExternalStore(watch, () => brought);
  return last?.userId === userId ? last : null;
};
