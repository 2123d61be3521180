import { setTimeout as delay } from 'node:timers/promises';
import { findClusterPlace } from './launcher/cluster-place.ts';
import { clusterExists, createCluster, removeDrafts } from './launcher/cluster.ts';
import { takeHostLock, type HostLock } from './launcher/host-lock.ts';
import { takeLaunchTurn } from './launcher/launch-turn.ts';
import { preparePostgresBinaries } from './launcher/postgres-binaries.ts';
import { findPostgresPackage } from './launcher/postgres-package.ts';
import { boundPostmasterLog } from './launcher/postmaster-log.ts';
import { findPostmaster, setAsideStalePidFile } from './launcher/postmaster-pid.ts';
import {
  longestStart,
  startPostmaster,
  type ClusterRun,
  type StartOutcome,
} from './launcher/start-postmaster.ts';
import { stopPostmaster } from './launcher/stop-postmaster.ts';
import { adminUrlOf } from './running-database-url.ts';

interface LaunchOptions {
  /** Exists, 0700. The cluster is its `database`, or what a link of that name points to. */
  readonly dataDirectory: string;
  readonly superuserPassword: string;
  /** What a second start is told, such as this host's URL. */
  readonly holder: string;
  readonly log: (line: string) => void;
  /** What can be done while the database comes up; called at least once before it has, where it does not run already. */
  readonly meanwhile?: () => void;
}

export interface RunningDatabase {
  readonly adminUrl: string;
  /** Where the cluster really is. */
  readonly directory: string;
  /** A postmaster was found running and taken over. */
  readonly adopted: boolean;
  readonly stop: () => Promise<void>;
}

/** Another live host holds this data directory. */
export class AlreadyRunningError extends Error {
  readonly holder: string;

  constructor(holder: string) {
    super(`Kindling is already running on this data directory: ${holder}`);
    this.name = 'AlreadyRunningError';
    this.holder = holder;
  }
}

const logCheckInterval = 10 * 60_000;
/** How long processes of a killed postmaster may hold on; the longest statement_timeout is well below it. */
const longestContention = 60_000;
const retryInterval = 50;
const mostPorts = 10;

export const launchDatabase = async (options: LaunchOptions): Promise<RunningDatabase> => {
  const { dataDirectory, superuserPassword, log, meanwhile } = options;
  const source = await findPostgresPackage();
  const place = await findClusterPlace(dataDirectory, log);
  const binaries = await preparePostgresBinaries({ ...place, source, log });
  const { directory } = place;
  while (!(await clusterExists(directory, source.major))) {
    await inTurn(dataDirectory, async () => {
      if (await clusterExists(directory, source.major)) return;
      await createCluster({ ...place, binaries, superuserPassword, log, meanwhile });
    });
  }
  // Another start may have made the cluster for another user, and PostgreSQL runs for its owner alone.
  const { user } = await findClusterPlace(dataDirectory, log);
  const run: ClusterRun = { directory, user, binaries, log, meanwhile };
  const { pid, adminUrl, adopted, lock } = await becomeHost(run, options);
  if (adopted) log('Took over the database that was still running.');
  await removeDrafts(directory);

  const tidying = setInterval(() => {
    boundPostmasterLog(directory).catch(() => undefined);
  }, logCheckInterval);
  tidying.unref();
  let stopping: Promise<void> | undefined;
  // The lock goes with the postmaster and not before it: nobody may come in and then be stopped by us.
  const stop = () => {
    clearInterval(tidying);
    stopping ??= lock.release(() => stopPostmaster(pid, run));
    return stopping;
  };
  return { adminUrl, adopted, directory, stop };
};

interface Hosting {
  readonly pid: number;
  readonly adminUrl: string;
  readonly adopted: boolean;
  readonly lock: HostLock;
}

/** Finds or starts the postmaster and takes the lock, however other starts and dying processes interfere. */
const becomeHost = async (run: ClusterRun, options: LaunchOptions): Promise<Hosting> => {
  const begun = performance.now();
  let started: number | undefined;
  for (;;) {
    const postmaster = await findPostmaster(run.directory);
    let obstacle = 'another start of it does not finish';
    let bound = longestStart;
    if (!postmaster) {
      const outcome = await inTurn(options.dataDirectory, async () =>
        (await findPostmaster(run.directory)) ? undefined : startOnFreePort(run),
      );
      if (outcome?.kind === 'ready') {
        started = outcome.pid;
        continue;
      }
      if (outcome) {
        obstacle = outcome.reason;
        bound = longestContention;
      }
    } else if (postmaster.ready) {
      const adopted = postmaster.pid !== started;
      const adminUrl = adminUrlOf(postmaster.port, options.superuserPassword);
      const attempt = await takeHostLock({ ...run, adminUrl, holder: options.holder }).catch(
        async (error: unknown) => {
          if (!adopted) await stopPostmaster(postmaster.pid, run);
          throw error;
        },
      );
      if (attempt.kind === 'held') return { pid: postmaster.pid, adminUrl, adopted, lock: attempt.lock };
      if (attempt.kind === 'taken') throw new AlreadyRunningError(attempt.holder);
      obstacle = attempt.reason;
    }
    if (performance.now() - begun > bound) throw new Error(`The database did not start: ${obstacle}`);
    await delay(retryInterval);
  }
};

/** Does it when no other start is at work, else waits a moment for the other one and does nothing. */
const inTurn = async <Result>(
  dataDirectory: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  const turn = await takeLaunchTurn(dataDirectory);
  if (!turn) {
    await delay(retryInterval);
    return undefined;
  }
  try {
    return await work();
  } finally {
    turn.end();
  }
};

const startOnFreePort = async (run: ClusterRun): Promise<StartOutcome> => {
  await boundPostmasterLog(run.directory);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await startPostmaster(run);
    if (outcome.kind === 'failed') throw new Error(`The database did not start: ${outcome.reason}`);
    if (outcome.kind === 'lock-file') await setAsideStalePidFile(run.directory);
    if (outcome.kind !== 'port' || attempt === mostPorts) return outcome;
  }
};
