import { z } from 'zod';

/** Text for comparing with names: PostgreSQL takes neither NUL nor half characters. */
export const listingText = z
  .string()
  .max(1024)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be valid text');

export const bound = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const otherVersions = z.enum(['exclude', 'include', 'only']).optional();

/** Objects have one version here, and none is a delete marker. */
export const versionFilters = {
  noncurrentVersions: otherVersions,
  deleteMarkers: otherVersions,
  exactMatch: z.boolean().optional(),
} as const;

/** Whether only such versions are asked for as there are not. */
export const noOtherVersions = (listing: {
  readonly noncurrentVersions?: string | undefined;
  readonly deleteMarkers?: string | undefined;
}): boolean => listing.noncurrentVersions === 'only' || listing.deleteMarkers === 'only';

/**
 * Sorts after every name with the prefix. Comparisons may use an index below row-level security, functions such as
 * starts_with may not: without the two bounds a listing would walk the whole bucket.
 */
export const prefixUpperBound = (prefix: string): string => prefix + '\u{10ffff}'.repeat(4);
