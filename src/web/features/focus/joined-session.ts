import { createStore } from '#web/platform/store.ts';
import { useStore } from '#web/platform/use-store.ts';

// The session somebody is in, in this tab and since it was loaded. A reload, a crash or another device leaves it empty.
const joined = createStore<string | null>(null);

export const joinSession = (id: string): void => joined.set(id);

export const useJoinedSession = (): string | null => useStore(joined);
