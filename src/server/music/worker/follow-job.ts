import type { ChildProcess } from 'node:child_process';
import type { FromWorker, ToWorker } from './render-message.ts';

export interface RenderingProcess {
  readonly child: ChildProcess;
  readonly complaint: () => string;
  readonly gone: Promise<void>;
  /** Who hears what is said about a job. */
  readonly listeners: Map<number, (message: FromWorker) => void>;
}

/** `broken`: the process is of no use any more. `stopped`: we did not want the rest. */
type Outcome =
  { readonly kind: 'done' } | { readonly kind: 'failed' | 'stopped' | 'broken'; readonly why: unknown };

/** No track takes longer, not even on a slow machine with other things to do. */
const TRACK_MS = 15 * 60_000;

/** Has a process make one file and takes its bytes in, one piece after the other. */
export const followJob = async (
  { child, gone, complaint, listeners }: RenderingProcess,
  order: {
    readonly job: number;
    readonly recipe: string;
    readonly take: (bytes: Uint8Array) => Promise<void>;
    readonly silentMs: number;
  },
): Promise<Outcome> => {
  const { job, recipe, take, silentMs } = order;
  const finished = Promise.withResolvers<Outcome>();
  const end = (kind: 'failed' | 'stopped' | 'broken', message: string): void =>
    finished.resolve({ kind, why: new Error(message) });
  let silence: NodeJS.Timeout | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => end('broken', 'The rendering process went silent'), silentMs);
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
      if (message.kind === 'done') return finished.resolve({ kind: 'done' });
      await take(message.bytes);
      say({ kind: 'more', job });
      listen();
    };
    taken = takeNext();
    taken.catch((why: unknown) => finished.resolve({ kind: 'stopped', why }));
  });
  void gone.finally(() => end('broken', `The rendering process ended. ${complaint()}`.trim()));
  listen();
  say({ kind: 'render', job, recipe });
  const outcome = await finished.promise;
  clearTimeout(silence);
  clearTimeout(whole);
  listeners.delete(job);
  if (outcome.kind === 'stopped') say({ kind: 'stop', job });
  return outcome;
};
