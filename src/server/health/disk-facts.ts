import { statfs } from 'node:fs/promises';
import type { DiskFacts } from '#domain/system/health-answer.ts';

/** The disk that holds the data directory. Null where the system does not tell. */
export const diskFacts = async (directory: string): Promise<DiskFacts | null> => {
  try {
    const { bsize, blocks, bavail } = await statfs(directory);
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
  } catch {
    return null;
  }
};
