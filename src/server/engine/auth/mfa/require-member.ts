import type { Query } from '#server/engine/database/database.ts';
import { AuthError, sessionNotFound } from '#server/engine/auth/auth-error.ts';
import type { UserRow } from '#server/engine/auth/users/auth-user.ts';
import { requireUser } from '#server/engine/auth/users/require-user.ts';
import type { Bearer } from '#server/engine/auth/users/require-user.ts';

/** Somebody with an account and a session that can rise to aal2. */
export interface Member {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly aal: string;
}

/** Holds the account's and the session's row until the transaction ends: one change of factors at a time. */
export const requireMember = async (query: Query, bearer: Bearer): Promise<Member> => {
  await query('select 1 from auth.users where id = $1 for no key update', [bearer.userId]);
  const user = await requireUser(query, bearer, 'to be shown');
  if (user.is_anonymous) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  if (bearer.sessionId === undefined) throw sessionNotFound();
  // Both have to say so: an old token may still say what is no longer true, and one that was copied before the second factor
  // was shown must not rise with its session.
  const { rows } = await query<{ aal: string }>(
    `select least(coalesce(aal::text, 'aal1'), $2) as aal from auth.sessions where id = $1 for update`,
    [bearer.sessionId, bearer.aal],
  );
  const [session] = rows;
  if (session === undefined) throw sessionNotFound();
  return { user, sessionId: bearer.sessionId, aal: session.aal };
};
