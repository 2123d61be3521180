import { DatabaseError } from 'pg';
import { isDatabaseUnavailable } from '#server/engine/database/database-unavailable.ts';
import { SecondFactorNeededError, SessionEndedError } from '#server/engine/database/database.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';

/** The client hands the answer on as it is, so the sentence in it is the one a developer reads. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: ErrorOptions & { readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.headers = options.headers ?? {};
  }
}

export const invalidRequest = (message: string): FunctionError =>
  new FunctionError(400, 'invalid_request', message);

export const notSignedIn = (message: string): FunctionError =>
  new FunctionError(401, 'unauthorized', message);

/** Details of an unexpected failure go to the log only. */
export const asFunctionError = (error: unknown): FunctionError => {
  if (error instanceof FunctionError) return error;
  if (error instanceof InvalidTokenError) return notSignedIn(`The token is not accepted: ${error.message}`);
  if (error instanceof SessionEndedError) return notSignedIn('The session has ended');
  if (error instanceof SecondFactorNeededError) {
    return new FunctionError(403, 'insufficient_aal', 'The second factor comes first');
  }
  // Of what the functions use from the auth service, the limits are what refuses.
  if (error instanceof AuthError && error.status === 429) {
    return new FunctionError(429, 'over_request_rate_limit', 'Too many requests. Please wait a moment.', {
      headers: { 'retry-after': String(error.retryAfterSeconds ?? 60) },
    });
  }
  if (isDatabaseUnavailable(error)) {
    return new FunctionError(503, 'unavailable', 'This is not available right now. Please try again.', {
      cause: error,
      headers: { 'retry-after': '1' },
    });
  }
  // A value the database cannot hold although it passed the schema, such as half of a character.
  if (error instanceof DatabaseError && error.code?.startsWith('22') === true) {
    return invalidRequest('The request holds a value out of range');
  }
  return new FunctionError(500, 'unexpected_failure', 'An unexpected error occurred', { cause: error });
};

export const functionErrorResponse = ({ status, code, message, headers }: FunctionError): Response =>
  Response.json({ success: false, code, message }, { status, headers });
