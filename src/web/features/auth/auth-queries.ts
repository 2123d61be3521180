import type { Session } from '@supabase/supabase-js';
import type { AuthEvent, SignedInUser } from '#domain/auth/auth-readiness.ts';
import type { SessionReading } from '#domain/auth/callback-screen.ts';
import { isStaleUrlSession } from '#domain/auth/url-session.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { owesFactor } from '#web/platform/backend/owes-factor.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

const userOf = (session: Session | null): SignedInUser | null =>
  session === null
    ? null
    : {
        id: session.user.id,
        email: session.user.email ?? '',
        metadata: { app: session.user.app_metadata, user: session.user.user_metadata },
        ...(owesFactor(session) ? { owesFactor: true } : {}),
      };

/** Reports every auth event and the initial check; returns how to stop. */
export const watchAuth = (backend: Backend, report: (event: AuthEvent) => void): (() => void) => {
  const { data } = backend.auth.onAuthStateChange((type, session) => {
    // The session lies there, too old, and the host could not be asked for a new one: that is nobody's end.
    if (type === 'INITIAL_SESSION' && session === null && hasStoredSession()) return;
    report({ type, user: userOf(session) });
  });
  void backend.auth.initialize().finally(() => report({ type: 'initial-check-done' }));
  return () => data.subscription.unsubscribe();
};

export const readUser = async (backend: Backend): Promise<SignedInUser | null> => {
  const { data } = await backend.auth.getSession();
  return userOf(data.session);
};

/** As the auth service sends somebody back whom it does not let in. */
const refusals: ReadonlyMap<string | null, SessionReading> = new Map([
  ['user_banned', { kind: 'banned' }],
  ['signup_disabled', { kind: 'closed' }],
]);

/** What the callback screen finds: the exchange of the code is part of the client's start. */
export const readCallbackSession = async (): Promise<SessionReading> => {
  try {
    const refusal = refusals.get(new URLSearchParams(location.search).get('error_code'));
    if (refusal !== undefined) return refusal;
    if (isStaleUrlSession(location.hash, Date.now())) {
      const { recordSecurityEvent } = await import('#web/services/logging/security-events.ts');
      recordSecurityEvent('auth_failure', { step: 'callback', code: 'stale_url_session' });
      return { kind: 'stale' };
    }
    const { backend } = await connect();
    const started = await backend.auth.initialize();
    if (started.error !== null) return { kind: 'failed' };
    const { data, error } = await backend.auth.getSession();
    if (error !== null) return { kind: 'failed' };
    return data.session === null ? { kind: 'none' } : { kind: 'session', userId: data.session.user.id };
  } catch {
    return { kind: 'threw' };
  }
};
