import { encodeHeardTimes, type HeardTimes, parseHeardTimes, withHeard } from '#domain/player/heard-times.ts';
import { localStore } from '#web/platform/browser-storage.ts';

// Sign-out clears whatever begins like this.
const keyOf = (userId: string): string => `user_heard_${userId}`;

/** What began within the hour on this device, also before a reload; nothing leaves it, and of a guest nothing is kept. */
export const readHeardTimes = (userId: string | null, now: number): HeardTimes =>
  userId === null ? new Map() : parseHeardTimes(localStore.read(keyOf(userId)), now);

export const recordHeard = (userId: string | null, trackId: string, now: number): void => {
  if (userId === null) return;
  const times = withHeard(readHeardTimes(userId, now), trackId, now);
  localStore.write(keyOf(userId), encodeHeardTimes(times));
};
