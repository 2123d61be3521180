import { localStore, sessionStore } from '#web/platform/browser-storage.ts';

/** Removes what is named from the storage of this device and of this tab. */
export const clearStoredKeys = (isCleared: (key: string) => boolean): void => {
  for (const store of [localStore, sessionStore]) {
    for (const key of store.keys().filter(isCleared)) store.remove(key);
  }
};
