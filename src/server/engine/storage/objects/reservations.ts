import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database, Query } from '#server/engine/database/database.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';
import type { Reservation } from './settle-reservation.ts';

interface ReservationDeps {
  readonly db: Database;
  readonly logError: (what: string, cause: unknown) => void;
}

/** What the service itself stores is nobody's to pay for. */
const accountOf = (owner: string | undefined): string | undefined => z.guid().safeParse(owner).data;

/**
 * Takes the room before the work and gives it back if nothing came of it. The database refuses what there is no room for,
 * also when many ask at once.
 */
export const withReservation = async <T>(
  { db, logError }: ReservationDeps,
  owner: string | undefined,
  bytes: number,
  work: (reservation: Reservation | undefined) => Promise<T>,
): Promise<T> => {
  const account = accountOf(owner);
  if (account === undefined || bytes === 0) return work(undefined);
  const id = randomUUID();
  await db.tx(storageAdmin, (query) =>
    query(
      'insert into kindling.storage_reservations (id, owner, bytes) values ($1, $2, $3)',
      [id, account, bytes],
      'storage_reserve',
    ),
  );
  let settled = false;
  try {
    const result = await work(id);
    settled = result !== undefined;
    return result;
  } finally {
    // What cannot be given back now is given back by the sweep.
    if (!settled) {
      await giveBack(db, id).catch((error: unknown) => logError('Room in storage was not given back', error));
    }
  }
};

const giveBack = async (db: Database, id: Reservation): Promise<void> => {
  await db.tx(storageAdmin, (query) =>
    query('delete from kindling.storage_reservations where id = $1', [id], 'storage_give_back'),
  );
};

/** At least as much as the finished object counts: what becomes its notes is a part of the upload's. */
export const reserveForUpload = async (
  query: Query,
  owner: string | undefined,
  uploadId: string,
): Promise<void> => {
  const account = accountOf(owner);
  if (account === undefined) return;
  await query(
    `insert into kindling.storage_reservations (id, owner, upload_id, bytes)
     select id, $1, id, 1000 + size + octet_length(name) + octet_length(metadata::text)
     from kindling.resumable_uploads where id = $2`,
    [account, uploadId],
  );
};

/** Those of a process that died before it could give them back. A resumable upload's go with the upload. */
export const dropOldReservations = async (query: Query, before: Date): Promise<void> => {
  await query(
    `delete from kindling.storage_reservations where id in (
       select id from kindling.storage_reservations where upload_id is null and created_at < $1
       order by created_at limit 500 for update skip locked)`,
    [before],
  );
};

/** Counts that differ from what there is are put right; how many that were. */
export const reconcileStorage = async (db: Database): Promise<number> => {
  const { rows } = await db.tx(storageAdmin, (query) =>
    query<{ mended: number }>('select public.reconcile_storage() as mended'),
  );
  return rows[0]?.mended ?? 0;
};

/** The operator's setting goes where the triggers can read it. */
export const setAccountLimit = async (db: Database, bytes: number | undefined): Promise<void> => {
  await db.tx(storageAdmin, (query) =>
    query(
      `update kindling.installation set storage_account_limit = $1
       where storage_account_limit is distinct from $1::bigint`,
      [bytes ?? null],
    ),
  );
};
