import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { SessionEndedError } from '#server/engine/database/database.ts';

/** GoTrue's error: a status, a code that clients switch on, and a sentence. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: ContentfulStatusCode;
  readonly code: string;

  constructor(status: ContentfulStatusCode, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

/** Clients that name the API version 2024-01-01 or later read `code` and `message`, older ones `error_code` and `msg`. */
export function errorResponse(c: Context, error: AuthError): Response {
  c.header('x-sb-error-code', error.code);
  c.header('cache-control', 'no-store');
  if (asksForNewShape(c.req.header(VERSION_HEADER))) {
    c.header(VERSION_HEADER, VERSION);
    return c.json({ code: error.code, message: error.message }, error.status);
  }
  return c.json({ code: error.status, error_code: error.code, msg: error.message }, error.status);
}

/** What the service answers for anything thrown; details of an unexpected failure go to the log only. */
export function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof SessionEndedError) return sessionNotFound();
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
    {
      cause: error,
    },
  );
}

export function sessionNotFound(): AuthError {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

function asksForNewShape(version: string | undefined): boolean {
  return version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= VERSION;
}
