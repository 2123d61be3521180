import type { Query } from '#server/engine/database/database.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { findUser } from '#server/engine/auth/users/auth-user.ts';
import type { Member } from './require-member.ts';
import { deriveRefreshToken, hashSecret, newDeviceSecret } from '#server/engine/auth/tokens/refresh-token.ts';
import { insertRefreshToken } from '#server/engine/auth/sessions/session.ts';
import type { OpenedSession, SessionSettings } from '#server/engine/auth/sessions/session.ts';

const SHOWN_CLAIM = `
  insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
  values (gen_random_uuid(), $1, clock_timestamp(), clock_timestamp(), $2)
  on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`;

// A factor that was set up just now says nothing about who sits there: the proof is as old as what it was set up with.
const NEW_CLAIM = `
  insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
  select gen_random_uuid(), $1, clock_timestamp(),
    coalesce(max(c.updated_at) + interval '1 millisecond', 'epoch'), $2
  from auth.mfa_amr_claims c
  where c.session_id = $1 and c.authentication_method not in ('token_refresh', 'anonymous')
  on conflict (session_id, authentication_method) do nothing`;

/**
 * Lifts the session to aal2. The refresh tokens it had are void, without the second chance a repeated rotation
 * gets: one that was copied before the second factor must not lead behind it.
 */
export const raiseSession = async (
  query: Query,
  settings: SessionSettings,
  member: Member,
  factor: { readonly id: string | null; readonly method: string; readonly isNew?: boolean },
): Promise<OpenedSession> => {
  const { sessionId } = member;
  const userId = member.user.id;
  await query(factor.isNew === true ? NEW_CLAIM : SHOWN_CLAIM, [sessionId, factor.method]);
  await query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`, [
    sessionId,
    factor.id,
  ]);
  await endWeakerSessions(query, userId, sessionId);
  await query(
    `update auth.refresh_tokens set revoked = true, updated_at = now()
     where session_id = $1 and not coalesce(revoked, false)`,
    [sessionId],
  );
  const { rows } = await query<{ refresh_sequence: string }>(
    `insert into kindling.session_devices as d (session_id, device_hash, refresh_sequence) values ($1, $2, 1)
     on conflict (session_id) do update set refresh_sequence = d.refresh_sequence + 1
     returning refresh_sequence`,
    [sessionId, hashSecret(newDeviceSecret())],
  );
  const refreshToken = deriveRefreshToken(
    settings.refreshKey,
    sessionId,
    Number(rows[0]?.refresh_sequence ?? 1),
  );
  await insertRefreshToken(query, { token: hashSecret(refreshToken), parent: null, sessionId, userId });
  const user = await findUser(query, userId);
  if (user === undefined) throw new AuthError(403, 'user_not_found', 'User not found');
  return { id: sessionId, user, refreshToken };
};

/** GoTrue's rule: who has shown a second factor leaves no session open that has not. */
const endWeakerSessions = async (query: Query, userId: string, exceptId: string): Promise<void> => {
  await query(
    `select public.end_user_sessions($1, s.id, 'local') from auth.sessions s
     where s.user_id = $1 and s.id <> $2 and coalesce(s.aal, 'aal1') < 'aal2'`,
    [userId, exceptId],
  );
  await query(
    `delete from auth.sessions where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') < 'aal2'`,
    [userId, exceptId],
  );
};
