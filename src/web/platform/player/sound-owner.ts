import { localStore, sessionStore } from '#web/platform/browser-storage.ts';
import { hasStoredSession } from '#web/platform/stored-session.ts';

// Sign-out clears whatever begins like this; a cache without an owner then belongs to nobody.
const key = 'user_sound_owner';
const guest = 'guest';

/**
 * Whether what is kept on this device was heard by somebody else, so that it has to go. What a guest heard, the demo
 * tracks, may stay for whoever signs in; that there was a guest is known to the tab alone.
 */
export const soundBelongsToOther = (userId: string | null): boolean => {
  // A session that is still being looked at is not a guest.
  if (userId === null && hasStoredSession()) return false;
  const owner = localStore.read(key);
  const wasGuest = owner === null && sessionStore.read(key) === guest;
  if (userId === null) {
    localStore.remove(key);
    sessionStore.write(key, guest);
    return !wasGuest;
  }
  localStore.write(key, userId);
  return owner !== userId && !wasGuest;
};
