/** Spec 1 §8: the words for something thrown that is no error, or an error that says nothing. */
export const unexpectedError = 'An unexpected error occurred';

export const errorMessageOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== '' ? thrown.message : unexpectedError;
