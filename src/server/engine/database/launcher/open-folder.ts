import { chmod, mkdir } from 'node:fs/promises';

/** A folder that other users may enter even when we run under a strict umask; one that exists stays as it is. */
export const makeOpenFolder = async (path: string): Promise<void> => {
  const made = await mkdir(path, { recursive: true });
  if (made !== undefined) await chmod(path, 0o755);
};
