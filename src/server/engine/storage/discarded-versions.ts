import type { Database } from '#server/engine/database/database.ts';
import { storageAdmin } from './storage-deps.ts';
import type { ObjectStore, Version } from './store/object-store.ts';

const AT_ONCE = 500;

/**
 * Removes the bytes of what was deleted with its account. A version stays noted until its bytes are gone, so whatever
 * stops this, the next one goes on; two at once do no harm.
 */
export const removeDiscarded = async ({
  db,
  store,
}: {
  readonly db: Database;
  readonly store: ObjectStore;
}): Promise<void> => {
  for (;;) {
    const { rows } = await db.tx(storageAdmin, (query) =>
      query<{ version: Version }>(
        'select version from kindling.discarded_versions order by noted_at limit $1',
        [AT_ONCE],
      ),
    );
    if (rows.length === 0) return;
    const versions = rows.map(({ version }) => version);
    for (const version of versions) await store.remove(version);
    await db.tx(storageAdmin, (query) =>
      query('delete from kindling.discarded_versions where version = any($1::uuid[])', [versions]),
    );
  }
};
