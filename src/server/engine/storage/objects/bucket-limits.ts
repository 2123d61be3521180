import type { Database } from '#server/engine/database/database.ts';
import { isAllowedType, isMediaType } from '#server/engine/storage/http/media-type.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';
import { invalidMediaType, noSuchBucket, tooLarge } from '#server/engine/storage/storage-error.ts';

export interface BucketLimits {
  readonly id: string;
  readonly public: boolean;
  /** The smaller of the bucket's limit and the server's. */
  readonly maximumSize: number;
  readonly allowedTypes: readonly string[] | null;
}

/** Asked with the service's own rights: who may upload into a bucket need not be able to read its row. */
export const findBucket = async (
  { db, fileLimit }: { readonly db: Database; readonly fileLimit: number },
  id: string,
): Promise<BucketLimits> => {
  const { rows } = await db.tx(storageAdmin, (query) =>
    query<{ public: boolean | null; file_size_limit: string | null; allowed_mime_types: string[] | null }>(
      'select public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
      [id],
      'storage_bucket',
    ),
  );
  const [row] = rows;
  if (row === undefined) throw noSuchBucket();
  return {
    id,
    public: row.public === true,
    maximumSize: Math.min(fileLimit, Number(row.file_size_limit ?? fileLimit)),
    allowedTypes: row.allowed_mime_types,
  };
};

export const requireType = (bucket: BucketLimits, type: string): string => {
  if (!isMediaType(type) || !isAllowedType(type, bucket.allowedTypes)) throw invalidMediaType(type);
  return type;
};

/** Stops in the middle of the stream, not at its end. */
export const limitSize = async function* (
  chunks: AsyncIterable<Uint8Array>,
  maximumSize: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maximumSize) throw tooLarge();
    yield chunk;
  }
};
