import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { fromWorker, IDLE_MS } from './render-message.ts';
import type { ToWorker } from './render-message.ts';

/** The file that a rendering process runs, and what it gets beside its priority. */
export interface WorkerProgram {
  readonly file: string;
  readonly args: readonly string[];
}

export interface RenderLane {
  /** One at a time. `take` may be slow: the process then waits. */
  readonly render: (recipe: string, take: (bytes: Uint8Array) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Without a byte for this long, while we were waiting for one, the process has hung. */
const SILENT_MS = 60_000;
/** No track takes longer, not even on a slow machine with other things to do. */
const TRACK_MS = 15 * 60_000;
const KEPT_COMPLAINT = 400;

interface Running {
  readonly child: ChildProcess;
  readonly complaint: () => string;
  readonly gone: Promise<void>;
  idleSince: number;
}

/** At most one process, started when there is work and replaced when it crashes or hangs. */
export function createRenderLane(options: {
  readonly worker: WorkerProgram;
  readonly priority: number;
  readonly silentMs?: number;
}): RenderLane {
  const silentMs = options.silentMs ?? SILENT_MS;
  let running: Running | undefined;
  let closed = false;

  const start = (): Running => {
    const child = fork(options.worker.file, [String(options.priority), ...options.worker.args], {
      // Its own flags and none of ours; a debugger's port, say, can be used once.
      execArgv: [],
      env: environment(),
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
    const started: Running = { child, complaint: () => said.trim(), gone, idleSince: Date.now() };
    child.once('close', () => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  };

  const ready = async (): Promise<Running> => {
    // One that is about to end by itself is not given anything any more.
    if (running !== undefined && Date.now() - running.idleSince < IDLE_MS - 10_000) return running;
    await end();
    return start();
  };

  const end = async (): Promise<void> => {
    const ending = running;
    running = undefined;
    ending?.child.kill('SIGKILL');
    await ending?.gone;
  };

  const follow = async (
    { child, gone, complaint }: Running,
    recipe: string,
    take: (bytes: Uint8Array) => Promise<void>,
  ): Promise<void> => {
    const finished = Promise.withResolvers<void>();
    const failWith = (message: string): void => finished.reject(new Error(message));
    let silence: NodeJS.Timeout | undefined;
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => failWith('The rendering process went silent'), silentMs);
    };
    const whole = setTimeout(() => failWith('The rendering took too long'), TRACK_MS);
    let taken: Promise<void> = Promise.resolve();
    const say = (message: ToWorker): void => {
      if (child.connected) child.send(message, () => {});
    };
    const hear = (raw: unknown): void => {
      const parsed = fromWorker.safeParse(raw);
      if (!parsed.success) return failWith('The rendering process said something else');
      const message = parsed.data;
      if (message.kind === 'failed') return failWith(message.message);
      // While a piece waits to be taken in, the silence is ours.
      clearTimeout(silence);
      const before = taken;
      const takeNext = async (): Promise<void> => {
        await before;
        if (message.kind === 'done') return finished.resolve();
        await take(message.bytes);
        say({ kind: 'more' });
        listen();
      };
      taken = takeNext();
      taken.catch((error: unknown) => finished.reject(error));
    };
    child.on('message', hear);
    const ended = (): void => failWith(`The rendering process ended. ${complaint()}`.trim());
    void gone.finally(ended);
    listen();
    say({ kind: 'render', recipe });
    try {
      await finished.promise;
    } finally {
      clearTimeout(silence);
      clearTimeout(whole);
      child.off('message', hear);
    }
  };

  return {
    render: async (recipe, take) => {
      if (closed) throw new Error('Rendering has been stopped');
      const worker = await ready();
      try {
        await follow(worker, recipe, take);
        worker.idleSince = Date.now();
      } catch (error) {
        // Whatever it was doing, the next file gets a fresh process.
        await end();
        throw error;
      }
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
}

/** None of our secrets. */
function environment(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
