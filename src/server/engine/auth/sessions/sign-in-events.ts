import type { Context, MiddlewareHandler } from 'hono';
import type { SecurityEventType } from '#domain/security/security-event.ts';
import type { SecurityEvents } from '#server/observability/security-events.ts';
import type { AuthError } from '#server/engine/auth/auth-error.ts';

const VARIABLE = 'signedInAs';

/** Says whose session this request opened. Told once the answer stands, when everything is committed. */
export const noteSignIn = (c: Context, userId: string): void => {
  c.set(VARIABLE, userId);
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
  if (type !== undefined) events?.record(c, { type, details: { code: error.code } });
};
