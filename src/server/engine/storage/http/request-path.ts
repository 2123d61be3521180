import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { decodeBucketName, decodeObjectName } from './object-name.ts';
import type { ObjectPlace } from './object-name.ts';
import { noSuchKey } from '#server/engine/storage/storage-error.ts';

/**
 * Bucket and name from the path as it was sent. The router decodes before it matches, which is fine for choosing
 * a route but not for names, so the position of `:bucket` in the route says where they start.
 */
export const bucketOf = (c: Context): string => decodeBucketName(segmentsFromBucket(c)[0] ?? '');

export const placeOf = (c: Context): ObjectPlace => {
  const [bucket = '', ...name] = segmentsFromBucket(c);
  return { bucketId: decodeBucketName(bucket), name: decodeObjectName(name) };
};

/** For reading. A folder's name with its slash is no mistake there: nothing is kept under it. */
export const placeToRead = (c: Context): ObjectPlace => {
  const [, ...name] = segmentsFromBucket(c);
  if (name.length > 1 && name.at(-1) === '') throw noSuchKey();
  return placeOf(c);
};

const segmentsFromBucket = (c: Context): readonly string[] => {
  const position = routePath(c).split('/').indexOf(':bucket');
  return sentPath(c.req.url).split('/').slice(position);
};

/** The path of an absolute address, still encoded. */
export const sentPath = (url: string): string => {
  const afterHost = url.slice(url.indexOf('/', url.indexOf('//') + 2));
  return afterHost.split(/[?#]/u, 1)[0] ?? '';
};
