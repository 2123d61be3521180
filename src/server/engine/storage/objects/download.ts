import type { Context } from 'hono';
import { parseByteRange } from '#server/engine/storage/store/byte-range.ts';
import type { ByteRange } from '#server/engine/storage/store/byte-range.ts';
import type { FoundObject } from './find-object.ts';
import { readMetadata } from '#server/engine/storage/store/object-metadata.ts';
import { requireVersion } from './object-rows.ts';
import { isUnchanged, rangeApplies } from '#server/engine/storage/http/preconditions.ts';
import type { Validators } from '#server/engine/storage/http/preconditions.ts';
import {
  contentDisposition,
  objectSecurityHeaders,
  servedAs,
} from '#server/engine/storage/http/serving-headers.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { invalidRange, noSuchKey } from '#server/engine/storage/storage-error.ts';
import { toWebStream } from '#server/engine/storage/http/web-stream.ts';

/** For a name that is being replaced all the time. */
const ATTEMPTS = 5;

/** Answers GET and HEAD. `find` runs again when the object was replaced between its row and its bytes. */
export const serveObject = async (
  c: Context,
  parts: StorageParts,
  find: () => Promise<FoundObject>,
): Promise<Response> => {
  let seen: string | null | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await find();
    requireVersion(found.row, c.req.query('versionId'));
    const answer = await respond(c, parts, found);
    if (answer !== undefined) return answer;
    if (found.row.version === seen) {
      parts.logError('An object has a row but no bytes', new Error(`object ${found.row.id}`));
      break;
    }
    seen = found.row.version;
  }
  throw noSuchKey();
};

/** Undefined when the store has not got the bytes. */
const respond = async (
  c: Context,
  parts: StorageParts,
  found: FoundObject,
): Promise<Response | undefined> => {
  const { row } = found;
  const metadata = readMetadata(row.metadata);
  const lastModified = metadata.lastModified ?? row.updated_at ?? new Date(0);
  const validators: Validators = { etag: metadata.eTag, lastModified };
  const headers = new Headers({
    ...objectSecurityHeaders,
    'accept-ranges': 'bytes',
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': lastModified.toUTCString(),
    ...(found.public ? {} : { vary: 'Authorization' }),
  });
  if (isUnchanged(c.req.raw.headers, validators)) return new Response(null, { status: 304, headers });

  const { contentType, inline } = servedAs(metadata.mimetype, metadata.looksLike === 'markup');
  const disposition = contentDisposition(inline, c.req.query('download'));
  headers.set('content-type', contentType);
  if (disposition !== undefined) headers.set('content-disposition', disposition);
  if (metadata.contentEncoding !== undefined) headers.set('content-encoding', metadata.contentEncoding);

  const range = rangeOf(c, metadata.size, validators);
  headers.set('content-length', String(range === undefined ? metadata.size : range.end - range.start + 1));
  if (range !== undefined) headers.set('content-range', `bytes ${range.start}-${range.end}/${metadata.size}`);
  const status = range === undefined ? 200 : 206;
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });

  const bytes = row.version === null ? undefined : await parts.store.get(row.version, range);
  if (bytes === undefined) return undefined;
  return new Response(toWebStream(bytes), { status, headers });
};

const rangeOf = (c: Context, size: number, validators: Validators): ByteRange | undefined => {
  const asked = c.req.header('range');
  if (asked === undefined || !rangeApplies(c.req.raw.headers, validators)) return undefined;
  const range = parseByteRange(asked, size);
  if (range === 'unsatisfiable') throw invalidRange(size);
  return range === 'whole' ? undefined : range;
};

/** What the info call says about an object, as the client's types have it. */
export const objectInfo = (c: Context, { row }: FoundObject) => {
  requireVersion(row, c.req.query('versionId'));
  const metadata = readMetadata(row.metadata);
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    content_encoding: metadata.contentEncoding ?? null,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    // Nothing of the uploader's own is an empty object, as the client's types have it.
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  };
};
