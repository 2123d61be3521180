import { localStore } from '#web/platform/browser-storage.ts';
import { createStorageListeners } from '#web/platform/storage-listeners.ts';
import { useStore } from '#web/platform/use-store.ts';

// Sign-out clears whatever begins like this.
const key = 'user_supports';

const { subscribe, notify } = createStorageListeners();

/** Written where the true list was just read, so that the menu of everybody else never has to ask. */
export const noteSupports = (userId: string, supports: boolean): void => {
  const before = localStore.read(key);
  if (supports) localStore.write(key, userId);
  else if (before === userId) localStore.remove(key);
  if (localStore.read(key) !== before) notify();
};

/** Whether this person was last seen supporting somebody on this device. Only the menu believes it. */
export const useSupportsHint = (userId: string | undefined): boolean =>
  useStore({ subscribe, get: () => userId !== undefined && localStore.read(key) === userId }, () => false);
