import type { Actor } from '#server/engine/database/database.ts';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';
import { findRow, objectColumns } from './object-rows.ts';
import type { ObjectRow } from './object-rows.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { noSuchBucket, noSuchKey } from '#server/engine/storage/storage-error.ts';

export interface FoundObject {
  readonly row: ObjectRow;
  /** Of a public bucket: the answer is the same for everybody. */
  readonly public: boolean;
}

/** Public buckets answer anyone; elsewhere the policies on `storage.objects` decide. */
export const findReadable = async (
  parts: StorageParts,
  request: Request,
  place: ObjectPlace,
): Promise<FoundObject> => {
  let actor: Actor | undefined;
  let refusal: InvalidTokenError | undefined;
  try {
    actor = await parts.identify(request);
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    refusal = error;
  }
  if (actor !== undefined) {
    const row = await parts.db.tx(actor, (query) => findRow(query, place));
    if (row !== undefined) return { row, public: false };
  }
  const { isPublic, row } = await findAsService(parts, place);
  if (isPublic && row !== undefined) return { row, public: true };
  // A wrong key is the better news: without it this might have been found.
  if (refusal !== undefined && refusal.reason !== 'missing') throw refusal;
  throw isPublic || actor !== undefined ? noSuchKey() : noSuchBucket();
};

export const findPublic = async (parts: StorageParts, place: ObjectPlace): Promise<FoundObject> => {
  const { isPublic, row } = await findAsService(parts, place);
  if (!isPublic) throw noSuchBucket();
  if (row === undefined) throw noSuchKey();
  return { row, public: true };
};

/** For a signed address: whoever signed it was allowed to read. */
export const findSigned = async (parts: StorageParts, place: ObjectPlace): Promise<FoundObject> => {
  const { row } = await findAsService(parts, place);
  if (row === undefined) throw noSuchKey();
  return { row, public: false };
};

const findAsService = async (
  { db }: StorageParts,
  place: ObjectPlace,
): Promise<{ readonly isPublic: boolean; readonly row: ObjectRow | undefined }> => {
  const columns = objectColumns
    .split(', ')
    .map((column) => `o.${column}`)
    .join(', ');
  const { rows } = await db.tx(storageAdmin, (query) =>
    query<ObjectRow & { is_public: boolean | null }>(
      `select ${columns}, b.public as is_public from storage.buckets b
         left join storage.objects o on o.bucket_id = b.id and o.name = $2 where b.id = $1`,
      [place.bucketId, place.name],
      'storage_public_object',
    ),
  );
  const [found] = rows;
  if (found === undefined) throw noSuchBucket();
  // The join leaves the object's columns empty where there is none.
  const row = (found.id as string | null) === null ? undefined : found;
  return { isPublic: found.is_public === true, row };
};
