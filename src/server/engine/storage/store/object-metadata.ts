import { z } from 'zod';
import type { Measured } from './object-store.ts';

/** What `storage.objects.metadata` holds, in Supabase Storage's own words. */
const schema = z.object({
  eTag: z.string().catch(''),
  size: z.number().int().nonnegative().catch(0),
  mimetype: z.string().catch('application/octet-stream'),
  cacheControl: z.string().catch('no-cache'),
  lastModified: z.coerce.date().optional().catch(undefined),
  contentLength: z.number().optional().catch(undefined),
  httpStatusCode: z.number().optional().catch(undefined),
  contentEncoding: z.string().optional().catch(undefined),
  /** Ours: the bytes start like a page or a script, whatever `mimetype` claims. */
  looksLike: z.literal('markup').optional().catch(undefined),
});

export type ObjectMetadata = z.output<typeof schema>;

/** Lenient: a row written by hand must still be readable. */
export const readMetadata = (value: unknown): ObjectMetadata =>
  schema.parse(typeof value === 'object' && value !== null ? value : {});

/** What the sender says about the bytes. */
export interface Description {
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly contentEncoding: string | undefined;
  readonly userMetadata: Readonly<Record<string, unknown>> | undefined;
}

export const describeBytes = (
  { mimetype, cacheControl, contentEncoding }: Description,
  { size, etag }: Measured,
  looksLikeMarkup: boolean,
): Record<string, unknown> => ({
  eTag: `"${etag}"`,
  size,
  mimetype,
  cacheControl,
  lastModified: new Date().toISOString(),
  contentLength: size,
  httpStatusCode: 200,
  ...(contentEncoding === undefined ? {} : { contentEncoding }),
  ...(looksLikeMarkup ? { looksLike: 'markup' } : {}),
});

/** Seconds from a form or a whole header; what could not stand in a header safely means "ask again". */
export const cacheControlOf = (given: string | null | undefined): string => {
  const text = given?.trim() ?? '';
  if (/^\d{1,10}$/u.test(text)) return `max-age=${text}`;
  return /^[\w=", -]{1,200}$/u.test(text) ? text : 'no-cache';
};

export const contentEncodingOf = (given: string | null | undefined): string | undefined => {
  const text = given?.trim().toLowerCase() ?? '';
  return /^(?:gzip|br|deflate|zstd)$/u.test(text) ? text : undefined;
};
