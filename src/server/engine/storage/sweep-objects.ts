import { randomInt } from 'node:crypto';
import type { Database } from '#server/engine/database/database.ts';
import type { ObjectStore, Version } from './store/object-store.ts';
import { RESUMABLE_HOURS } from './resumable/resumable-rows.ts';
import { removeDiscarded } from './discarded-versions.ts';
import { dropOldReservations, reconcileStorage } from './objects/reservations.ts';
import { storageAdmin } from './storage-deps.ts';

const HOUR = 60 * 60 * 1000;
/** No upload takes this long: bytes older than it that no row knows were left by a process that died. */
const GRACE = 24 * HOUR;
const SHARDS = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
/** The whole store is looked through about twice a day, a little of it at a time. */
const SHARDS_AT_ONCE = 16;
const BATCH = 500;
const REMOVED_AT_MOST = 5000;

interface SweepDeps {
  readonly db: Database;
  readonly store: ObjectStore;
}

/** Removes what no row points to and returns how much that was. Several processes may do it at once. */
export const sweepObjects = async (
  { db, store }: SweepDeps,
  options: { readonly shards?: readonly string[]; readonly before?: Date } = {},
): Promise<number> => {
  const before = options.before ?? new Date(Date.now() - GRACE);
  // Their parts lose their rows with them, and are orphans from then on.
  await db.tx(storageAdmin, (query) =>
    query(
      `delete from kindling.resumable_uploads where id in (
         select id from kindling.resumable_uploads where created_at < now() - make_interval(hours => $1)
         order by created_at limit $2 for update skip locked)`,
      [RESUMABLE_HOURS, BATCH],
    ),
  );
  await db.tx(storageAdmin, (query) => dropOldReservations(query, before));
  await removeDiscarded({ db, store });
  await store.removeUnfinished(before);

  let removed = 0;
  const batch: Version[] = [];
  const removeOrphans = async (): Promise<void> => {
    const used = await usedVersions(db, batch);
    for (const version of batch.splice(0)) {
      if (used.has(version)) continue;
      await store.remove(version);
      removed += 1;
    }
  };
  for (const shard of options.shards ?? SHARDS) {
    for await (const { version, lastModified } of store.list(shard)) {
      if (lastModified >= before) continue;
      batch.push(version);
      if (batch.length === BATCH) await removeOrphans();
      if (removed >= REMOVED_AT_MOST) return removed;
    }
  }
  if (batch.length > 0) await removeOrphans();
  return removed;
};

const usedVersions = async (db: Database, versions: readonly Version[]): Promise<ReadonlySet<Version>> => {
  const { rows } = await db.tx(storageAdmin, (query) =>
    query<{ version: Version }>(
      `select version from storage.objects where version = any($1::text[])
       union all
       select version::text from kindling.resumable_parts where version = any($1::uuid[])`,
      [versions],
    ),
  );
  return new Set(rows.map(({ version }) => version));
};

/** Every hour, starting somewhere else in each process. */
export const startSweeping = (
  deps: SweepDeps & { readonly logError: (what: string, cause: unknown) => void },
): (() => Promise<void>) => {
  let next = randomInt(SHARDS.length);
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    const shards = Array.from(
      { length: SHARDS_AT_ONCE },
      (_, offset) => SHARDS[(next + offset) % SHARDS.length] ?? '00',
    );
    next = (next + SHARDS_AT_ONCE) % SHARDS.length;
    try {
      await sweepObjects(deps, { shards });
      await reconcileStorage(deps.db);
    } catch (error) {
      deps.logError('The sweep of stored objects failed', error);
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
