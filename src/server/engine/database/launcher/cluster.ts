import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lchown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { childEnvironment } from './child-environment.ts';
import type { DatabaseUser } from './database-user.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { isErrno, readSlice } from './read-slice.ts';

interface NewCluster {
  readonly directory: string;
  readonly user: DatabaseUser | undefined;
  readonly binaries: PostgresBinaries;
  readonly superuserPassword: string;
  readonly log: (line: string) => void;
  /** Called when a process is at work that has to be waited for anyway. */
  readonly meanwhile?: (() => void) | undefined;
}

/** Refuses, in one line, a folder that holds something other than a cluster these binaries can run. */
export const clusterExists = async (directory: string, major: number): Promise<boolean> => {
  // In this order: another start may put its cluster there, whole and in one stroke, between the two looks.
  const wasEmpty = await isEmptyOrMissing(directory);
  const version = (await readSlice(join(directory, 'PG_VERSION'), 16))?.trim();
  if (version === String(major)) return true;
  if (version !== undefined && /^\d+(\.\d+)?$/.test(version)) {
    throw new Error(
      `The database in ${directory} was made by PostgreSQL ${version} and this is PostgreSQL ${major}: move it away, or serve it yourself and set DATABASE_URL.`,
    );
  }
  if (version === undefined && wasEmpty) return false;
  throw new Error(
    `The folder ${directory} does not hold a PostgreSQL database: move it away and start again.`,
  );
};

/**
 * initdb works in a draft beside the final place and the rename is the mark of completeness: an interrupted
 * draft is never taken for a cluster, a complete cluster is never written over, and of several first starts
 * at once the first rename wins.
 */
export const createCluster = async (cluster: NewCluster): Promise<void> => {
  const { directory, user, superuserPassword, log } = cluster;
  log('Creating the database (first start only)…');
  const draft = `${draftPrefix(directory)}${randomBytes(6).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    await writeFile(passwordFile, superuserPassword, { flag: 'wx', mode: 0o600 });
    await mkdir(draft, { mode: 0o700 });
    if (user) {
      await lchown(passwordFile, user.uid, user.gid);
      await lchown(draft, user.uid, user.gid);
    }
    await runInitdb(cluster, draft, passwordFile);
    await rm(passwordFile);
    await rename(draft, directory);
    await syncFolder(dirname(directory));
  } catch (error) {
    // Another first start was quicker; its cluster is as good as ours would have been.
    if (await isEmptyOrMissing(directory)) throw error;
  } finally {
    await rm(passwordFile, { force: true });
    await removeFolder(draft);
  }
};

/** For the one host that holds the cluster: what interrupted first starts left beside it. */
export const removeDrafts = async (directory: string): Promise<void> => {
  const prefix = basename(draftPrefix(directory));
  for (const name of await readdir(dirname(directory))) {
    if (name.startsWith(prefix)) await removeFolder(join(dirname(directory), name));
  }
};

const draftPrefix = (directory: string): string => `${directory}.incomplete-`;

const runInitdb = async (
  { user, binaries, meanwhile }: NewCluster,
  draft: string,
  passwordFile: string,
): Promise<void> => {
  const options = [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The builtin provider sorts and folds the same on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  await new Promise<void>((resolve, reject) => {
    execFile(
      binaries.initdb,
      options,
      {
        ...user,
        cwd: dirname(binaries.initdb),
        env: childEnvironment(),
        timeout: 180_000,
        maxBuffer: 1 << 20,
      },
      (error, _stdout, stderr) => {
        if (!error) {
          resolve();
          return;
        }
        const reason = stderr.split('\n').find((line) => line.includes('error:')) ?? error.message;
        reject(new Error(`The database could not be created: ${reason.trim()}`, { cause: error }));
      },
    );
    meanwhile?.();
  });
};

const isEmptyOrMissing = async (directory: string): Promise<boolean> => {
  try {
    return (await readdir(directory)).length === 0;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return true;
    throw error;
  }
};

/** An orphaned initdb may still be writing there; what cannot go now goes at the next start. */
const removeFolder = async (path: string): Promise<void> => {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
};

const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
