import path from 'node:path';
import type { Database } from '#server/engine/database/database.ts';
import { openDiskStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Setting } from '#server/config/s3-setting.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';

/** S3 where it is configured, otherwise the data directory. */
export const openObjectStore = async (options: {
  readonly db: Database;
  readonly dataDirectory: string;
  readonly s3: S3Setting | undefined;
}): Promise<ObjectStore> => {
  const installation = await installationId(options.db);
  if (options.s3 === undefined) {
    return openDiskStore(path.join(options.dataDirectory, 'objects', installation));
  }
  // The SDK takes longer to load than the rest of the host: only who uses it waits for it.
  const { openS3Store } = await import('./s3-object-store.ts');
  return openS3Store(options.s3, installation);
};

const installationId = async (db: Database): Promise<string> => {
  const { rows } = await db.tx(storageAdmin, (query) =>
    query<{ id: string }>('select id from kindling.installation'),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database has no installation id');
  return row.id;
};
