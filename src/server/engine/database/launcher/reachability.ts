import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

interface Permissions {
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
}

const bits = { read: 0o4, execute: 0o1 } as const;

/** The kernel's rule: the first class that fits decides, even when a later one would allow more. */
export const permits = (entry: Permissions, user: DatabaseUser, need: keyof typeof bits): boolean => {
  const shift = entry.uid === user.uid ? 6 : entry.gid === user.gid ? 3 : 0;
  return ((entry.mode >> shift) & bits[need]) !== 0;
};

/** Whether `user` may walk down to `path` and then read it, or enter or run it. */
export const canReach = async (
  path: string,
  user: DatabaseUser,
  need: keyof typeof bits,
): Promise<boolean> => {
  const real = await realpath(path);
  if (!permits(await stat(real), user, need)) return false;
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    if (!permits(await stat(folder), user, 'execute')) return false;
    if (folder === dirname(folder)) return true;
  }
};
