import type { Query } from '#server/engine/database/database.ts';
import { signAccessToken } from '#server/engine/auth/tokens/access-token.ts';
import type { AccessTokenSettings } from '#server/engine/auth/tokens/access-token.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { findUser, toWireUser } from '#server/engine/auth/users/auth-user.ts';
import type { UserRow, WireUser } from '#server/engine/auth/users/auth-user.ts';
import { deriveRefreshToken, hashSecret } from '#server/engine/auth/tokens/refresh-token.ts';
import { PROVIDER } from '#server/engine/auth/identities/providers.ts';

export interface SessionSettings extends AccessTokenSettings {
  readonly refreshKey: Uint8Array;
  readonly refreshReuseSeconds: number;
}

export interface SessionClient {
  readonly userAgent: string | undefined;
  readonly address: string;
}

export interface OpenedSession {
  readonly id: string;
  readonly user: UserRow;
  readonly refreshToken: string;
}

export interface WireSession {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: WireUser;
}

/** How somebody proved who they are; `method` is what the token's `amr` says, in GoTrue's words. */
export interface Login {
  readonly method: string;
  readonly provider: string;
  readonly providerType: string;
}

/** With what was sent to, or chosen for, an e-mail or a phone. */
export const emailLogin = (method: string, provider = 'email'): Login => ({
  method,
  provider,
  providerType: provider,
});

const providerLogin: Login = { method: 'oauth', provider: PROVIDER, providerType: 'external' };

/** A session nobody refreshed for this long is over; each refresh starts the count again. */
export const SESSION_REST = '180 days';

export const openSession = async (
  query: Query,
  settings: SessionSettings,
  userId: string,
  deviceSecret: string,
  client: SessionClient,
  login: Login = providerLogin,
): Promise<OpenedSession> => {
  const { rows } = await query<{ id: string }>(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, not_after, user_agent, ip)
     values (gen_random_uuid(), $1, now(), now(), 'aal1', now() + $2::interval, left($3, 512), nullif($4, '')::inet)
     returning id`,
    [userId, SESSION_REST, client.userAgent ?? null, client.address],
  );
  const id = rows[0]?.id ?? '';
  await query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now(), $2)`,
    [id, login.method],
  );
  await query(
    'insert into kindling.session_devices (session_id, device_hash, refresh_sequence) values ($1, $2, 1)',
    [id, hashSecret(deviceSecret)],
  );
  const refreshToken = deriveRefreshToken(settings.refreshKey, id, 1);
  await insertRefreshToken(query, { token: hashSecret(refreshToken), parent: null, sessionId: id, userId });
  await query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [userId]);
  const user = await findUser(query, userId);
  if (user === undefined || user.banned) throw new AuthError(403, 'user_banned', 'User is banned');
  await writeAudit(query, {
    action: 'login',
    userId,
    email: user.email,
    address: client.address,
    traits: { provider: login.provider, provider_type: login.providerType },
  });
  return { id, user, refreshToken };
};

export const insertRefreshToken = async (
  query: Query,
  row: {
    readonly token: string;
    readonly parent: string | null;
    readonly sessionId: string;
    readonly userId: string;
  },
): Promise<void> => {
  await query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, false, now(), now(), $3, $4)`,
    [row.token, row.userId, row.parent, row.sessionId],
  );
};

export const toWireSession = async (
  query: Query,
  settings: SessionSettings,
  session: OpenedSession,
  now: number,
): Promise<WireSession> => {
  const { rows } = await query<{ aal: string; method: string; timestamp: number }>(
    `select coalesce(s.aal::text, 'aal1') as aal, a.authentication_method as method,
       extract(epoch from a.updated_at)::float8 as timestamp
     from auth.sessions s join auth.mfa_amr_claims a on a.session_id = s.id
     where s.id = $1 order by a.updated_at desc`,
    [session.id],
  );
  const access = await signAccessToken(
    settings,
    session.user,
    {
      id: session.id,
      aal: rows[0]?.aal ?? 'aal1',
      amr: rows.map(({ method, timestamp }) => ({ method, timestamp: Math.floor(timestamp) })),
    },
    now,
  );
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: settings.expirySeconds,
    expires_at: access.expiresAt,
    refresh_token: session.refreshToken,
    user: toWireUser(session.user),
  };
};
