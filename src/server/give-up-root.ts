import { lchown, lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { findDatabaseUser, isRoot } from '#server/engine/database/launcher/database-user.ts';
import type { DatabaseUser } from '#server/engine/database/launcher/database-user.ts';
import { canReach } from '#server/engine/database/launcher/reachability.ts';

/**
 * Started by root, the host goes on as the user who runs the database: a hole in it is then a hole in Kindling and not in the
 * machine. Everything it writes lies in the data directory, which becomes that user's. Where the folders are closed to
 * everybody but root, as below /root, it stays as it is and says so.
 */
export const giveUpRoot = async (options: {
  /** Where the program is. */
  readonly root: string;
  /** Exists. */
  readonly dataDirectory: string;
  readonly log: (line: string) => void;
}): Promise<void> => {
  if (!isRoot()) return;
  const { dataDirectory, log } = options;
  const user = (await clusterOwner(dataDirectory)) ?? (await findDatabaseUser(log));
  const folders = [
    options.root,
    path.join(options.root, 'node_modules'),
    path.dirname(await realpath(dataDirectory)),
  ];
  const reached = await Promise.all(folders.map((folder) => canReach(folder, user, 'execute')));
  const closed = folders[reached.indexOf(false)];
  if (closed !== undefined) {
    log(`Kindling runs as root, because ${closed} is closed to other users: move it, to /opt for example.`);
    return;
  }
  await hand(dataDirectory, user);
  process.setgroups?.([user.gid]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
};

/** A database that is there is run by whom it belongs to. */
const clusterOwner = async (dataDirectory: string): Promise<DatabaseUser | undefined> => {
  const cluster = await realpath(path.join(dataDirectory, 'database')).catch(() => undefined);
  if (cluster === undefined) return undefined;
  const { uid, gid } = await lstat(cluster);
  return uid === 0 ? undefined : { uid, gid };
};

/** What belongs to root in there, and what lies below it; links are handed over and not followed. */
const hand = async (entry: string, user: DatabaseUser): Promise<void> => {
  const found = await lstat(entry);
  if (found.uid === 0) await lchown(entry, user.uid, user.gid);
  if (!found.isDirectory()) return;
  const names = await readdir(entry);
  await Promise.all(names.map((name) => handBelow(path.join(entry, name), user)));
};

const handBelow = async (entry: string, user: DatabaseUser): Promise<void> => {
  const { uid } = await lstat(entry);
  if (uid === 0) await hand(entry, user);
};
