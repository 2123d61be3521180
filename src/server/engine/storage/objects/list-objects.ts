import type { Context } from 'hono';
import { z } from 'zod';
import type { Query } from '#server/engine/database/database.ts';
import { bound, listingText, noOtherVersions, prefixUpperBound, versionFilters } from './list-parameters.ts';
import { findRow } from './object-rows.ts';
import { readStorageBody } from '#server/engine/storage/http/read-storage-body.ts';
import { bucketOf } from '#server/engine/storage/http/request-path.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

const bodySchema = z.object({
  prefix: listingText.default(''),
  search: listingText.default(''),
  limit: bound.default(100),
  offset: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
  ...versionFilters,
});
type Listing = z.output<typeof bodySchema>;

interface Entry {
  readonly name: string;
  readonly id: string | null;
  readonly updated_at: Date | null;
  readonly created_at: Date | null;
  readonly last_accessed_at: Date | null;
  readonly metadata: unknown;
}

/** One folder: its files, and its folders as rows without an id. */
export const handleList = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const bucketId = bucketOf(c);
  const listing = await readStorageBody(c, bodySchema);
  if (noOtherVersions(listing)) return c.json([]);
  return c.json(
    await parts.db.tx(actor, (query) =>
      listing.exactMatch === true
        ? listOne(query, bucketId, listing.prefix)
        : listFolder(query, bucketId, listing),
    ),
  );
};

const listFolder = async (query: Query, bucketId: string, listing: Listing): Promise<readonly Entry[]> => {
  const folder = listing.prefix.replace(/^\/+|\/+$/gu, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const inPrefix = prefix === '' ? '' : 'and name collate "C" >= $2 and name collate "C" < $6';
  const { rows } = await query<Entry>(
    `with found as (
       select id, created_at, updated_at, last_accessed_at, metadata, substr(name, char_length($2) + 1) as rest
       from storage.objects where bucket_id = $1 and starts_with(name, $2) ${inPrefix}
     ), entries as (
       select split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
         null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
       from found where position('/' in rest) > 0 group by 1
       union all
       select rest, id, updated_at, created_at, last_accessed_at, metadata from found
       where position('/' in rest) = 0
     )
     select * from entries where starts_with(lower(name), lower($3)) order by ${orderOf(listing)}
     limit $4 offset $5`,
    [
      bucketId,
      prefix,
      listing.search,
      Math.min(listing.limit, storageLimits.listedRows),
      listing.offset ?? 0,
      ...(prefix === '' ? [] : [prefixUpperBound(prefix)]),
    ],
  );
  return rows;
};

/** Words of our own only. Folders have no dates and stand before the files where dates decide. */
const orderOf = ({ sortBy }: Listing): string => {
  const direction = sortBy?.order === 'desc' ? 'desc' : 'asc';
  const column = sortBy?.column ?? 'name';
  return column === 'name'
    ? `name collate "C" ${direction}, id nulls first`
    : `(id is null) desc, ${column} ${direction}, name collate "C" ${direction}`;
};

const listOne = async (query: Query, bucketId: string, name: string): Promise<readonly Entry[]> => {
  const row = await findRow(query, { bucketId, name });
  if (row === undefined) return [];
  const { id, updated_at, created_at, last_accessed_at, metadata } = row;
  return [{ name: name.split('/').at(-1) ?? name, id, updated_at, created_at, last_accessed_at, metadata }];
};
