import { fork } from 'node:child_process';
import { bareEnvironment } from '#server/bare-environment.ts';
import { followJob } from './follow-job.ts';
import type { RenderingProcess } from './follow-job.ts';
import { fromWorker } from './render-message.ts';
import type { AboutJob } from './render-message.ts';

/** The file that a rendering process runs, and what it gets beside its priority. */
export interface WorkerProgram {
  readonly file: string;
  readonly args: readonly string[];
}

export interface RenderProcess {
  /**
   * Files that are asked for at once are made side by side. `take` may be slow: that file then waits; when it throws, the
   * rest is not made; the same when the signal says so. A BrokenRender may succeed in another process.
   */
  readonly render: (
    recipe: string,
    take: (bytes: Uint8Array) => Promise<void>,
    signal?: AbortSignal,
  ) => Promise<void>;
  /** Starts the process ahead, so that the next file begins soon. */
  readonly getReady: () => void;
  readonly close: () => Promise<void>;
}

/** Without a byte for this long, while we were waiting for one, the process has hung. */
const SILENT_MS = 60_000;
/** Without work for this long, the process is ended. */
const IDLE_MS = 60_000;
const KEPT_COMPLAINT = 400;

// Short-lived pieces of sound in many threads: without these a third of the process is memory that nobody uses any more
// (decision 098). The second is the C library's of most Linux systems; others do not know it.
const smallHeap = '--max-semi-space-size=1';
const oneArena = { MALLOC_ARENA_MAX: '1' };

/** At most one process, started when there is work and replaced when it crashes or hangs. */
export const createRenderProcess = (options: {
  readonly worker: WorkerProgram;
  readonly priority: number;
  readonly silentMs?: number;
  readonly idleMs?: number;
  /** Whether the process should stay although it has nothing to do. */
  readonly isNeeded?: () => boolean;
}): RenderProcess => {
  const { silentMs = SILENT_MS, idleMs = IDLE_MS, isNeeded = () => false } = options;
  let running: RenderingProcess | undefined;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;
  let jobs = 0;

  const start = (): RenderingProcess => {
    const child = fork(options.worker.file, [String(options.priority), ...options.worker.args], {
      // Its own flags and none of ours; a debugger's port, say, can be used once.
      execArgv: [smallHeap],
      env: { ...bareEnvironment(), ...oneArena },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-KEPT_COMPLAINT);
    });
    const gone = new Promise<void>((resolve) => {
      child.once('close', () => resolve());
      child.once('error', () => resolve());
    });
    const listeners = new Map<number, (message: AboutJob) => void>();
    const here = Promise.withResolvers<void>();
    child.on('message', (raw) => {
      const parsed = fromWorker.safeParse(raw);
      if (parsed.success) {
        const { data } = parsed;
        return data.kind === 'here' ? here.resolve() : listeners.get(data.job)?.(data);
      }
      said = 'It said something else';
      child.kill('SIGKILL');
    });
    const started: RenderingProcess = {
      child,
      complaint: () => said.trim(),
      gone,
      here: here.promise,
      listeners,
    };
    // A while before its last words are read: nothing new is given to it.
    child.once('exit', () => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  };

  const end = async (ending = running): Promise<void> => {
    if (running === ending) running = undefined;
    ending?.child.kill('SIGKILL');
    await ending?.gone;
  };

  const rest = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (jobs > 0) return;
      if (isNeeded()) rest();
      else void end();
    }, idleMs);
    idle.unref();
  };

  let numbers = 0;
  return {
    render: async (recipe, take, signal) => {
      if (closed) throw new Error('Rendering has been stopped');
      const worker = running ?? start();
      clearTimeout(idle);
      numbers += 1;
      jobs += 1;
      try {
        const outcome = await followJob(worker, { job: numbers, recipe, take, silentMs, signal });
        // Hung or wrong in itself, so everything it makes is; a fresh process is for the next file.
        if (outcome.kind === 'broken' || (outcome.kind === 'failed' && jobs === 1)) await end(worker);
        if (outcome.kind !== 'done') throw outcome.why;
      } finally {
        jobs -= 1;
        if (jobs === 0) rest();
      }
    },
    getReady: () => {
      if (closed) return;
      const { child } = running ?? start();
      child.send({ kind: 'get-ready' }, () => {});
      if (jobs === 0) rest();
    },
    close: async () => {
      closed = true;
      clearTimeout(idle);
      await end();
    },
  };
};
