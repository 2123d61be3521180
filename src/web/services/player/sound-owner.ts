import { localStore } from '#web/platform/browser-storage.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

// Sign-out clears whatever begins like this; a cache without an owner then belongs to nobody.
const key = 'user_sound_owner';
/** Known to this page alone: sign-out leaves nothing behind, not even that somebody came after. */
let guestHere = false;

/**
 * Whether what is kept on this device was heard by somebody else, so that it has to go. What a guest heard, the demo
 * tracks, may stay for whoever signs in; after a reload it is fetched again.
 */
export const soundBelongsToOther = (userId: string | null): boolean => {
  // A session that is still being looked at is not a guest.
  if (userId === null && hasStoredSession()) return false;
  const owner = localStore.read(key);
  const wasGuest = owner === null && guestHere;
  guestHere = userId === null;
  if (userId === null) {
    localStore.remove(key);
    return !wasGuest;
  }
  localStore.write(key, userId);
  return owner !== userId && !wasGuest;
};
