import * as z from 'zod/mini';
import { preloadLimits } from '#domain/player/player-limits.ts';
import { localStore } from '#web/platform/browser-storage.ts';

// Sign-out clears whatever begins like this.
const keyOf = (userId: string): string => `user_plays_${userId}`;
const mostKept = 200;
const stored = z.array(z.tuple([z.string(), z.number()]));

const read = (userId: string): readonly (readonly [string, number])[] => {
  try {
    const parsed = stored.safeParse(JSON.parse(localStore.read(keyOf(userId)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};

/** How often a track began on this device, most played first; nothing leaves it. */
export const recordPlay = (userId: string | null, trackId: string): void => {
  if (userId === null) return;
  const counts = new Map(read(userId));
  counts.set(trackId, (counts.get(trackId) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, mostKept);
  localStore.write(keyOf(userId), JSON.stringify(sorted));
};

/** Spec 2 §9 asks for five popular tracks: popular with this person. Somebody who never played fetches nothing. */
export const popularIds = (userId: string | null): readonly string[] =>
  userId === null
    ? []
    : read(userId)
        .slice(0, preloadLimits.popular)
        .map(([id]) => id);
