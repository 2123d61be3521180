import type { Context } from 'hono';
import { parseByteRange } from '#server/engine/storage/store/byte-range.ts';
import type { ByteRange } from '#server/engine/storage/store/byte-range.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import { contentDisposition, objectSecurityHeaders } from '#server/engine/storage/http/serving-headers.ts';
import { invalidRange } from '#server/engine/storage/storage-error.ts';

export interface PendingObject {
  readonly size: number;
  readonly mimetype: string;
  /** The bytes as they come. It fails if they do not, and a reader that goes away is forgotten. */
  readonly read: (range: ByteRange) => ReadableStream<Uint8Array>;
}

/** Objects that are not stored yet and whose size is known all the same. */
export interface PendingObjects {
  /** `stored` when it has just become an object like any other; undefined when there is and will be nothing. */
  readonly find: (
    place: ObjectPlace,
    method: 'GET' | 'HEAD',
  ) => Promise<PendingObject | 'stored' | undefined>;
}

/** Answers like a stored object would, and nobody may keep it: until it is whole it has no name for its content. */
export const servePendingObject = (c: Context, object: PendingObject): Response => {
  const { size } = object;
  const headers = new Headers({
    ...objectSecurityHeaders,
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'content-type': object.mimetype,
    // A proxy that gathers the answer first would hold back every byte.
    'x-accel-buffering': 'no',
  });
  const disposition = contentDisposition(true, c.req.query('download'));
  if (disposition !== undefined) headers.set('content-disposition', disposition);
  // Nothing to compare If-Range with, so a range under that condition is not given.
  const asked = c.req.header('if-range') === undefined ? c.req.header('range') : undefined;
  const parsed = parseByteRange(asked, size);
  if (parsed === 'unsatisfiable') throw invalidRange(size);
  const range = parsed === 'whole' ? { start: 0, end: size - 1 } : parsed;
  headers.set('content-length', String(range.end - range.start + 1));
  if (parsed !== 'whole') headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const status = parsed === 'whole' ? 200 : 206;
  return new Response(c.req.method === 'HEAD' ? null : object.read(range), { status, headers });
};
