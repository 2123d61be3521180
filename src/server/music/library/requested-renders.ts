import { setTimeout as sleep } from 'node:timers/promises';
import type { LibraryRow } from '#server/music/library-entries.ts';
import { ASKED, LISTENING } from './render-queue.ts';
import type { RenderQueue } from './render-queue.ts';

/** Files in the making at once. Each holds its instruments in memory, some tens of megabytes. */
const MOST_AT_ONCE = 3;
const LOOK_AGAIN_MS = 100;
const ERROR_PAUSE_MS = 1_000;
/** Somebody who asked for a file comes to read it a moment later. */
const JUST_BEGUN_MS = 1_500;

interface Rendering {
  readonly filePath: string;
  readonly since: number;
  givenUp: boolean;
}

export interface RequestedRenders {
  /** Something new waits. Whoever calls while it works is seen to before it ends. */
  readonly work: () => void;
  readonly isWorking: () => boolean;
  /** When all that was begun has ended. */
  readonly settled: () => Promise<void>;
}

/** What a file that is being made is told. */
export interface Manners {
  readonly pause: () => Promise<void>;
  /** It gave up its place for something more urgent. */
  readonly gaveUp: () => boolean;
}

/**
 * Works through what people asked for. Files are made one after the other, except those that somebody is about to hear:
 * they begin at once, and what nobody listens to stands aside for them; so does what is heard and is far ahead already,
 * for what has given its listener nothing yet. A person who skips through five tracks hears the fifth: where all places
 * are taken, the oldest that nobody listens to any more goes back into the queue, or else one that is far ahead.
 */
export const workThroughAsked = (deps: {
  readonly queue: Pick<RenderQueue, 'take'>;
  readonly byPath: ReadonlyMap<string, LibraryRow>;
  readonly make: (track: LibraryRow, manners: Manners) => Promise<void>;
  readonly isHeard: (filePath: string) => boolean;
  /** Enough of it is there for a while of listening. */
  readonly hasLead: (filePath: string) => boolean;
  readonly signal: AbortSignal;
  readonly logError: (what: string, cause: unknown) => void;
}): RequestedRenders => {
  const { isHeard, hasLead, signal } = deps;
  const running = new Map<Rendering, Promise<void>>();
  // Once each: however people ask, no file is begun more than twice because of others.
  const gaveUp = new Set<string>();

  const mayLeave = ({ filePath, since }: Rendering): boolean =>
    !gaveUp.has(filePath) && performance.now() - since > JUST_BEGUN_MS;
  const dispensable = (): Rendering | undefined => {
    const candidates = [...running.keys()].filter(mayLeave);
    return (
      candidates.find(({ filePath }) => !isHeard(filePath)) ??
      candidates.find(({ filePath }) => hasLead(filePath))
    );
  };

  const urgency = (filePath: string): number => {
    if (!isHeard(filePath)) return 0;
    return hasLead(filePath) ? 1 : 2;
  };

  const pauseOf = (me: Rendering) => async (): Promise<void> => {
    const standsBack = (): boolean =>
      [...running.keys()].some(
        (other) => other !== me && !other.givenUp && urgency(other.filePath) > urgency(me.filePath),
      );
    while (standsBack() && !me.givenUp && !signal.aborted) {
      await sleep(LOOK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
    }
    if (me.givenUp) throw new Error('Something else was more urgent');
  };

  const begin = (track: LibraryRow): void => {
    const me: Rendering = { filePath: track.filePath, since: performance.now(), givenUp: false };
    const make = async (): Promise<void> => {
      try {
        await deps.make(track, { pause: pauseOf(me), gaveUp: () => me.givenUp });
      } catch (error) {
        deps.logError('A track could not be rendered', error);
      } finally {
        running.delete(me);
        work();
      }
    };
    running.set(me, make());
  };

  const beginAll = async (): Promise<void> => {
    while (!signal.aborted) {
      const isFull = running.size >= MOST_AT_ONCE;
      if (isFull && dispensable() === undefined) return;
      const filePath = await deps.queue.take(running.size === 0 ? ASKED : LISTENING);
      const track = filePath === undefined ? undefined : deps.byPath.get(filePath);
      if (track === undefined) return;
      const left = isFull ? dispensable() : undefined;
      if (left !== undefined) {
        left.givenUp = true;
        gaveUp.add(left.filePath);
      }
      begin(track);
    }
  };

  let again = false;
  let looking: Promise<void> | undefined;
  const work = (): void => {
    again = true;
    looking ??= (async () => {
      try {
        while (again && !signal.aborted) {
          again = false;
          await beginAll();
        }
      } catch (error) {
        if (!signal.aborted) deps.logError('The queue of renderings could not be worked through', error);
        // A lost connection is no reason to let those who wait wait for the next tidying.
        setTimeout(work, ERROR_PAUSE_MS).unref();
      } finally {
        looking = undefined;
      }
    })();
  };

  return {
    work,
    isWorking: () => running.size > 0,
    settled: async () => {
      await looking;
      await Promise.all(running.values());
    },
  };
};
