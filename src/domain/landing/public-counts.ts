import * as z from 'zod/mini';

/** How far the database counts (migration `public_counts`). */
const COUNTED_TO = 10_000;

const countsSchema = z.object({ tracks: z.int().check(z.minimum(0), z.maximum(COUNTED_TO)) });

export type PublicCounts = Readonly<z.infer<typeof countsSchema>>;

/** Null for whatever is no answer of ours: the page is whole without it. */
export const publicCountsOf = (data: unknown): PublicCounts | null => {
  const parsed = countsSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
};

const written = new Intl.NumberFormat('en');

/** Nothing is said of an empty library. */
export const tracksSentence = ({ tracks }: PublicCounts): string | null => {
  if (tracks === 0) return null;
  if (tracks === 1) return '1 track is here right now';
  const more = tracks === COUNTED_TO ? ' or more' : '';
  return `${written.format(tracks)}${more} tracks are here right now`;
};
