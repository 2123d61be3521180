import { parseWaiting, type WaitingWords, withWaiting } from '#domain/memory/uses/waiting-words.ts';
import type { OfferedWords } from '#domain/memory/uses/words-offered.ts';
import { localStore } from '#web/platform/browser-storage.ts';

/** Begins like everything that sign-out clears. */
const keyOf = (userId: string): string => `user_memory_words_${userId}`;

const keep = (waiting: WaitingWords): void => {
  if (waiting.words.length === 0) localStore.remove(keyOf(waiting.userId));
  else localStore.write(keyOf(waiting.userId), JSON.stringify(waiting));
};

/** What was written and not looked at yet, by the ids of the records: it waits there for a network. */
export const waitingWords = (userId: string): readonly OfferedWords[] =>
  parseWaiting(localStore.read(keyOf(userId)), userId);

export const letWait = (userId: string, offered: OfferedWords): void =>
  keep({ userId, words: withWaiting(waitingWords(userId), offered) });

export const dropWaiting = (userId: string, done: readonly OfferedWords[]): void =>
  keep({
    userId,
    words: waitingWords(userId).filter(
      (one) => !done.some(({ place, id }) => place === one.place && id === one.id),
    ),
  });

export const dropAllWaiting = (userId: string): void => localStore.remove(keyOf(userId));
