import type { Query } from '#server/engine/database/database.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import type { Version } from '#server/engine/storage/store/object-store.ts';
import { accessDenied, noSuchKey } from '#server/engine/storage/storage-error.ts';

export interface ObjectRow {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly owner_id: string | null;
  readonly version: Version | null;
  readonly created_at: Date | null;
  readonly updated_at: Date | null;
  readonly last_accessed_at: Date | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly user_metadata: Readonly<Record<string, unknown>> | null;
}

export const objectColumns =
  'id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata';

export interface ObjectChange extends ObjectPlace {
  /** For a row that is not there yet. */
  readonly id: string;
  readonly version: Version;
  readonly owner: string | undefined;
  readonly upsert: boolean;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

export interface SavedRow {
  readonly id: string;
  /** What the row pointed to before. */
  readonly replaced: Version | undefined;
}

export const findRow = async (query: Query, place: ObjectPlace): Promise<ObjectRow | undefined> => {
  const { rows } = await query<ObjectRow>(
    `select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2`,
    [place.bucketId, place.name],
    'storage_object',
  );
  return rows[0];
};

/** One version of an object is kept, so any other that is asked for is not there. */
export const requireVersion = (row: ObjectRow, asked: string | null | undefined): void => {
  if (asked !== undefined && asked !== null && asked !== row.version) throw noSuchKey();
};

/**
 * Points a row at a version. Nothing is returned by the statements, so a policy for writing alone is enough to
 * upload; replacing also needs the right to read and to update, as everywhere in Supabase.
 */
export const saveRow = async (query: Query, change: ObjectChange): Promise<SavedRow> => {
  const values = [
    change.version,
    change.metadata === null ? null : JSON.stringify(change.metadata),
    change.userMetadata === null ? null : JSON.stringify(change.userMetadata),
    isUuid(change.owner) ? change.owner : null,
    change.owner ?? null,
  ];
  if (change.upsert) {
    const { rows } = await query<{ id: string; version: Version | null }>(
      'select id, version from storage.objects where bucket_id = $1 and name = $2 for update',
      [change.bucketId, change.name],
      'storage_lock_object',
    );
    const [found] = rows;
    if (found !== undefined) {
      const { rowCount } = await query(
        `update storage.objects set version = $1, metadata = $2, user_metadata = $3, owner = $4, owner_id = $5,
           updated_at = now(), last_accessed_at = now() where id = $6`,
        [...values, found.id],
        'storage_replace_object',
      );
      if (rowCount !== 1) throw accessDenied();
      return { id: found.id, replaced: found.version ?? undefined };
    }
  }
  await query(
    `insert into storage.objects (version, metadata, user_metadata, owner, owner_id, id, bucket_id, name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...values, change.id, change.bucketId, change.name],
    'storage_insert_object',
  );
  return { id: change.id, replaced: undefined };
};

const isUuid = (text: string | undefined): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text ?? '');
