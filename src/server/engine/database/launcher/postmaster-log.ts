import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const largest = 4 * 1024 * 1024;

export const postmasterLogPath = (directory: string): string => join(directory, 'postgres.log');

/** Never through a link: the folder belongs to the database user, and we may be root. */
export const openPostmasterLog = async (directory: string): Promise<FileHandle> => {
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | noFollow;
  return open(postmasterLogPath(directory), flags, 0o600);
};

/** PostgreSQL appends, so cutting the file to nothing is enough to keep it small. */
export const boundPostmasterLog = async (directory: string, limit = largest): Promise<void> => {
  const log = await openPostmasterLog(directory);
  try {
    if ((await log.stat()).size > limit) await log.truncate();
  } finally {
    await log.close();
  }
};
