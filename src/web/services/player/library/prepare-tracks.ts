import * as z from 'zod/mini';

const answerSchema = z.object({ stored: z.array(z.string()), preparing: z.array(z.string()) });

/** The server takes so many at once. */
const mostAtOnce = 10;
/** How long what is to be heard now waits for the answer; then it is tried anyway. */
const timeoutMs = 4000;
const backgroundPatience = 15_000;

export interface Preparing {
  /** Before the one that plays now; over when the server has heard of it, or will not say. */
  readonly now: (trackId: string) => Promise<void>;
  /** For what comes later. */
  readonly later: (trackIds: readonly string[]) => void;
  /** It did not come: the next time it is asked for again. */
  readonly forget: (trackId: string) => void;
}

type Ask = (trackIds: readonly string[], signal: AbortSignal) => Promise<unknown>;

/** Tracks are rendered when they are first needed. Whatever the server answered about is not asked again. */
export const createPreparing = (ask: Ask, stored: (trackIds: readonly string[]) => void): Preparing => {
  const known = new Map<string, Promise<void>>();

  const send = async (ids: readonly string[], ms: number): Promise<void> => {
    try {
      const answer = answerSchema.parse(await ask(ids, AbortSignal.timeout(ms)));
      stored(answer.stored);
      const heard = new Set([...answer.stored, ...answer.preparing]);
      for (const id of ids) if (!heard.has(id)) known.delete(id);
    } catch {
      for (const id of ids) known.delete(id);
    }
  };

  const request = (ids: readonly string[], ms: number): void => {
    const work = send(ids, ms);
    for (const id of ids) known.set(id, work);
  };

  return {
    now: async (trackId) => {
      if (!known.has(trackId)) request([trackId], timeoutMs);
      const work = known.get(trackId);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([work, late]).finally(() => clearTimeout(timer));
    },
    later: (trackIds) => {
      const fresh = trackIds.filter((id) => !known.has(id)).slice(0, mostAtOnce);
      if (fresh.length > 0) request(fresh, backgroundPatience);
    },
    forget: (trackId) => {
      known.delete(trackId);
    },
  };
};
