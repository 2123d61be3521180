/** Spec 1 §8: the words for something thrown that is no error, or an error that says nothing. */
export const unexpectedError = 'An unexpected error occurred';

/** For the log: an error's kind and where it came from, or whatever else was thrown. */
export const describeThrown = (thrown: unknown): Readonly<Record<string, unknown>> =>
  thrown instanceof Error ? { name: thrown.name, stack: thrown.stack ?? '' } : { thrown };

export const errorMessageOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== '' ? thrown.message : unexpectedError;
