import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childEnvironment } from '#server/engine/database/launcher/child-environment.ts';
import { findDatabaseUser, isRoot } from '#server/engine/database/launcher/database-user.ts';
import type { DatabaseUser } from '#server/engine/database/launcher/database-user.ts';
import { preparePostgresBinaries } from '#server/engine/database/launcher/postgres-binaries.ts';
import type { PostgresBinaries } from '#server/engine/database/launcher/postgres-binaries.ts';
import { findPostgresPackage } from '#server/engine/database/launcher/postgres-package.ts';
import { serves } from '#server/engine/database/launcher/postmaster-pid.ts';
import { startPostmaster } from '#server/engine/database/launcher/start-postmaster.ts';
import type { ClusterRun } from '#server/engine/database/launcher/start-postmaster.ts';
import { stopPostmaster } from '#server/engine/database/launcher/stop-postmaster.ts';
import { quickFolder } from './quick-folder.ts';

const run = promisify(execFile);

const debianDirectory = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15;
const OWNER = 'operator';

export interface PostgresSource {
  /** For a test's title: whose server it is. */
  readonly name: string;
  readonly binaries: (user: DatabaseUser | undefined, copies: string) => Promise<PostgresBinaries>;
}

export interface ExternalPostgres {
  /** The owner's connection, as an operator would write it into DATABASE_URL. */
  readonly url: string;
  /** `fast` cuts every session off in order, `immediate` is a crash: the next start has to recover. */
  readonly stop: (how: 'fast' | 'immediate') => Promise<void>;
  /** On the same port as before. */
  readonly start: () => Promise<void>;
  /** Stops it and removes everything. */
  readonly remove: () => Promise<void>;
}

/** Debian's newest where it is installed, else the binaries of the embedded package on their own. */
export const findExternalPostgres = async (installed = debianDirectory): Promise<PostgresSource> => {
  const folders = await readdir(installed).catch(() => []);
  const majors = folders.map(Number).filter((major) => major >= OLDEST_MAJOR);
  for (const major of majors.toSorted((a, b) => b - a)) {
    const file = (name: string): string => path.join(installed, String(major), 'bin', name);
    const isServer = await stat(file('postgres')).catch(() => undefined);
    if (isServer === undefined) continue;
    const binaries = { initdb: file('initdb'), postgres: file('postgres'), pgCtl: file('pg_ctl') };
    return { name: `Debian’s PostgreSQL ${major}`, binaries: async () => binaries };
  }
  const source = await findPostgresPackage();
  return {
    name: `PostgreSQL ${source.major} from the embedded package`,
    binaries: (user, copies) => preparePostgresBinaries({ source, user, copies, log: () => {} }),
  };
};

/** A server of its own, as one finds it elsewhere: another owner, a password, one empty database. */
export const startExternalPostgres = async (source: PostgresSource): Promise<ExternalPostgres> => {
  const home = await realpath(await mkdtemp(path.join(quickFolder(), 'kindling-external-')));
  await chmod(home, 0o755);
  const user = isRoot() ? await findDatabaseUser(() => {}) : undefined;
  const binaries = await source.binaries(user, home);
  const directory = path.join(home, 'cluster');
  const password = randomBytes(24).toString('base64url');
  await createCluster({ home, directory, user, binaries, password });

  const cluster: ClusterRun = { directory, user, binaries, log: () => {} };
  const port = await quietPort();
  let pid = 0;
  const start = async (): Promise<void> => {
    const outcome = await startPostmaster(cluster, port);
    if (outcome.kind !== 'ready') throw new Error(`PostgreSQL did not start: ${outcome.reason}`);
    pid = outcome.pid;
  };
  await start();
  return {
    url: `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`,
    start,
    stop: (how) => (how === 'fast' ? stopPostmaster(pid, cluster) : crash(pid, directory)),
    remove: async () => {
      await stopPostmaster(pid, cluster);
      await rm(home, { recursive: true, force: true });
    },
  };
};

const createCluster = async (options: {
  readonly home: string;
  readonly directory: string;
  readonly user: DatabaseUser | undefined;
  readonly binaries: PostgresBinaries;
  readonly password: string;
}): Promise<void> => {
  const { directory, user, binaries } = options;
  const passwordFile = path.join(options.home, 'password');
  await writeFile(passwordFile, options.password, { flag: 'wx', mode: 0o600 });
  await mkdir(directory, { mode: 0o700 });
  if (user !== undefined) {
    for (const each of [passwordFile, directory]) await chown(each, user.uid, user.gid);
  }
  await run(
    binaries.initdb,
    [
      `--pgdata=${directory}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...user, cwd: '/', env: childEnvironment(), timeout: 180_000 },
  );
  await rm(passwordFile);
};

const crash = async (pid: number, directory: string): Promise<void> => {
  process.kill(pid, 'SIGQUIT');
  while (await serves(pid, directory)) await delay(15);
};

/**
 * Below the ports that the system gives to outgoing connections: while the server is down, a client that keeps
 * calling a port from that range can be given the same one for itself, and ends up talking to itself.
 */
const quietPort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    const probe = net.createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error('There is no free port');
};
