import * as z from 'zod/mini';
import { libraryLoadLimits } from '#domain/player/player-limits.ts';
import { localStore } from '#web/platform/browser-storage.ts';

// Sign-out clears whatever begins like this.
const keyOf = (userId: string): string => `user_library_${userId}`;

const kept = z.object({ at: z.number(), rows: z.array(z.unknown()) });

export interface CachedLibrary {
  readonly rows: readonly unknown[];
  readonly fresh: boolean;
}

/** Spec 2 §9: fresh for a day, and better than nothing afterwards. */
export const readCachedLibrary = (userId: string, now: number): CachedLibrary | null => {
  try {
    const parsed = kept.safeParse(JSON.parse(localStore.read(keyOf(userId)) ?? 'null'));
    if (!parsed.success) return null;
    const age = now - parsed.data.at;
    return { rows: parsed.data.rows, fresh: age >= 0 && age < libraryLoadLimits.cacheFor };
  } catch {
    return null;
  }
};

export const cacheLibrary = (userId: string, rows: readonly unknown[], now: number): void =>
  localStore.write(keyOf(userId), JSON.stringify({ at: now, rows }));

export const dropCachedLibrary = (userId: string): void => localStore.remove(keyOf(userId));
