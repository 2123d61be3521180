import { localStore } from '#web/platform/browser-storage.ts';
import { createStorageListeners } from '#web/platform/storage-listeners.ts';
import { useStore } from '#web/platform/use-store.ts';

// Sign-out clears whatever begins like this.
const key = 'user_shared_note_seen';

const { subscribe, notify } = createStorageListeners();

/** Whoever has seen this note has seen the ones before it. */
export const noteSeen = (sharedAt: string): void => {
  if (Date.parse(sharedAt) <= Date.parse(localStore.read(key) ?? '')) return;
  localStore.write(key, sharedAt);
  notify();
};

/** When the newest note was shared that this device has shown; an empty text for none yet. */
export const useSeenNotes = (): string =>
  useStore({ subscribe, get: () => localStore.read(key) ?? '' }, () => '');
