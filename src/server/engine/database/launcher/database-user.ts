import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom PostgreSQL runs as. Undefined in the callers means: as whoever runs Node. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root needs somebody else to run it as. */
export const findDatabaseUser = async (log: (line: string) => void): Promise<DatabaseUser> => {
  const dedicated = (await lookUp('kindling')) ?? (await create('kindling', log));
  const user = dedicated ?? (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!user) {
    throw new Error(
      'PostgreSQL does not run as root and no unprivileged user was found: create a user named kindling, or set DATABASE_URL.',
    );
  }
  return user;
};

const lookUp = async (name: string): Promise<DatabaseUser | undefined> => {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name], { timeout: 10_000 })).stdout)),
    );
    if (uid === undefined || gid === undefined || !(uid > 0) || !(gid >= 0)) return undefined;
    return { uid, gid };
  } catch {
    return undefined;
  }
};

const create = async (name: string, log: (line: string) => void): Promise<DatabaseUser | undefined> => {
  // useradd holds a lock on the password file: of two first starts at once, one is turned away for a moment.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await run(
        'useradd',
        [
          '--system',
          '--user-group',
          '--no-create-home',
          '--home-dir',
          '/nonexistent',
          '--shell',
          '/bin/false',
          name,
        ],
        { timeout: 20_000 },
      );
      log(`Created the system user ${name}: PostgreSQL does not run as root.`);
      return await lookUp(name);
    } catch (error) {
      const made = await lookUp(name);
      if (made) return made;
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      await delay(200);
    }
  }
  return undefined;
};
