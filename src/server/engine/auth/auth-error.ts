import { DatabaseError } from 'pg';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseUnavailable } from '#server/engine/database/database-unavailable.ts';
import { SecondFactorNeededError, SessionEndedError } from '#server/engine/database/database.ts';
import type { InvalidTokenError } from '#server/engine/identify/identify.ts';

/** GoTrue's error: a status, a code that clients switch on, and a sentence. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Further fields of the body, such as the reasons of `weak_password`. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, options: AuthErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

interface AuthErrorOptions extends ErrorOptions {
  readonly details?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

/** Clients that name the API version 2024-01-01 or later read `code` and `message`, older ones `error_code` and `msg`. */
export const authErrorResponse = (c: Context, error: AuthError): Response => {
  c.header('x-sb-error-code', error.code);
  c.header('cache-control', 'no-store');
  if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
  if (asksForNewShape(c.req.header(VERSION_HEADER))) {
    c.header(VERSION_HEADER, VERSION);
    return c.json({ code: error.code, message: error.message, ...error.details }, error.status);
  }
  return c.json(
    { code: error.status, error_code: error.code, msg: error.message, ...error.details },
    error.status,
  );
};

/** What the service answers for anything thrown; details of an unexpected failure go to the log only. */
export const asAuthError = (error: unknown): AuthError => {
  if (error instanceof AuthError) return error;
  if (error instanceof SessionEndedError) return sessionNotFound();
  if (error instanceof SecondFactorNeededError) return secondFactorNeeded();
  if (isDatabaseUnavailable(error)) return unavailable(error);
  // A rule of the database that says itself what stands in the way: the last admin stays, for instance.
  if (error instanceof DatabaseError && error.code === 'PT409') {
    return new AuthError(409, 'conflict', error.message);
  }
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
    {
      cause: error,
    },
  );
};

/** 503 is one of the answers after which the client keeps its session and tries again. */
const unavailable = (cause: unknown): AuthError =>
  new AuthError(503, 'unexpected_failure', 'The auth service is not available right now', {
    cause,
    retryAfterSeconds: 1,
  });

export const sessionNotFound = (): AuthError =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

export const secondFactorNeeded = (): AuthError =>
  new AuthError(403, 'insufficient_aal', 'AAL2 session is required where MFA is enabled');

export const userBanned = (): AuthError => new AuthError(403, 'user_banned', 'User is banned');

/** GoTrue begins alike whatever is wrong with a token; of claims that it does not look at, we say which. */
export const badJwt = (error: InvalidTokenError): AuthError =>
  new AuthError(
    403,
    'bad_jwt',
    error.reason === 'claims'
      ? `invalid JWT: ${error.message}`
      : `invalid JWT: unable to parse or verify signature, ${error.message}`,
    { cause: error },
  );

export const signupDisabled = (): AuthError =>
  new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');

export const manualLinkingDisabled = (): AuthError =>
  new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');

export const validationFailed = (message: string): AuthError =>
  new AuthError(400, 'validation_failed', message);

const asksForNewShape = (version: string | undefined): boolean =>
  version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= VERSION;
