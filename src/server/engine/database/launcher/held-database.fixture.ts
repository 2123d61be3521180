import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findPostmaster } from './postmaster-pid.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('hold-database.fixture.ts', import.meta.url));
const report = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('running'),
    adminUrl: z.string(),
    adopted: z.boolean(),
    directory: z.string(),
  }),
  z.object({ state: z.literal('refused'), holder: z.string() }),
]);

export const testPassword = 'only-for-tests';

/** A second host in a process of its own, so that it can be killed. */
export const startHost = (dataDirectory: string, holder: string): ChildProcess =>
  spawn(process.execPath, [script, dataDirectory, testPassword, holder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

export const reportOf = async (host: ChildProcess): Promise<z.infer<typeof report>> => {
  if (!host.stdout) throw new Error('The host has no output.');
  for await (const line of createInterface({ input: host.stdout })) return report.parse(JSON.parse(line));
  throw new Error('The host ended without a word.');
};

export const kill = async (host: ChildProcess): Promise<void> => {
  if (host.exitCode !== null || host.signalCode !== null) return;
  host.kill('SIGKILL');
  await once(host, 'exit');
};

/** kill -9 of the postmaster and everything it started. */
export const killPostmaster = async (directory: string): Promise<void> => {
  const postmaster = await findPostmaster(directory);
  if (!postmaster) throw new Error(`No postmaster serves ${directory}.`);
  for (const pid of [postmaster.pid, ...(await childrenOf(postmaster.pid))]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself when its parent was gone.
    }
  }
};

/** Each of PostgreSQL's processes leads a group of its own, so the parent is what they have in common. */
const childrenOf = async (parent: number): Promise<number[]> => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='], { timeout: 10_000 });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
};
