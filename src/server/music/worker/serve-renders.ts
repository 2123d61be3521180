import os from 'node:os';
import process from 'node:process';
import { MOST_UNTAKEN, toWorker } from './render-message.ts';
import type { FromWorker } from './render-message.ts';

const send = (message: FromWorker): void => void process.send?.(message);

interface Job {
  untaken: number;
  stopped: boolean;
  go: () => void;
}

export interface Renderer {
  readonly bytesOf: (recipe: string) => AsyncIterable<Uint8Array>;
  /** Loads ahead what every file needs. */
  readonly getReady?: () => Promise<void>;
}

/**
 * The rendering process's side: the bytes of a file as they come, never more than a few of them ahead of the host. Files
 * that are asked for at once come side by side, piece by piece; one whose pieces are not taken waits. Ends with the host.
 */
export const serveRenders = ({ bytesOf, getReady }: Renderer): void => {
  lowerPriority(Number(process.argv[2]));
  const jobs = new Map<number, Job>();

  const room = async (job: Job): Promise<void> => {
    if (job.untaken < MOST_UNTAKEN || job.stopped) return;
    await new Promise<void>((resolve) => {
      job.go = resolve;
    });
  };

  const render = async (number: number, recipe: string): Promise<void> => {
    const job: Job = { untaken: 0, stopped: false, go: () => {} };
    jobs.set(number, job);
    try {
      for await (const bytes of bytesOf(recipe)) {
        if (bytes.byteLength === 0) continue;
        await room(job);
        if (job.stopped) break;
        job.untaken += 1;
        // A copy of just these bytes: a view would drag its whole buffer through the channel.
        send({ kind: 'bytes', job: number, bytes: Uint8Array.from(bytes) });
      }
      if (!job.stopped) send({ kind: 'done', job: number });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!job.stopped) send({ kind: 'failed', job: number, message });
    }
    jobs.delete(number);
  };

  process.on('message', (raw) => {
    const message = toWorker.parse(raw);
    if (message.kind === 'render') {
      void render(message.job, message.recipe);
    } else if (message.kind === 'get-ready') {
      // What cannot be loaded now is loaded again, and complains, when it is needed.
      void getReady?.().catch(() => {});
    } else {
      const job = jobs.get(message.job);
      if (job === undefined) return;
      if (message.kind === 'stop') job.stopped = true;
      else job.untaken -= 1;
      job.go();
    }
  });
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'here' });
};

/** Where the system does not allow it, everything still works. */
const lowerPriority = (priority: number): void => {
  if (!Number.isInteger(priority)) return;
  try {
    os.setPriority(priority);
  } catch {
    // Some containers refuse.
  }
};
