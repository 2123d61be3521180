import { useSyncExternalStore } from 'react';

// The session somebody is in, in this tab and since it was loaded. A reload, a crash or another device leaves it empty.
let joined: string | null = null;
const listeners = new Set<() => void>();

export const joinSession = (id: string): void => {
  joined = id;
  for (const listener of listeners) listener();
};

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useJoinedSession = (): string | null => useSyncExternalStore(watch, () => joined);
