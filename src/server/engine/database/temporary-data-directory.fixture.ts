import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TemporaryDataDirectory {
  readonly path: string;
  /** Takes the cluster along that root's link points to; the database must have been stopped. */
  readonly remove: () => Promise<void>;
}

/** A data directory for one test: 0700, as the launcher expects it. */
export async function temporaryDataDirectory(): Promise<TemporaryDataDirectory> {
  const path = await mkdtemp(join(tmpdir(), 'kindling-'));
  return {
    path,
    remove: async () => {
      const elsewhere = await readlink(join(path, 'database')).catch(() => undefined);
      if (elsewhere !== undefined) await rm(dirname(elsewhere), { recursive: true, force: true });
      await rm(path, { recursive: true, force: true });
    },
  };
}
