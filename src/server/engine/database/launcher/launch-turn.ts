import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isRoot } from './database-user.ts';

const busy = 5;

/**
 * One start at a time makes or starts the cluster: two postmasters that find the same left-over pid file can
 * remove each other's new one. The operating system takes the lock back from a start that was killed; SQLite is
 * here only because it is the portable file lock that Node has built in.
 */
export const takeLaunchTurn = async (dataDirectory: string): Promise<{ end: () => void } | undefined> => {
  const path = join(dataDirectory, 'launch.lock');
  await makeLockFile(path, dataDirectory);
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('begin exclusive');
    return { end: () => file.close() };
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
};

const makeLockFile = async (path: string, dataDirectory: string): Promise<void> => {
  // Never through a link: the data directory may be another user's, and we may be root.
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  const file = await open(path, constants.O_RDWR | constants.O_CREAT | noFollow, 0o600);
  try {
    if (!isRoot()) return;
    // The owner of the data directory must be able to start without root next time.
    const { uid, gid } = await stat(dataDirectory);
    await file.chown(uid, gid);
  } finally {
    await file.close();
  }
};
