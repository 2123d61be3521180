/** In characters; the database checks the same. */
export const longestStepTitle = 200;

/** What was typed, on one line; null where nothing is left, or too much. */
export const stepTitle = (typed: string): string | null => {
  const title = typed
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim();
  const { length } = Array.from(title);
  return length > 0 && length <= longestStepTitle ? title : null;
};
