import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { findUser } from '#server/engine/auth/users/auth-user.ts';
import {
  deriveRefreshToken,
  hashSecret,
  matchesHash,
  newDeviceSecret,
} from '#server/engine/auth/tokens/refresh-token.ts';
import { insertRefreshToken, SESSION_REST } from './session.ts';
import type { OpenedSession, SessionClient, SessionSettings } from './session.ts';

/** An error that must be answered, while what was done about it (the family's end) must be kept. */
export type RefreshOutcome =
  | {
      readonly kind: 'refreshed';
      readonly session: OpenedSession;
      /** For the browser's cookie; undefined where the client has shown that it keeps none. */
      readonly deviceSecret: string | undefined;
    }
  | { readonly kind: 'refused'; readonly error: AuthError; readonly reused?: ReusedSession };

/** Whose key came a second time; the session is over by then. */
export interface ReusedSession {
  readonly userId: string;
  readonly sessionId: string;
}

interface SessionRow {
  readonly user_id: string;
  readonly expired: boolean;
  readonly device_hash: string | null;
  readonly refresh_sequence: string | null;
  /** The last rotation came with the cookie of the one before. */
  readonly shows_cookie: boolean | null;
}

interface TokenRow {
  readonly token: string;
  readonly parent: string | null;
  readonly revoked: boolean;
}

/** Enough to catch a thief with an old token; without a bound a busy client would fill the table. */
const KEPT_TOKENS = 100;

/**
 * One rotation at a time per session: the session's row is locked, then the tokens are read. A token that was
 * used before ends the whole family, except when the same browser repeats the newest rotation because the
 * answer never reached it: then it gets the same successor again. Where the operator allows it, a client without
 * cookies gets the token that is good now, for as long after the first use as the operator says.
 */
export const refreshSession = async (
  query: Query,
  settings: SessionSettings,
  request: { readonly refreshToken: string; readonly deviceSecret: string | undefined },
  client: SessionClient,
): Promise<RefreshOutcome> => {
  const presented = hashSecret(request.refreshToken);
  const sessionId = await sessionOf(query, presented);
  const session = sessionId === undefined ? undefined : await lockSession(query, sessionId);
  if (sessionId === undefined || session === undefined) return refused(notFound());
  const user = await findUser(query, session.user_id);
  // Before the expiry: a ban ends the sessions, and whoever asks is told of the ban.
  if (user?.banned === true) {
    return refused(new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned'));
  }
  if (session.expired) {
    await endFamily(query, sessionId, session.user_id);
    return refused(new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired'));
  }
  if (user === undefined) return refused(notFound());

  const newest = await newestToken(query, sessionId);
  const sequence = Number(session.refresh_sequence ?? 0);
  const sameDevice = matchesHash(request.deviceSecret, session.device_hash ?? undefined);
  const deviceSecret =
    sameDevice && request.deviceSecret !== undefined ? request.deviceSecret : newDeviceSecret();

  if (newest !== undefined && newest.token === presented && !newest.revoked) {
    const refreshToken = deriveRefreshToken(settings.refreshKey, sessionId, sequence + 1);
    await rotate(query, {
      sessionId,
      userId: user.id,
      sequence: sequence + 1,
      presented,
      refreshToken,
      deviceSecret,
      showsCookie: sameDevice,
      client,
    });
    return { kind: 'refreshed', session: { id: sessionId, user, refreshToken }, deviceSecret };
  }

  const successor = deriveRefreshToken(settings.refreshKey, sessionId, sequence);
  const repeatsNewest =
    newest?.parent === presented && !newest.revoked && matchesHash(successor, newest.token);
  if (sameDevice && repeatsNewest) {
    return { kind: 'refreshed', session: { id: sessionId, user, refreshToken: successor }, deviceSecret };
  }

  const mayComeAgain =
    request.deviceSecret === undefined &&
    session.shows_cookie !== true &&
    newest !== undefined &&
    !newest.revoked &&
    matchesHash(successor, newest.token) &&
    (await wasRotatedWithin(query, sessionId, presented, settings.refreshReuseSeconds));
  if (mayComeAgain) {
    return {
      kind: 'refreshed',
      session: { id: sessionId, user, refreshToken: successor },
      deviceSecret: undefined,
    };
  }

  await endFamily(query, sessionId, user.id);
  await writeAudit(query, {
    action: 'token_revoked',
    userId: user.id,
    email: user.email,
    address: client.address,
    traits: { session_id: sessionId, reason: 'reuse' },
  });
  return {
    ...refused(new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')),
    reused: { userId: user.id, sessionId },
  };
};

const sessionOf = async (query: Query, tokenHash: string): Promise<string | undefined> => {
  const { rows } = await query<{ session_id: string | null }>(
    'select session_id from auth.refresh_tokens where token = $1',
    [tokenHash],
  );
  return rows[0]?.session_id ?? undefined;
};

const lockSession = async (query: Query, sessionId: string): Promise<SessionRow | undefined> => {
  // Locked before the device is read: a joined row would still show what it was before the wait.
  await query('select 1 from auth.sessions where id = $1 for update', [sessionId]);
  const { rows } = await query<SessionRow>(
    `select s.user_id, coalesce(s.not_after <= now(), false) as expired, d.device_hash, d.refresh_sequence,
       d.shows_cookie
     from auth.sessions s left join kindling.session_devices d on d.session_id = s.id where s.id = $1`,
    [sessionId],
  );
  return rows[0];
};

const newestToken = async (query: Query, sessionId: string): Promise<TokenRow | undefined> => {
  const { rows } = await query<TokenRow>(
    `select token, parent, coalesce(revoked, false) as revoked from auth.refresh_tokens
     where session_id = $1 order by id desc limit 1`,
    [sessionId],
  );
  return rows[0];
};

/**
 * Whether the token was used a moment ago, and everything since then went from one token to the next: what came before a
 * second factor was shown has no successor, and leads to nothing.
 */
const wasRotatedWithin = async (
  query: Query,
  sessionId: string,
  presented: string,
  seconds: number,
): Promise<boolean> => {
  if (seconds === 0) return false;
  const { rows } = await query<{ within: boolean }>(
    `with recursive line as (
       select token, parent from auth.refresh_tokens
       where session_id = $1 and not coalesce(revoked, false)
       union select t.token, t.parent from auth.refresh_tokens t join line on t.token = line.parent
       where t.session_id = $1 and t.updated_at > now() - make_interval(secs => $3)
     )
     select exists (select from line where token = $2) as within`,
    [sessionId, presented, seconds],
  );
  return rows[0]?.within === true;
};

const rotate = async (
  query: Query,
  next: {
    readonly sessionId: string;
    readonly userId: string;
    readonly sequence: number;
    readonly presented: string;
    readonly refreshToken: string;
    readonly deviceSecret: string;
    readonly showsCookie: boolean;
    readonly client: SessionClient;
  },
): Promise<void> => {
  await query('update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1', [
    next.presented,
  ]);
  await insertRefreshToken(query, {
    token: hashSecret(next.refreshToken),
    parent: next.presented,
    sessionId: next.sessionId,
    userId: next.userId,
  });
  await query(
    `insert into kindling.session_devices (session_id, device_hash, refresh_sequence, shows_cookie)
     values ($1, $2, $3, $4)
     on conflict (session_id) do update set device_hash = excluded.device_hash,
       refresh_sequence = excluded.refresh_sequence, shows_cookie = excluded.shows_cookie`,
    [next.sessionId, hashSecret(next.deviceSecret), next.sequence, next.showsCookie],
  );
  await query(
    `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(),
       not_after = now() + $2::interval, user_agent = left($3, 512), ip = nullif($4, '')::inet
     where id = $1`,
    [next.sessionId, SESSION_REST, next.client.userAgent ?? null, next.client.address],
  );
  await query(
    `delete from auth.refresh_tokens where id in (
       select id from auth.refresh_tokens where session_id = $1 order by id desc offset $2 limit 50)`,
    [next.sessionId, KEPT_TOKENS],
  );
};

/** The session goes with its tokens, so that its access tokens are refused from this moment on. */
const endFamily = async (query: Query, sessionId: string, userId: string): Promise<void> => {
  await query('select public.end_user_sessions($1, $2, $3)', [userId, sessionId, 'local']);
  await query('delete from auth.sessions where id = $1', [sessionId]);
};

const refused = (error: AuthError): Extract<RefreshOutcome, { kind: 'refused' }> => ({
  kind: 'refused',
  error,
});

const notFound = (): AuthError =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
