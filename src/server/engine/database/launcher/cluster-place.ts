import { createHash, randomBytes } from 'node:crypto';
import { lstat, readdir, readlink, realpath, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { findDatabaseUser, isRoot, type DatabaseUser } from './database-user.ts';
import { makeOpenFolder } from './open-folder.ts';
import { canReach } from './reachability.ts';
import { isErrno } from './read-slice.ts';

/** Where root keeps what the database user must reach although the project may sit under a closed home. */
const systemDirectory = '/var/lib/kindling';

interface ClusterPlace {
  /** The cluster itself; its parent exists. */
  readonly directory: string;
  /** Who runs PostgreSQL; undefined for ourselves. */
  readonly user: DatabaseUser | undefined;
  /** Where a copy of the binaries may go. */
  readonly copies: string;
}

/**
 * The cluster is `<dataDirectory>/database`. Where root's database user cannot get there, that name is a
 * symbolic link into the system directory, so a moved data directory keeps its database and a new one at an
 * old path does not inherit a stranger's.
 */
export const findClusterPlace = async (
  dataDirectory: string,
  log: (line: string) => void,
): Promise<ClusterPlace> => {
  const home = await realpath(dataDirectory);
  const entry = join(home, 'database');
  const linked = await linkTarget(entry);
  if (linked !== undefined && !(await isDirectory(dirname(linked)))) {
    throw new Error(
      `The database folder ${linked} is gone: restore it, or remove ${entry} to begin with an empty one.`,
    );
  }
  const directory = linked === undefined ? entry : join(await realpath(dirname(linked)), basename(linked));
  const owner = await ownerOf(directory);
  if (!isRoot()) {
    if (owner && process.getuid && owner.uid !== process.getuid()) {
      throw new Error(
        `The database in ${directory} belongs to another user (uid ${owner.uid}): start as that user.`,
      );
    }
    return { directory, user: undefined, copies: home };
  }
  if (owner?.uid === 0) {
    throw new Error(
      `The database in ${directory} belongs to root, whom PostgreSQL does not serve: give it to another user with chown -R.`,
    );
  }
  // A cluster is run by whoever owns it, whoever starts it: PostgreSQL accepts no one else.
  const user = owner ?? (await findDatabaseUser(log));
  if (owner || linked !== undefined || (await canReach(home, user, 'execute'))) {
    return { directory, user, copies: systemDirectory };
  }
  return { directory: await linkToSystemDirectory(home, entry, log), user, copies: systemDirectory };
};

const linkToSystemDirectory = async (
  home: string,
  entry: string,
  log: (line: string) => void,
): Promise<string> => {
  const prefix = createHash('sha256').update(home).digest('hex').slice(0, 16);
  await makeOpenFolder(systemDirectory);
  const earlier = (await readdir(systemDirectory)).filter((name) => name.startsWith(`${prefix}-`));
  const folder = join(systemDirectory, `${prefix}-${randomBytes(4).toString('hex')}`);
  await makeOpenFolder(folder);
  const directory = join(folder, 'database');
  try {
    await symlink(directory, entry);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const chosen = isErrno(error, 'EEXIST') ? await linkTarget(entry) : undefined;
    if (chosen === undefined) throw error;
    return chosen;
  }
  log(`The database is kept in ${directory}, where its user can reach it.`);
  for (const name of earlier) {
    const kept = join(systemDirectory, name, 'database');
    if (await isDirectory(kept)) log(`An earlier database of this folder is still in ${kept}.`);
  }
  return directory;
};

const linkTarget = async (path: string): Promise<string | undefined> => {
  try {
    return resolve(dirname(path), await readlink(path));
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'EINVAL', 'UNKNOWN')) return undefined;
    throw error;
  }
};

/** Undefined for a folder that is missing or empty: nobody has made a cluster there yet. */
const ownerOf = async (directory: string): Promise<DatabaseUser | undefined> => {
  try {
    const entry = await lstat(directory);
    if (entry.isDirectory() && isRoot() && (await readdir(directory)).length === 0) return undefined;
    return { uid: entry.uid, gid: entry.gid };
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
};

const isDirectory = async (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
