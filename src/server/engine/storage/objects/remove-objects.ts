import type { Context } from 'hono';
import { z } from 'zod';
import type { Query } from '#server/engine/database/database.ts';
import { objectColumns } from './object-rows.ts';
import type { ObjectRow } from './object-rows.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import type { Version } from '#server/engine/storage/store/object-store.ts';
import { readStorageBody } from '#server/engine/storage/http/read-storage-body.ts';
import { bucketOf, placeOf } from '#server/engine/storage/http/request-path.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { noSuchKey } from '#server/engine/storage/storage-error.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

const bodySchema = z.object({
  prefixes: z
    .array(z.union([z.string(), z.object({ path: z.string(), versionId: z.string() })]))
    .min(1)
    .max(storageLimits.removedNames),
});

/** What the policies let go; a name that is not there, or not theirs, is silently not in the answer. */
export const handleRemove = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const bucketId = bucketOf(c);
  const { prefixes } = await readStorageBody(c, bodySchema);
  const wanted = prefixes
    .map((entry) => (typeof entry === 'string' ? { path: entry, versionId: null } : entry))
    .filter(({ path, versionId }) => isText(path) && isText(versionId ?? ''));
  const rows = await parts.db.tx(actor, (query) => removeRows(query, bucketId, wanted));
  await parts.writer.discard(versionsOf(rows));
  return c.json(rows);
};

export const handleRemoveOne = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const place: ObjectPlace = placeOf(c);
  const rows = await parts.db.tx(actor, (query) =>
    removeRows(query, place.bucketId, [{ path: place.name, versionId: null }]),
  );
  if (rows.length === 0) throw noSuchKey();
  await parts.writer.discard(versionsOf(rows));
  return c.json({ message: 'Successfully deleted' });
};

const removeRows = async (
  query: Query,
  bucketId: string,
  wanted: readonly { readonly path: string; readonly versionId: string | null }[],
): Promise<readonly ObjectRow[]> => {
  const columns = objectColumns.replaceAll(/\w+/gu, 'o.$&');
  const { rows } = await query<ObjectRow>(
    `delete from storage.objects o
     using unnest($2::text[], $3::text[]) as wanted (name, version)
     where o.bucket_id = $1 and o.name = wanted.name and (wanted.version is null or o.version = wanted.version)
     returning ${columns}`,
    [bucketId, wanted.map(({ path }) => path), wanted.map(({ versionId }) => versionId)],
    'storage_remove_objects',
  );
  return rows;
};

export const versionsOf = (rows: readonly { readonly version: Version | null }[]): readonly Version[] =>
  rows.map(({ version }) => version).filter((version) => version !== null);

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
