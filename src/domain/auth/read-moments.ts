const isMoments = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length <= 100 && value.every((moment) => typeof moment === 'number');

/**
 * A value that cannot be read counts as none: the limit is a courtesy, the server keeps its own. Checked by hand, so that
 * a visitor's page needs no schema library for it.
 */
export const readMoments = (stored: string | null): readonly number[] => {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return isMoments(value) ? value : [];
  } catch {
    return [];
  }
};
