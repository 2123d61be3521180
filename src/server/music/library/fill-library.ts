import { setTimeout as sleep } from 'node:timers/promises';
import { libraryOrder } from './library-order.ts';
import type { RenderQueue } from './render-queue.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

/** Milliseconds. The first pages after a start come before everything. */
const usualTimes = { first: 10_000, between: 500, busy: 5_000, nothingToDo: 10 * 60_000 };

/** The next file that nobody has, in the order people are likely to ask; it is ours to make then. */
export const claimNext = async (
  queue: Pick<RenderQueue, 'stored' | 'claim'>,
  tracks: readonly LibraryRow[],
): Promise<LibraryRow | undefined> => {
  const stored = await queue.stored(tracks.map(({ filePath }) => filePath));
  for (const track of libraryOrder(tracks)) {
    if (!stored.has(track.filePath) && (await queue.claim(track))) return track;
  }
  return undefined;
};

/** Fills the library while the host has nothing better to do. */
export const fillWhenIdle = async (options: {
  readonly queue: Pick<RenderQueue, 'stored' | 'claim'>;
  readonly tracks: readonly LibraryRow[];
  readonly make: (track: LibraryRow) => Promise<void>;
  /** Nothing is missing that can be made. */
  readonly onComplete?: () => void;
  readonly isBusy: () => boolean;
  readonly signal: AbortSignal;
  readonly times?: typeof usualTimes;
  readonly logError: (what: string, cause: unknown) => void;
}): Promise<void> => {
  const { signal, times = usualTimes } = options;
  const wait = async (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  await wait(times.first);
  while (!signal.aborted) {
    if (options.isBusy()) {
      await wait(times.busy);
      continue;
    }
    try {
      const track = await claimNext(options.queue, options.tracks);
      if (track === undefined) options.onComplete?.();
      else await options.make(track);
      await wait(track === undefined ? times.nothingToDo : times.between);
    } catch (error) {
      if (signal.aborted) return;
      options.logError('The library could not be filled further', error);
      await wait(times.nothingToDo);
    }
  }
};
