import type { Readable } from 'node:stream';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import type { AnalysisJob, AnalysisQueue, Measurement } from './analysis-queue.ts';

/** Never throws because of a file: what is wrong with one is a sentence for the person who sent it. */
export type Analyse = (
  file: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
) => Promise<Measurement | { readonly failed: string }>;

export interface AnalysisWorker {
  /** Something may be waiting. Whoever calls while it works is seen to before it rests. */
  readonly work: () => void;
  readonly close: () => Promise<void>;
}

const RENEW_MS = 15_000;
/** For takes of processes that died, and for calls that nobody heard. */
const LOOK_MS = 10_000;

export const gone = 'The file is no longer there. Please upload it again.';

/** Measures one sound after the other, as long as any wait. Several hosts share the queue. */
export const startAnalysisWorker = (deps: {
  readonly queue: AnalysisQueue;
  readonly store: Pick<ObjectStore, 'get'>;
  readonly analyse: Analyse;
  readonly logError: (what: string, cause: unknown) => void;
  readonly lookMs?: number;
}): AnalysisWorker => {
  const { queue, store, logError } = deps;
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let again = false;

  const measure = async (job: AnalysisJob): Promise<void> => {
    const renewing = setInterval(() => void queue.renew(job).catch(() => {}), RENEW_MS);
    let bytes: Readable | undefined;
    try {
      bytes = job.version === null ? undefined : await store.get(job.version);
      if (bytes === undefined) return await queue.fail(job, gone);
      const found = await deps.analyse(bytes, stopping.signal);
      if (stopping.signal.aborted) return await queue.release(job);
      await ('failed' in found ? queue.fail(job, found.failed) : queue.finish(job, found));
    } catch (error) {
      if (!stopping.signal.aborted) logError('An upload could not be analysed', error);
      // What it was is not known, so it is tried again, a few times: see recover.
      if (stopping.signal.aborted) await queue.release(job).catch(() => {});
    } finally {
      clearInterval(renewing);
      // However much of it was read.
      bytes?.destroy();
    }
  };

  const workThrough = async (): Promise<void> => {
    do {
      again = false;
      for (;;) {
        if (stopping.signal.aborted) return;
        const job = await queue.take();
        if (job === undefined) break;
        await measure(job);
      }
    } while (again);
  };
  const work = (): void => {
    again = true;
    if (working !== undefined || stopping.signal.aborted) return;
    working = workThrough()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) logError('The analysis of uploads stopped', error);
      })
      .finally(() => {
        working = undefined;
      });
  };
  const look = async (): Promise<void> => {
    try {
      if ((await queue.recover()) > 0) work();
    } catch (error) {
      if (!stopping.signal.aborted) logError('The queue of analyses could not be tidied', error);
    }
  };
  const looking = setInterval(() => void look(), deps.lookMs ?? LOOK_MS);
  looking.unref();
  work();

  return {
    work,
    close: async () => {
      stopping.abort();
      clearInterval(looking);
      await working;
    },
  };
};
