import { localStore } from '#web/platform/browser-storage.ts';

// Sign-out clears whatever begins like this.
const key = 'user_focus_live';

/** Written while a session of this person is on, so that a public page knows whether looking is worth it. */
export const noteLiveSession = (userId: string, live: boolean): void => {
  if (live) localStore.write(key, userId);
  else if (localStore.read(key) === userId) localStore.remove(key);
};

/** Whether a session of this person may be on. */
export const mayBeLive = (userId: string): boolean => localStore.read(key) === userId;
