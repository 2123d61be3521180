import type { MemoryLookName } from '#domain/memory/memory-settings.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { createStore } from '#web/platform/store.ts';

export interface SuggestionsFound {
  readonly place: MemoryLookName;
  readonly count: number;
}

/** Begins like everything that sign-out clears. */
const toldKey = 'user_memory_told';

/** What to hint at, beside where it was written; null for nothing. */
export const suggestionsFound = createStore<SuggestionsFound | null>(null);

/** Once in a session of the browser: the inbox of suggestions has its own count. */
export const tellSuggestions = (found: readonly SuggestionsFound[]): void => {
  const first = found[0];
  if (first === undefined || sessionStore.read(toldKey) !== null) return;
  sessionStore.write(toldKey, 'yes');
  const count = found.filter(({ place }) => place === first.place).reduce((sum, one) => sum + one.count, 0);
  suggestionsFound.set({ place: first.place, count });
};
