import type { Context } from 'hono';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';
import { AuthError, badJwt } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';

/** The secret key, or a token of that role by a key the operator configured. No account is ever enough. */
export const requireServiceRole = async (c: Context, parts: AuthParts): Promise<void> => {
  try {
    const actor = await parts.deps.identify(c.req.raw);
    if (actor.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw error.reason === 'missing'
      ? new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
      : badJwt(error);
  }
};
