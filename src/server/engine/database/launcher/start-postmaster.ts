import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { childEnvironment } from './child-environment.ts';
import type { DatabaseUser } from './database-user.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { openPostmasterLog, postmasterLogPath } from './postmaster-log.ts';
import { findPostmaster } from './postmaster-pid.ts';
import { postmasterSettings } from './postmaster-settings.ts';
import { readSlice } from './read-slice.ts';

export interface ClusterRun {
  readonly directory: string;
  readonly user: DatabaseUser | undefined;
  readonly binaries: PostgresBinaries;
  readonly log: (line: string) => void;
  /** Called when a process is at work that has to be waited for anyway. */
  readonly meanwhile?: (() => void) | undefined;
}

/**
 * `port` and `lock-file` and `memory` pass: another program took the port, another start is at it (or left its
 * pid file), a process of a killed postmaster has not yet let go of the shared memory.
 */
export type StartOutcome =
  | { readonly kind: 'ready'; readonly pid: number }
  | { readonly kind: 'port' | 'lock-file' | 'memory' | 'failed'; readonly reason: string };

/** Replaying the log after a crash takes as long as it takes; this only bounds a start that hangs. */
export const longestStart = 10 * 60_000;

export const startPostmaster = async (
  { directory, user, binaries, log, meanwhile }: ClusterRun,
  port?: number,
): Promise<StartOutcome> => {
  const options = postmasterSettings(port ?? (await freePort()));
  const output = await openPostmasterLog(directory);
  if (user) await output.chown(user.uid, user.gid);
  const { size } = await output.stat();
  // PostgreSQL on Windows gives up administrator rights only when pg_ctl starts it.
  const [command, parameters] =
    process.platform === 'win32'
      ? [binaries.pgCtl, ['start', '-W', '-D', directory, '-o', options.join(' ')]]
      : [binaries.postgres, ['-D', directory, ...options]];
  let exit: { readonly code: number | null } | undefined;
  // Its own process group: Ctrl+C in a terminal reaches us alone, and we stop it in order.
  const child = spawn(command, parameters, {
    ...user,
    cwd: '/',
    detached: true,
    env: childEnvironment(),
    stdio: ['ignore', output.fd, output.fd],
    windowsHide: true,
  });
  child.once('exit', (code) => {
    exit = { code };
  });
  try {
    await once(child, 'spawn');
  } finally {
    await output.close();
  }
  child.unref();
  meanwhile?.();

  const begun = performance.now();
  let announced = false;
  for (;;) {
    const postmaster = await findPostmaster(directory);
    const ours = postmaster && (postmaster.pid === child.pid || process.platform === 'win32');
    if (postmaster?.ready && ours) return { kind: 'ready', pid: postmaster.pid };
    if (exit && !(process.platform === 'win32' && exit.code === 0)) return explain(directory, size);
    const waited = performance.now() - begun;
    if (waited > longestStart) {
      return { kind: 'failed', reason: `it is not ready after ${Math.round(waited / 1000)} s` };
    }
    if (waited > 3000 && !announced) {
      announced = true;
      log('The database is getting ready; after a crash this can take a moment…');
    }
    await delay(15);
  }
};

const explain = async (directory: string, from: number): Promise<StartOutcome> => {
  const text = (await readSlice(postmasterLogPath(directory), 64 * 1024, from)) ?? '';
  const reason = /(?:FATAL|PANIC):\s+(.*)/.exec(text)?.[1] ?? text.trim().split('\n')[0] ?? '';
  if (/could not create any TCP\/IP sockets|could not bind/.test(text)) return { kind: 'port', reason };
  if (/lock file "postmaster\.pid" (?:already exists|is empty)|bogus data in lock file/.test(text)) {
    return { kind: 'lock-file', reason };
  }
  if (/shared memory block .* is still in use/.test(text)) return { kind: 'memory', reason };
  return { kind: 'failed', reason: `${reason} (see ${postmasterLogPath(directory)})` };
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('No free port was found on 127.0.0.1.');
  }
  return address.port;
};
