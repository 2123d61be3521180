import * as z from 'zod/mini';

const storedMoments = z.array(z.number()).check(z.maxLength(100));

/** A value that cannot be read counts as none: the limit is a courtesy, the server keeps its own. */
export const readMoments = (stored: string | null): readonly number[] => {
  if (stored === null) return [];
  try {
    const parsed = storedMoments.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};
