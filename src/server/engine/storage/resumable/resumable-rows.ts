import { z } from 'zod';
import type { Database, Query } from '#server/engine/database/database.ts';
import { reserveForUpload } from '#server/engine/storage/objects/reservations.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import type { Version } from '#server/engine/storage/store/object-store.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';
import { StorageError } from '#server/engine/storage/storage-error.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

/** As Supabase documents it: an upload can be resumed for a day. */
export const RESUMABLE_HOURS = 24;

export interface ResumableUpload extends ObjectPlace {
  readonly id: string;
  readonly size: number;
  readonly received: number;
  readonly metadata: Readonly<Record<string, string | null>>;
  readonly owner: string | undefined;
  readonly upsert: boolean;
  readonly createdAt: Date;
  readonly completed: boolean;
}

interface Row {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly size: string;
  readonly received: string;
  readonly metadata: unknown;
  readonly owner_id: string | null;
  readonly upsert: boolean;
  readonly created_at: Date;
  readonly completed_at: Date | null;
}

const metadataSchema = z.record(z.string(), z.string().nullable());

export type NewUpload = Omit<ResumableUpload, 'received' | 'createdAt' | 'completed'>;

/** With the room for all of it, which it holds until it is an object or is given up. */
export const insertUpload = async (db: Database, upload: NewUpload): Promise<void> => {
  await db.tx(storageAdmin, async (query) => {
    await query(
      `insert into kindling.resumable_uploads (id, bucket_id, name, size, metadata, owner_id, upsert)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        upload.id,
        upload.bucketId,
        upload.name,
        upload.size,
        JSON.stringify(upload.metadata),
        upload.owner ?? null,
        upload.upsert,
      ],
    );
    await reserveForUpload(query, upload.owner, upload.id);
    await requireFewOpen(query, upload.id);
  });
};

/** Under the lock of the account's count, which the reservation has taken: many at once do not all see the same room. */
const requireFewOpen = async (query: Query, uploadId: string): Promise<void> => {
  const { rows } = await query<{ open: number }>(
    `select count(*)::int as open from kindling.storage_reservations
     where upload_id is not null
       and owner = (select owner from kindling.storage_reservations where upload_id = $1)`,
    [uploadId],
  );
  if ((rows[0]?.open ?? 0) <= storageLimits.openUploads) return;
  throw new StorageError({
    status: 429,
    code: 'SlowDown',
    message: 'Too many uploads are open: finish or end some of them first',
  });
};

export const requireUpload = async (db: Database, id: string): Promise<ResumableUpload> => {
  const { rows } = await db.tx(storageAdmin, (query) =>
    query<Row>('select * from kindling.resumable_uploads where id = $1', [id], 'storage_resumable'),
  );
  const [row] = rows;
  if (row === undefined) {
    throw new StorageError({ status: 404, code: 'NoSuchUpload', message: 'Upload not found' });
  }
  return {
    id: row.id,
    bucketId: row.bucket_id,
    name: row.name,
    size: Number(row.size),
    received: Number(row.received),
    metadata: metadataSchema.parse(row.metadata),
    owner: row.owner_id ?? undefined,
    upsert: row.upsert,
    createdAt: row.created_at,
    completed: row.completed_at !== null,
  };
};

/**
 * False when another process was faster: the offset is compared and moved in one statement, so no lock has to be
 * held while bytes arrive.
 */
export const addPart = async (
  db: Database,
  part: { readonly uploadId: string; readonly version: Version; readonly from: number; readonly to: number },
): Promise<boolean> =>
  db.tx(storageAdmin, async (query) => {
    const { rowCount } = await query(
      `update kindling.resumable_uploads set received = $3
       where id = $1 and received = $2 and completed_at is null`,
      [part.uploadId, part.from, part.to],
      'storage_resumable_advance',
    );
    if (rowCount !== 1) return false;
    await query(
      'insert into kindling.resumable_parts (version, upload_id, starts_at) values ($1, $2, $3)',
      [part.version, part.uploadId, part.from],
      'storage_resumable_part',
    );
    return true;
  });

export const partsOf = async (db: Database, uploadId: string): Promise<readonly Version[]> => {
  const { rows } = await db.tx(storageAdmin, (query) =>
    query<{ version: Version }>(
      'select version from kindling.resumable_parts where upload_id = $1 order by starts_at',
      [uploadId],
      'storage_resumable_parts',
    ),
  );
  return rows.map(({ version }) => version);
};

/** The row stays for a while, so that a client that missed the last answer learns that everything arrived. */
export const completeUpload = async (db: Database, uploadId: string): Promise<void> => {
  await db.tx(storageAdmin, async (query) => {
    await query('delete from kindling.resumable_parts where upload_id = $1', [uploadId]);
    await query('update kindling.resumable_uploads set received = size, completed_at = now() where id = $1', [
      uploadId,
    ]);
  });
};

export const deleteUpload = async (db: Database, uploadId: string): Promise<void> => {
  await db.tx(storageAdmin, (query) =>
    query('delete from kindling.resumable_uploads where id = $1', [uploadId]),
  );
};
