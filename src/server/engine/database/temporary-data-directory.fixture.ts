import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { quickFolder } from '#server/testing/quick-folder.ts';

export interface TemporaryDataDirectory {
  readonly path: string;
  /** Takes the cluster along that root's link points to; the database must have been stopped. */
  readonly remove: () => Promise<void>;
}

/** A data directory for one test, which the user of the database gets through. */
export const temporaryDataDirectory = async (): Promise<TemporaryDataDirectory> => {
  const path = await mkdtemp(join(quickFolder(), 'kindling-'));
  await chmod(path, 0o711);
  return {
    path,
    remove: async () => {
      const elsewhere = await readlink(join(path, 'database')).catch(() => undefined);
      if (elsewhere !== undefined) await rm(dirname(elsewhere), { recursive: true, force: true });
      await rm(path, { recursive: true, force: true });
    },
  };
};
