import type { Context } from 'hono';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import type { Query } from '#server/engine/database/database.ts';
import { listingText } from '#server/engine/storage/objects/list-parameters.ts';
import { isMediaTypePattern } from '#server/engine/storage/http/media-type.ts';
import { requireBucketName } from '#server/engine/storage/http/object-name.ts';
import type { Version } from '#server/engine/storage/store/object-store.ts';
import { readStorageBody, requireValid } from '#server/engine/storage/http/read-storage-body.ts';
import { versionsOf } from '#server/engine/storage/objects/remove-objects.ts';
import { bucketOf } from '#server/engine/storage/http/request-path.ts';
import { parseSize } from './parse-size.ts';
import { ownerOf } from '#server/engine/storage/storage-deps.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import {
  alreadyExists,
  bucketNotEmpty,
  invalidMediaType,
  invalidRequest,
  noSuchBucket,
  notEmptied,
  notEnabled,
  tooLarge,
} from '#server/engine/storage/storage-error.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

const sizeSchema = z.union([z.number(), z.string()]).nullish();
const typesSchema = z.array(z.string()).max(200).nullish();

const createSchema = z.object({
  id: z.string().nullish(),
  name: z.string(),
  public: z.boolean().nullish(),
  type: z.string().nullish(),
  versioning_status: z.string().nullish(),
  file_size_limit: sizeSchema,
  allowed_mime_types: typesSchema,
});
const updateSchema = createSchema.pick({
  public: true,
  versioning_status: true,
  file_size_limit: true,
  allowed_mime_types: true,
});

const pageNumber = z.coerce.number().int().min(0).max(1_000_000).optional();
const listSchema = z.object({
  limit: pageNumber,
  offset: pageNumber,
  search: listingText.optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

const columns = `id, name, type, coalesce(owner_id, owner::text, '') as owner, public,
  file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at`;

export const handleListBuckets = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const { limit, offset, search, sortColumn, sortOrder } = requireValid(
    'querystring',
    listSchema,
    c.req.query(),
  );
  const { rows } = await parts.db.tx(actor, (query) =>
    query(
      `select ${columns} from storage.buckets where $1 = '' or position(lower($1) in lower(name)) > 0
       order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
      [search ?? '', limit ?? null, offset ?? 0],
    ),
  );
  return c.json(rows);
};

export const handleGetBucket = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const id = bucketOf(c);
  return c.json(await parts.db.tx(actor, (query) => requireBucket(query, id)));
};

export const handleCreateBucket = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const body = await readStorageBody(c, createSchema);
  const name = requireBucketName(body.name);
  const id = requireBucketName(body.id ?? body.name);
  if (body.type !== undefined && body.type !== null && body.type !== 'STANDARD') throw notEnabled(body.type);
  refuseVersioning(body.versioning_status);
  const owner = ownerOf(actor) ?? null;
  try {
    await parts.db.tx(actor, (query) =>
      query(
        `insert into storage.buckets (id, name, public, owner, owner_id, file_size_limit, allowed_mime_types)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          name,
          body.public ?? false,
          z.guid().safeParse(owner).data ?? null,
          owner,
          sizeOf(body.file_size_limit, parts.fileLimit) ?? null,
          typesOf(body.allowed_mime_types) ?? null,
        ],
      ),
    );
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') throw alreadyExists('BucketAlreadyExists');
    throw error;
  }
  return c.json({ name });
};

export const handleUpdateBucket = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const id = bucketOf(c);
  const body = await readStorageBody(c, updateSchema);
  refuseVersioning(body.versioning_status);
  const size = sizeOf(body.file_size_limit, parts.fileLimit);
  const types = typesOf(body.allowed_mime_types);
  const { rowCount } = await parts.db.tx(actor, (query) =>
    query(
      `update storage.buckets set public = coalesce($2, public), updated_at = now(),
         file_size_limit = case when $3 then $4::bigint else file_size_limit end,
         allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end
       where id = $1`,
      [id, body.public ?? null, size !== undefined, size ?? null, types !== undefined, types ?? null],
    ),
  );
  if (rowCount !== 1) throw noSuchBucket();
  return c.json({ message: 'Successfully updated' });
};

/** Everything the caller may delete, in portions, so that no statement runs into its time limit. */
export const handleEmptyBucket = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const id = bucketOf(c);
  await parts.db.tx(actor, (query) => requireBucket(query, id));
  let removed = 0;
  do {
    const { rows } = await parts.db.tx(actor, (query) =>
      query<{ version: Version | null }>(
        `delete from storage.objects where id in (
           select id from storage.objects where bucket_id = $1 limit $2
         ) returning version`,
        [id, storageLimits.emptiedAtOnce],
      ),
    );
    await parts.writer.discard(versionsOf(rows));
    removed = rows.length;
  } while (removed > 0);
  const { rowCount } = await parts.db.tx(actor, (query) =>
    query('select 1 from storage.objects where bucket_id = $1 limit 1', [id]),
  );
  if (rowCount !== 0) throw notEmptied();
  // The words of the format, where others do it later; here it is done.
  return c.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' });
};

export const handleDeleteBucket = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const id = bucketOf(c);
  try {
    await parts.db.tx(actor, async (query) => {
      await requireBucket(query, id);
      const { rowCount } = await query('delete from storage.buckets where id = $1', [id]);
      if (rowCount !== 1) throw noSuchBucket();
    });
  } catch (error) {
    // The foreign key of the objects speaks, also for those this caller cannot see.
    if (error instanceof DatabaseError && error.code === '23503') throw bucketNotEmpty();
    throw error;
  }
  return c.json({ message: 'Successfully deleted' });
};

const requireBucket = async (query: Query, id: string): Promise<object> => {
  const { rows } = await query(`select ${columns} from storage.buckets where id = $1`, [id]);
  const [row] = rows;
  if (row === undefined) throw noSuchBucket();
  return row;
};

/** Undefined: not mentioned. Null: no limit of its own. */
const sizeOf = (given: z.output<typeof sizeSchema>, fileLimit: number): number | null | undefined => {
  if (given === undefined || given === null) return given;
  const size = parseSize(given);
  if (size === undefined) {
    throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  }
  if (size > fileLimit) throw tooLarge();
  return size;
};

const typesOf = (given: z.output<typeof typesSchema>): readonly string[] | null | undefined => {
  if (given === undefined || given === null) return given;
  const types = given.filter((type) => type !== '');
  const wrong = types.find((type) => !isMediaTypePattern(type));
  if (wrong !== undefined) throw invalidMediaType(wrong);
  return types;
};

const refuseVersioning = (status: string | null | undefined): void => {
  if (status !== undefined && status !== null && status !== 'DISABLED') throw notEnabled('object versioning');
};
