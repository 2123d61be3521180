import { DatabaseError } from 'pg';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { createObjectWriter, type ObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { copiesKept, copyBucket } from '#domain/archive/kept-copies.ts';

const EVERY_MS = 15 * 60 * 1000;
/** A copy is one person's; the rest waits for the next round rather than keeping the machine. */
const MOST_IN_A_ROUND = 200;
const STORAGE_FULL = 'PT413';

interface ScheduledCopiesDeps {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly siteUrl: string;
  readonly version: string;
  readonly logError: (what: string, cause: unknown) => void;
}

const service: Actor = { role: 'service_role', claims: {} };

/** The person who asked for it, with their own rights and nobody else's. They were there when they set the rhythm. */
const inTheNameOf = (userId: string): Actor => ({
  role: 'authenticated',
  claims: { sub: userId, role: 'authenticated', aal: 'aal2' },
});

/** Makes every copy that is due, one after the other; says how many. Several processes may do it at once. */
export const makeDueCopies = async (deps: ScheduledCopiesDeps): Promise<number> => {
  const writer = createObjectWriter(deps);
  let made = 0;
  for (let round = 0; round < MOST_IN_A_ROUND; round += 1) {
    const { rows } = await deps.db.tx(service, (query) =>
      query<{ person: string | null }>('select public.take_due_copy() as person'),
    );
    const person = rows[0]?.person ?? null;
    if (person === null) break;
    const problem = await keepCopy(deps, writer, person);
    if (problem === null) made += 1;
    await deps.db.tx(service, (query) => query('select public.finish_copy($1, $2)', [person, problem]));
  }
  return made;
};

/** Into the person's own folder; the oldest beyond the last few go. Uploads stay out: they lie in the same store already. */
const keepCopy = async (
  deps: ScheduledCopiesDeps,
  writer: ObjectWriter,
  person: string,
): Promise<'full' | 'broken' | null> => {
  const now = new Date();
  const { archiveStream } = await import('./archive-stream.ts');
  const { body, done } = archiveStream(deps, { actor: inTheNameOf(person), uploads: false, now });
  // Told by the body as well.
  done.catch(() => {});
  try {
    await writer.write(
      storageAdmin,
      {
        bucketId: copyBucket,
        name: `${person}/kindling-${now.toISOString().replaceAll(/[:.]/gu, '-')}.zip`,
        owner: person,
        upsert: false,
      },
      body,
      async () => ({
        mimetype: 'application/zip',
        cacheControl: 'no-store',
        contentEncoding: undefined,
        userMetadata: undefined,
      }),
    );
    await writer.discard(await dropOldCopies(deps.db, person));
    return null;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === STORAGE_FULL) return 'full';
    deps.logError('A copy could not be made by itself', error);
    return 'broken';
  }
};

const dropOldCopies = async (db: Database, person: string): Promise<readonly string[]> => {
  const { rows } = await db.tx(storageAdmin, (query) =>
    query<{ version: string | null }>(
      `delete from storage.objects where id in (
         select id from storage.objects where bucket_id = $1 and owner_id = $2
         order by created_at desc, id offset $3)
       returning version`,
      [copyBucket, person, copiesKept],
    ),
  );
  return rows.flatMap(({ version }) => (version === null ? [] : [version]));
};

/** Looks four times an hour whose copy is due. */
export const startMakingCopies = (deps: ScheduledCopiesDeps): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await makeDueCopies(deps);
    } catch (error) {
      deps.logError('Copies could not be made by themselves', error);
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
