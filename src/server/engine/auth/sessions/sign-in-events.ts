import type { Context, MiddlewareHandler } from 'hono';
import type { SecurityEventType } from '#domain/security/security-event.ts';
import type { SecurityEvents } from '#server/observability/security-events.ts';
import type { AuthError } from '#server/engine/auth/auth-error.ts';

const VARIABLE = 'signedInAs';
const TRIED = 'triedToSignInAs';

/** Says whose session this request opened. Told once the answer stands, when everything is committed. */
export const noteSignIn = (c: Context, userId: string): void => {
  c.set(VARIABLE, userId);
};

/** Says whose account a refused sign-in was for. Only its own person and the rules of the security desk learn it. */
export const noteTry = (c: Context, userId: string | undefined): void => {
  if (userId !== undefined) c.set(TRIED, userId);
};

export const watchSignIns =
  (events: SecurityEvents | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const userId: unknown = c.get(VARIABLE);
    if (typeof userId !== 'string' || c.res.status >= 400) return;
    events?.record(c, { type: 'auth_success', userId });
  };

const failures: ReadonlySet<string> = new Set([
  'invalid_credentials',
  'user_banned',
  'otp_expired',
  'bad_code_verifier',
  'bad_oauth_state',
  'invalid_grant',
  'mfa_verification_failed',
]);
const violations: ReadonlySet<string> = new Set(['session_not_found', 'refresh_token_already_used']);

/** What a refusal means for safety; most mean nothing. */
const securityTypeOf = (error: AuthError): SecurityEventType | undefined => {
  if (error.status === 429) return 'rate_limit_exceeded';
  if (violations.has(error.code)) return 'auth_violation';
  return failures.has(error.code) ? 'auth_failure' : undefined;
};

export const recordRefusal = (events: SecurityEvents | undefined, c: Context, error: AuthError): void => {
  const type = securityTypeOf(error);
  if (type === undefined) return;
  const tried: unknown = type === 'auth_failure' ? c.get(TRIED) : undefined;
  events?.record(c, {
    type,
    details: { code: error.code },
    ...(typeof tried === 'string' ? { userId: tried } : {}),
  });
};
