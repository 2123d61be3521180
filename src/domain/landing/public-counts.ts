import * as z from 'zod/mini';

/** What the database counts aloud (migration `public_counts`), up to the bound it counts to. */
const countsSchema = z.object({ tracks: z.int().check(z.minimum(0), z.maximum(100_000)) });

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
  return tracks === 1 ? '1 track is here right now' : `${written.format(tracks)} tracks are here right now`;
};
