import { unexpectedError } from '#domain/logging/error-message.ts';
import { catalogue, somethingWentWrong } from '#domain/notices/catalogue.ts';
import type { ToastMessage } from '#domain/notices/message.ts';

export interface Failure {
  /** The answer's HTTP status; 0 when there was no answer, null when it was not about one. */
  readonly status: number | null;
  readonly message: string;
}

/** Spec 1 §8, the generic error handler. Null stands for something thrown that is no error. */
export const failureMessage = (failure: Failure | null, operation = 'Operation'): ToastMessage => {
  const said = (description: string): ToastMessage => ({
    regime: 'toast',
    kind: 'error',
    title: `${operation} Failed`,
    description,
  });
  if (failure === null) return said(unexpectedError);
  const { status, message } = failure;
  if (status === 401) return catalogue.authenticationRequired;
  if (status === 403) return catalogue.accessDenied;
  if (status !== null && (status === 0 || status >= 500)) return catalogue.networkError;
  if (message.trim() !== '') return said(message);
  return status === 400 || status === 422 ? catalogue.invalidInput : said(somethingWentWrong);
};
