import type { Context } from 'hono';
import type { Query } from '#server/engine/database/database.ts';
import { setDeviceCookie } from './device-cookie.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { newDeviceSecret } from '#server/engine/auth/tokens/refresh-token.ts';
import { openSession, toWireSession } from './session.ts';
import type { Login, WireSession } from './session.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { sweepExpired } from './sweep-expired.ts';
import { noteSignIn } from './sign-in-events.ts';

export interface NewSession {
  readonly session: WireSession;
  /** For the browser's cookie, once the transaction is committed. */
  readonly deviceSecret: string;
}

export const newSession = async (
  c: Context,
  parts: AuthParts,
  query: Query,
  userId: string,
  login?: Login,
): Promise<NewSession> => {
  await sweepExpired(query);
  const deviceSecret = newDeviceSecret();
  const opened = await openSession(query, parts.session, userId, deviceSecret, clientOf(c, parts), login);
  return { session: await toWireSession(query, parts.session, opened, parts.now()), deviceSecret };
};

/** Once the transaction is committed: this browser may refresh the session, and the sign-in is told. */
export const completeSignIn = (c: Context, parts: AuthParts, opened: NewSession): void => {
  noteSignIn(c, opened.session.user.id);
  setDeviceCookie(c, parts.deps, opened.deviceSecret);
};
