import type { Context } from 'hono';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';
import type { Query } from '#server/engine/database/database.ts';
import {
  AuthError,
  badJwt,
  secondFactorNeeded,
  sessionNotFound,
  userBanned,
} from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { findUser } from './auth-user.ts';
import type { UserRow } from './auth-user.ts';

export interface Bearer {
  readonly userId: string;
  readonly sessionId: string | undefined;
  /** What the token says was shown. */
  readonly aal: string;
}

/** Whose token came with the request; says nothing yet about whether the session still exists. */
export const requireBearer = async (c: Context, parts: AuthParts): Promise<Bearer> => {
  if (!/^bearer +\S/i.test(c.req.header('authorization') ?? '')) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  try {
    const actor = await parts.deps.identify(c.req.raw);
    const userId = actor.claims['sub'];
    if (actor.role !== 'authenticated' || typeof userId !== 'string') {
      throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
    }
    const aal = actor.claims['aal'];
    return { userId, sessionId: actor.sessionId, aal: typeof aal === 'string' ? aal : 'aal1' };
  } catch (error) {
    if (error instanceof InvalidTokenError) {
      throw badJwt(error);
    }
    throw error;
  }
};

/**
 * The account behind the token. Who has a second factor has to have shown it, with this session and this token, but for what
 * showing it takes.
 */
export const requireUser = async (
  query: Query,
  bearer: Bearer,
  secondFactor: 'shown' | 'to be shown' = 'shown',
): Promise<UserRow> => {
  let sessionAal = bearer.aal;
  if (bearer.sessionId !== undefined) {
    const { rows } = await query<{ aal: string }>(
      `select coalesce(aal::text, 'aal1') as aal from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > now())`,
      [bearer.sessionId, bearer.userId],
      'auth_live_session',
    );
    // A ban ends the sessions: whoever asks is told of the ban, not of its effect.
    if (rows[0] === undefined) {
      const owner = await findUser(query, bearer.userId);
      throw owner?.banned === true ? userBanned() : sessionNotFound();
    }
    sessionAal = rows[0].aal;
  }
  const user = await findUser(query, bearer.userId);
  if (user === undefined) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (user.banned) throw userBanned();
  const isShown = bearer.aal === 'aal2' && sessionAal === 'aal2';
  if (secondFactor === 'shown' && user.has_verified_factor && !isShown) throw secondFactorNeeded();
  return user;
};
