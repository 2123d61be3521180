import { useSyncExternalStore } from 'react';

/** What was brought last, for as long as the page lives: one may want to look at it before deciding. */
export interface Brought {
  readonly userId: string;
  readonly count: number;
  readonly undo: () => void;
}

let brought: Brought | null = null;
const listeners = new Set<() => void>();

const set = (next: Brought | null): void => {
  brought = next;
  for (const listener of listeners) listener();
};

export const rememberBrought = (next: Brought): void => set(next);

/** Takes back what was brought, once: a second press finds nothing. */
export const takeBack = (): void => {
  const last = brought;
  set(null);
  last?.undo();
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
