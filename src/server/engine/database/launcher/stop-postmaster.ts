import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childEnvironment } from './child-environment.ts';
import { serves } from './postmaster-pid.ts';
import type { ClusterRun } from './start-postmaster.ts';
import { isErrno } from './read-slice.ts';

const run = promisify(execFile);

/** Ends the postmaster and returns when it is gone: sessions are cut off, everything committed is kept. */
export const stopPostmaster = async (
  pid: number,
  { directory, binaries, log }: ClusterRun,
): Promise<void> => {
  if (process.platform === 'win32') {
    if (!(await serves(pid, directory))) return;
    await run(binaries.pgCtl, ['stop', '-D', directory, '-m', 'fast', '-t', '40'], {
      env: childEnvironment(),
      timeout: 60_000,
    });
    return;
  }
  if (await signalled(pid, directory, 'SIGINT', 30_000)) return;
  log('The database is slow to stop; stopping it at once (it recovers at the next start)…');
  if (await signalled(pid, directory, 'SIGQUIT', 15_000)) return;
  throw new Error(`The database (process ${pid}) does not stop.`);
};

const signalled = async (
  pid: number,
  directory: string,
  signal: NodeJS.Signals,
  bound: number,
): Promise<boolean> => {
  if (!(await serves(pid, directory))) return true;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isErrno(error, 'ESRCH')) throw error;
  }
  const begun = performance.now();
  while (performance.now() - begun < bound) {
    if (!(await serves(pid, directory))) return true;
    await delay(15);
  }
  return false;
};
