import type { ChildProcess } from 'node:child_process';
import type { AboutJob, ToWorker } from './render-message.ts';

export interface RenderingProcess {
  readonly child: ChildProcess;
  readonly complaint: () => string;
  readonly gone: Promise<void>;
  /** It has started; until then it is slow, and not silent. */
  readonly here: Promise<void>;
  /** Who hears what is said about a job. */
  readonly listeners: Map<number, (message: AboutJob) => void>;
}

/** `broken`: the process is of no use any more. `stopped`: we did not want the rest. */
type Outcome =
  { readonly kind: 'done' } | { readonly kind: 'failed' | 'stopped' | 'broken'; readonly why: unknown };

/** The process ended or went silent: the file itself may be well, and another process may make it. */
export class BrokenRender extends Error {}

/** On a machine that has other things to do. */
const START_MS = 60_000;

/** No track takes longer, not even on a slow machine with other things to do. */
const TRACK_MS = 15 * 60_000;

/** Has a process make one file and takes its bytes in, one piece after the other. */
export const followJob = async (
  { child, gone, here, complaint, listeners }: RenderingProcess,
  order: {
    readonly job: number;
    readonly recipe: string;
    readonly take: (bytes: Uint8Array) => Promise<void>;
    readonly silentMs: number;
    readonly signal: AbortSignal | undefined;
  },
): Promise<Outcome> => {
  const { job, recipe, take, silentMs, signal } = order;
  const finished = Promise.withResolvers<Outcome>();
  const end = (kind: 'failed' | 'stopped' | 'broken', message: string): void =>
    finished.resolve({ kind, why: kind === 'broken' ? new BrokenRender(message) : new Error(message) });
  let silence: NodeJS.Timeout | undefined;
  let over = false;
  const listen = (ms = silentMs): void => {
    clearTimeout(silence);
    if (!over) silence = setTimeout(() => end('broken', 'The rendering process went silent'), ms);
  };
  const whole = setTimeout(() => end('broken', 'The rendering took too long'), TRACK_MS);
  let taken: Promise<void> = Promise.resolve();
  const say = (message: ToWorker): void => {
    if (child.connected) child.send(message, () => {});
  };
  listeners.set(job, (message) => {
    if (message.kind === 'failed') return end('failed', message.message);
    // While a piece waits to be taken in, the silence is ours.
    clearTimeout(silence);
    const before = taken;
    const takeNext = async (): Promise<void> => {
      await before;
      // What came before the end and was not taken in is made again by whoever makes it next.
      if (over) return undefined;
      if (message.kind === 'done') return finished.resolve({ kind: 'done' });
      await take(message.bytes);
      say({ kind: 'more', job });
      listen();
    };
    taken = takeNext();
    taken.catch((why: unknown) => finished.resolve({ kind: 'stopped', why }));
  });
  void gone.finally(() => end('broken', `The rendering process ended. ${complaint()}`.trim()));
  listen(Math.max(START_MS, silentMs));
  void here.then(() => listen());
  const stop = (): void => end('stopped', 'Nobody wants it from here');
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  say({ kind: 'render', job, recipe });
  const outcome = await finished.promise;
  over = true;
  signal?.removeEventListener('abort', stop);
  clearTimeout(silence);
  clearTimeout(whole);
  listeners.delete(job);
  if (outcome.kind === 'stopped') say({ kind: 'stop', job });
  return outcome;
};
