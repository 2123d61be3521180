import type { MemoryLookName, MemorySettings } from '#domain/memory/memory-settings.ts';
import type { OfferedWords } from '#domain/memory/uses/words-offered.ts';
import { AppError } from '#web/platform/app-error.ts';
import { logger } from '#web/services/logging/logger.ts';
import { dropWaiting, waitingWords } from '#web/services/memory/words-queue.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

export interface FoundWords {
  readonly place: MemoryLookName;
  readonly count: number;
}

const isNetwork = (error: unknown): boolean => error instanceof AppError && error.code === 'unreachable';

/**
 * Looks through everything that waits. Without a network it waits on; whatever else goes wrong is logged and over, since a
 * suggestion is never worth an error on the screen.
 */
export const drainWords = async (
  store: RecordStore,
  settings: MemorySettings,
): Promise<readonly FoundWords[]> => {
  const waiting = waitingWords(store.userId);
  if (waiting.length === 0 || !navigator.onLine) return [];
  const found: FoundWords[] = [];
  const done: OfferedWords[] = [];
  try {
    // The rules come only to those who said yes, and only once they wrote something.
    const { lookThrough } = await import('#web/services/memory/look-through.ts');
    for (const offered of waiting) {
      const count = settings.looks[offered.place] ? await lookThrough(offered, store, settings) : 0;
      done.push(offered);
      if (count > 0) found.push({ place: offered.place, count });
    }
  } catch (error) {
    if (!isNetwork(error)) done.push(...waiting);
    logger.warn('Words could not be looked through for memory', { error }, 'memory');
  }
  dropWaiting(store.userId, done);
  return found;
};
