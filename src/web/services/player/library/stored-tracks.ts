import * as z from 'zod/mini';

const answerSchema = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(10_000));

const timeoutMs = 4000;
/** What was not stored a moment ago may be by now, but hardly all of it. */
const freshMs = 5000;

/** The tracks whose file is on the server: they sound at once, the others have yet to be made. */
export interface StoredTracks {
  readonly isKnown: () => boolean;
  readonly has: (trackId: string) => boolean;
  /** Over when the server has answered, or will not say. Asked just now is not asked again. */
  readonly look: () => Promise<void>;
  readonly learn: (trackIds: readonly string[]) => void;
  /** It was not there after all. */
  readonly forget: (trackId: string) => void;
}

interface Dependencies {
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  readonly now: () => number;
}

export const createStoredTracks = ({ ask, now }: Dependencies): StoredTracks => {
  let ids: Set<string> | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;

  const askNow = async (): Promise<void> => {
    try {
      ids = new Set(answerSchema.parse(await ask(AbortSignal.timeout(timeoutMs))));
    } catch {
      // What is known stays known; without it every track is asked for when its turn comes.
    }
    lookedAt = now();
    looking = null;
  };

  return {
    isKnown: () => ids !== null,
    has: (trackId) => ids?.has(trackId) ?? false,
    look: async () => {
      if (looking === null && now() - lookedAt < freshMs) return;
      looking ??= askNow();
      await looking;
    },
    learn: (trackIds) => {
      for (const id of trackIds) ids?.add(id);
    },
    forget: (trackId) => {
      ids?.delete(trackId);
    },
  };
};
