import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { SoundCurves } from '#domain/analysis/sound-curves.ts';
import type { SoundFigures } from '#domain/analysis/sound-figures.ts';
import { BadFile } from '#server/uploads/decode/bad-file.ts';
import type { EmbeddedPicture } from './analysis-message.ts';
import { type AnalysisLimits, analysisLimits } from './child-limits.ts';
import { followAnalysis } from './follow-analysis.ts';
import { withSpooledFile } from './spool-file.ts';

export interface AnalysedFile {
  readonly figures: SoundFigures;
  readonly curves: SoundCurves;
  readonly sha256: string;
  /** Only where it was asked for. */
  readonly picture: EmbeddedPicture | null;
}

/** `failed` is a sentence that whoever sent the file can act on. */
export type AnalysisOutcome = AnalysedFile | { readonly failed: string };

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

const program = path.join(import.meta.dirname, 'analysis-child.ts');
/** Numbers in JavaScript's own memory; what sounds need lies outside of it. */
const heapMb = 128;
/** 64 KiB each. A decoder needs some tens of MB. */
const wasmPages = 4096;
const idleMs = 60_000;
/** What memory may have grown by is given back after so many files. */
const filesPerProcess = 24;
const usualPriority = 10;

const flags = [
  `--max-old-space-size=${heapMb}`,
  `--wasm-max-mem-pages=${wasmPages}`,
  // It reads. It does not write, start programs or load anything native.
  '--permission',
  '--allow-fs-read=*',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];

/** None of our secrets. */
const environment = (): Record<string, string> => {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

/** At most one process, started when there is a file and replaced when it crashes, hangs or takes too much. */
export const createAnalysisProcess = (
  options: {
    readonly priority?: number;
    readonly limits?: Partial<AnalysisLimits>;
    readonly idleMs?: number;
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
    const child = fork(options.program ?? program, [String(options.priority ?? usualPriority)], {
      execArgv: flags,
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
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
        return await withSpooledFile(file, async (spooled) =>
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
