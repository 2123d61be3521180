import type { MemoryLookName, MemorySettings } from '#domain/memory/memory-settings.ts';
import type { Memory } from '#domain/memory/memory.ts';
import type { OfferedWords } from '#domain/memory/uses/words-offered.ts';
import { AppError } from '#web/platform/app-error.ts';
import { logger } from '#web/services/logging/logger.ts';
import { dropWaiting, waitingWords } from '#web/services/memory/words-queue.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

export interface FoundWords {
  readonly place: MemoryLookName;
  readonly count: number;
}

/** The rules themselves could not be fetched, or the server could not be reached. */
const isNetwork = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof AppError && error.code === 'unreachable');

type DrainWords = (
  store: RecordStore,
  settings: MemorySettings,
  readMemories: () => Promise<readonly Memory[]>,
) => Promise<readonly FoundWords[]>;

const drainNow: DrainWords = async (store, settings, readMemories) => {
  const waiting = waitingWords(store.userId);
  if (waiting.length === 0 || !navigator.onLine) return [];
  const found: FoundWords[] = [];
  const done: OfferedWords[] = [];
  try {
    // The rules come only to those who said yes, and only once they wrote something.
    const { lookThrough } = await import('#web/services/memory/look-through.ts');
    for (const offered of waiting) {
      const count = settings.looks[offered.place]
        ? await lookThrough(offered, store, settings, readMemories)
        : 0;
      done.push(offered);
      if (count > 0) found.push({ place: offered.place, count });
    }
  } catch (error) {
    if (!isNetwork(error)) done.push(...waiting);
    // Never the error itself: the database may repeat the row it refused.
    const reason = error instanceof AppError ? error.code : 'unknown';
    logger.warn('Words could not be looked through for memory', { reason }, 'memory');
  }
  dropWaiting(store.userId, done);
  return found;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Looks through everything that waits, one call after the other. Without a network it waits on; whatever else goes wrong is
 * logged and over, since a suggestion is never worth an error on the screen.
 */
export const drainWords: DrainWords = async (...what) => {
  const turn = last.then(async () => drainNow(...what));
  last = turn;
  return turn;
};
