import type { Context } from 'hono';
import { z } from 'zod';
import type { Query } from '#server/engine/database/database.ts';
import { bound, listingText, noOtherVersions, prefixUpperBound, versionFilters } from './list-parameters.ts';
import { readStorageBody } from '#server/engine/storage/http/read-storage-body.ts';
import { bucketOf } from '#server/engine/storage/http/request-path.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { invalidRequest } from '#server/engine/storage/storage-error.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

const bodySchema = z.object({
  prefix: listingText.nullish(),
  limit: bound.nullish(),
  cursor: z.string().max(8192).nullish(),
  with_delimiter: z.boolean().nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']),
      order: z.enum(['asc', 'desc']).optional(),
    })
    .nullish(),
  ...versionFilters,
});
type Listing = z.output<typeof bodySchema>;

const cursorSchema = z.tuple([z.string(), listingText]);

interface Entry {
  readonly key: string;
  readonly id: string | null;
  readonly sort: string;
  readonly updated_at: Date | null;
  readonly created_at: Date | null;
  readonly last_accessed_at: Date | null;
  readonly metadata: unknown;
}

/** Everything below a prefix, page by page; with a delimiter, what lies deeper shows as one folder. */
export const handleListV2 = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const bucketId = bucketOf(c);
  const listing = await readStorageBody(c, bodySchema);
  const limit = Math.min(listing.limit ?? storageLimits.listedRows, storageLimits.listedRows);
  const entries = noOtherVersions(listing)
    ? []
    : await parts.db.tx(actor, (query) => listPage(query, bucketId, listing, limit + 1));
  const page = entries.slice(0, limit);
  const last = entries.length > limit ? page.at(-1) : undefined;
  return c.json({
    hasNext: last !== undefined,
    ...(last === undefined ? {} : { nextCursor: writeCursor(last) }),
    folders: page.filter(({ id }) => id === null).map(({ key }) => ({ name: key, key })),
    objects: page
      .filter(({ id }) => id !== null)
      .map(({ key, id, updated_at, created_at, last_accessed_at, metadata }) => ({
        name: key,
        key,
        id,
        updated_at,
        created_at,
        last_accessed_at,
        metadata,
      })),
  });
};

const listPage = async (
  query: Query,
  bucketId: string,
  listing: Listing,
  limit: number,
): Promise<readonly Entry[]> => {
  const prefix = listing.prefix ?? '';
  const values: unknown[] = [bucketId, prefix, limit];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const ascending = listing.sortBy?.order !== 'desc';
  const column = listing.sortBy?.column ?? 'name';
  const after = ascending ? '>' : '<';
  const direction = ascending ? 'asc' : 'desc';

  const found = ['bucket_id = $1', listing.exactMatch === true ? 'name = $2' : 'starts_with(name, $2)'];
  if (prefix !== '') {
    found.push('name collate "C" >= $2', `name collate "C" < ${add(prefixUpperBound(prefix))}`);
  }
  const isFolder = listing.with_delimiter === true ? `position('/' in rest) > 0` : 'false';
  // A folder is as old as the first file in it that is still there.
  const sortOf = (date: string): string => (column === 'name' ? `'-infinity'::timestamptz` : date);
  let page = '';
  if (typeof listing.cursor === 'string') {
    const [sort, key] = readCursor(listing.cursor);
    page = `where (sort, key collate "C") ${after} (${add(sort)}::timestamptz, ${add(key)})`;
  }
  const { rows } = await query<Entry>(
    `with found as (
       select id, name, created_at, updated_at, last_accessed_at, metadata,
         substr(name, char_length($2) + 1) as rest
       from storage.objects where ${found.join(' and ')}
     ), entries as (
       select name as key, id, ${sortOf(column)} as sort, updated_at, created_at, last_accessed_at, metadata
       from found where not (${isFolder})
       union all
       select $2 || split_part(rest, '/', 1) || '/', null, ${sortOf('min(created_at)')}, null, null, null, null
       from found where ${isFolder} group by split_part(rest, '/', 1)
     )
     select key, id, sort::text as sort, updated_at, created_at, last_accessed_at, metadata from entries ${page}
     order by entries.sort ${direction}, key collate "C" ${direction} limit $3`,
    values,
  );
  return rows;
};

const writeCursor = ({ sort, key }: Entry): string =>
  Buffer.from(JSON.stringify([sort, key])).toString('base64url');

const readCursor = (cursor: string): readonly [sort: string, key: string] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [sort, key] = cursorSchema.parse(value);
    if (!/^-infinity$|^[\d: .+-]{10,40}$/u.test(sort)) throw new Error('no date');
    return [sort, key];
  } catch {
    throw invalidRequest('The cursor is not one of ours');
  }
};
