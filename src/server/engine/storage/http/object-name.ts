import { invalidBucketName, invalidKey } from '#server/engine/storage/storage-error.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

export interface ObjectPlace {
  readonly bucketId: string;
  readonly name: string;
}

/**
 * An escape that would become a slash, a backslash, a dot, a control character or another escape if anybody
 * behind us decoded the name a second time.
 */
const encodedTrick = /%(?:2[ef]|5c|25|[01][0-9a-f]|7f)/iu;

/** The reason a name is refused, or undefined for a good one. Names are kept exactly as given, never normalised. */
export const nameFault = (name: string): string | undefined => {
  if (name === '') return 'the name is empty';
  if (!name.isWellFormed()) return 'the name is not valid Unicode';
  if (Buffer.byteLength(name) > storageLimits.nameBytes) {
    return `the name is longer than ${storageLimits.nameBytes} bytes`;
  }
  if (/\p{Cc}/u.test(name)) return 'the name has a control character';
  if (name.includes('\\')) return 'the name has a backslash';
  if (encodedTrick.test(name)) return 'the name is encoded twice';
  if (name.startsWith('/')) return 'the name starts with a slash';
  for (const segment of name.split('/')) {
    if (segment === '') return 'the name has an empty folder or file name';
    if (segment === '.' || segment === '..') return 'the name has a dot segment';
  }
  return undefined;
};

export const requireObjectName = (name: string): string => {
  const fault = nameFault(name);
  if (fault !== undefined) throw invalidKey(name, fault);
  return name;
};

/** From the still encoded segments of a URL's path: each is decoded once, and a slash may only stand between them. */
export const decodeObjectName = (segments: readonly string[]): string => {
  const encoded = segments.join('/');
  const decoded = segments.map((segment) => decodeSegment(segment, encoded));
  return requireObjectName(decoded.join('/'));
};

const decodeSegment = (segment: string, whole: string): string => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    throw invalidKey(whole, 'the name is not properly encoded');
  }
  if (decoded.includes('/')) throw invalidKey(whole, 'the name has an encoded slash');
  return decoded;
};

/** The letters Supabase allows for buckets; they are parts of URLs and never of a path on disk. */
const bucketName = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/u;

export const requireBucketName = (name: string): string => {
  if (!bucketName.test(name) || name === '.' || name === '..' || name.trim() !== name) {
    throw invalidBucketName();
  }
  return name;
};

export const decodeBucketName = (segment: string): string => {
  try {
    return requireBucketName(decodeURIComponent(segment));
  } catch {
    throw invalidBucketName();
  }
};
