import { memoryLookNames } from '#domain/memory/memory-settings.ts';
import type { OfferedWords } from '#domain/memory/uses/words-offered.ts';

/** More than that in one go without a network is not a note any more. */
export const mostWaiting = 50;

export interface WaitingWords {
  readonly userId: string;
  readonly words: readonly OfferedWords[];
}

const isOffered = (value: unknown): value is OfferedWords =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  memoryLookNames.some((place) => place === Reflect.get(value, 'place'));

/** What waits on this device for a network: ids alone, no words. Another person's, or something unreadable, is nothing. */
export const parseWaiting = (raw: string | null, userId: string): readonly OfferedWords[] => {
  try {
    const kept: unknown = JSON.parse(raw ?? 'null');
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'userId') !== userId) return [];
    const words: unknown = Reflect.get(kept, 'words');
    return Array.isArray(words) ? words.filter(isOffered).slice(-mostWaiting) : [];
  } catch {
    return [];
  }
};

/** Once each, the newest last; the oldest go where there are too many. */
export const withWaiting = (
  waiting: readonly OfferedWords[],
  offered: OfferedWords,
): readonly OfferedWords[] =>
  [...waiting.filter(({ place, id }) => place !== offered.place || id !== offered.id), offered].slice(
    -mostWaiting,
  );
