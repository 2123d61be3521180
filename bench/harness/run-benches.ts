import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { figureResults } from './bench.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** A bench that has not ended by then hangs. */
const patience = { full: 30 * 60_000, smoke: 10 * 60_000 } as const;
const toTidyUp = 60_000;

const outcome = z.union([
  z.object({ name: z.string(), about: z.string(), figures: figureResults }),
  z.object({ name: z.string(), failed: z.string() }),
]);
export type Outcome = z.infer<typeof outcome>;

export const listBenches = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.bench.ts'))
    .map((name) => name.replace(/\.bench\.ts$/, ''))
    .toSorted();

/** Somebody has ended the run: what is running tidies up, and nothing else begins. */
let interrupted = false;

const endGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  // A group of its own, so that whatever it has started hears it too.
  if (process.platform === 'win32') child.kill(signal);
  else process.kill(-child.pid, signal);
};

/** Runs benches one after the other in a process of their own; one that said nothing has failed. */
const runInOneProcess = async (
  mode: 'full' | 'smoke',
  names: readonly string[],
  tell: (outcome: Outcome) => void,
): Promise<void> => {
  const child = fork(path.join(import.meta.dirname, 'run-bench.ts'), [mode, ...names], {
    detached: process.platform !== 'win32',
    // Standard output belongs to the results.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const waiting = new Set(names);
  child.on('message', (message) => {
    const told = outcome.parse(message);
    waiting.delete(told.name);
    tell(told);
  });
  const timers = (['SIGTERM', 'SIGKILL'] as const).map((signal, index) =>
    setTimeout(() => endGroup(child, signal), patience[mode] * names.length + index * toTidyUp),
  );
  const forward = (signal: NodeJS.Signals): void => {
    interrupted = true;
    endGroup(child, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, forward);
  const reason = await new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(`its process ended with ${String(signal ?? code)}`));
  });
  for (const timer of timers) clearTimeout(timer);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, forward);
  for (const name of waiting) tell({ name, failed: `No result: ${reason}.` });
};

/** Each in a process of its own, and alone on the machine. */
export const runFully = async (
  names: readonly string[],
  before: (name: string) => void,
  tell: (outcome: Outcome) => void,
): Promise<void> => {
  for (const name of names) {
    if (interrupted) return;
    before(name);
    await runInOneProcess('full', [name], tell);
  }
};

/** Those of a line share a host, a browser or a database; nobody looks at the numbers, so two lines run at once. */
const smokeLines = [
  ['library'],
  ['web', 'tasks', 'music'],
  ['rest', 'platform', 'fairness', 'audit'],
] as const;

export const runSmokes = async (
  names: readonly string[],
  tell: (outcome: Outcome) => void,
): Promise<void> => {
  const known: readonly (readonly string[])[] = smokeLines;
  const alone = names.filter((name) => !known.flat().includes(name)).map((name) => [name]);
  const waiting = [...known.map((line) => line.filter((name) => names.includes(name))), ...alone].filter(
    (line) => line.length > 0,
  );
  const worker = async (): Promise<void> => {
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
      if (interrupted) return;
      await runInOneProcess('smoke', line, tell);
    }
  };
  await Promise.all([worker(), worker()]);
};
