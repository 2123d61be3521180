import type { ChildProcess } from 'node:child_process';
import os from 'node:os';
import { BadFile } from '#domain/sound-file/bad-file.ts';
import type { AnalysisOutcome } from './analysis-outcome.ts';
import { type AnalysisLimits, analysisLimits } from './child-limits.ts';
import { followAnalysis } from './follow-analysis.ts';
import { forkAnalyser } from './fork-analyser.ts';
import { withSpooledFile } from './spool-file.ts';

export interface AnalysisProcess {
  /**
   * One file at a time; others wait. Throws when it is aborted and when the file cannot be read at all (gone, say), never
   * for what is in it.
   */
  readonly analyse: (
    file: string | AsyncIterable<Uint8Array>,
    signal?: AbortSignal,
    options?: { readonly picture?: boolean },
  ) => Promise<AnalysisOutcome>;
  readonly close: () => Promise<void>;
}

const idleMs = 60_000;
/** What memory may have grown by is given back after so many files. */
const filesPerProcess = 24;
const usualPriority = 10;

/** At most one process, started when there is a file and replaced when it crashes, hangs or takes too much. */
export const createAnalysisProcess = (
  options: {
    readonly priority?: number;
    readonly limits?: Partial<AnalysisLimits>;
    readonly idleMs?: number;
    /** Where files that come in pieces are kept while they are read. */
    readonly folder?: string;
    /** Another program in its place, for tests. */
    readonly program?: string;
  } = {},
): AnalysisProcess => {
  const limits = { ...analysisLimits, ...options.limits };
  let running: ChildProcess | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let [jobs, files] = [0, 0];

  const start = (): ChildProcess => {
    const child = forkAnalyser(options.priority ?? usualPriority, options.program);
    const forget = (): void => {
      if (running === child) running = undefined;
    };
    child.once('close', forget);
    child.once('error', forget);
    running = child;
    files = 0;
    return child;
  };

  const end = async (): Promise<void> => {
    const ending = running;
    running = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => ending.once('close', resolve));
    ending.kill('SIGKILL');
    await gone;
  };

  const run = async (
    file: string,
    signal: AbortSignal | undefined,
    picture: boolean,
  ): Promise<AnalysisOutcome> => {
    if (closed) throw new Error('Analysis has been stopped');
    signal?.throwIfAborted();
    clearTimeout(idle);
    jobs += 1;
    files += 1;
    const outcome = await followAnalysis(running ?? start(), {
      ask: { job: jobs, path: file, picture },
      limits,
      ...(signal === undefined ? {} : { signal }),
    });
    if (outcome.spent || files >= filesPerProcess) await end();
    idle = setTimeout(() => void end(), options.idleMs ?? idleMs);
    idle.unref();
    if ('thrown' in outcome) throw outcome.thrown;
    return outcome.result;
  };

  const inTurn = async (work: () => Promise<AnalysisOutcome>): Promise<AnalysisOutcome> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => {});
    return mine;
  };

  return {
    analyse: async (file, signal, { picture = false } = {}) => {
      if (typeof file === 'string') return inTurn(async () => run(file, signal, picture));
      try {
        return await withSpooledFile(file, options.folder ?? os.tmpdir(), async (spooled) =>
          inTurn(async () => run(spooled, signal, picture)),
        );
      } catch (error) {
        if (error instanceof BadFile) return { failed: error.message };
        throw error;
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(idle);
      await end();
    },
  };
};
