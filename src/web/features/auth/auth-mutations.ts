import { authTimings } from '#domain/auth/auth-timings.ts';
import { nextPathKey } from '#domain/auth/gateway.ts';
import { signInAttemptsKey, signInLimit, recordAttempt } from '#domain/auth/sign-in-limit.ts';
import { readMoments } from '#domain/auth/read-moments.ts';
import { isClearedAfterCriticalError, isClearedAtSignOut } from '#domain/auth/sign-out-keys.ts';
import { type SignedOut, signedOutKey } from '#domain/auth/signed-out.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { isSessionToken, sessionTokenKey } from '#domain/sessions/session-token.ts';
import { auditSignOut } from '#web/features/auth/audit-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { abandonReads } from '#web/platform/backend/leaving.ts';
import { AppError } from '#web/platform/app-error.ts';
import { within } from '#web/platform/within.ts';
import { localStore, sessionStore } from '#web/platform/browser-storage.ts';
import { clearStoredKeys } from '#web/platform/clear-stored-keys.ts';
import type { Config } from '#web/platform/backend/config.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { closeChannel } from '#web/services/logging/operator-channel.ts';
import { recordSecurityEvent } from '#web/services/logging/security-events.ts';

const videoScope = 'https://www.googleapis.com/auth/youtube.readonly';

/** Spec 1 §5. Kept on the device, so that a reload does not start the count again. */
const mayTrySignIn = (): boolean => {
  const key = signInAttemptsKey(location.host);
  const { allowed, moments } = recordAttempt(readMoments(localStore.read(key)), Date.now(), signInLimit);
  localStore.write(key, JSON.stringify(moments));
  return allowed;
};

/** Leaves for the identity provider; `next` is where to land after it. False when it was tried too often. */
export const startSignIn = async (
  backend: Backend,
  config: Config,
  next: string | null,
  again = false,
): Promise<boolean> => {
  if (!mayTrySignIn()) {
    showMessage(catalogue.tooManyAttempts);
    recordSecurityEvent('rate_limit_exceeded', { what: 'sign-in' });
    return false;
  }
  if (next === null) sessionStore.remove(nextPathKey);
  else sessionStore.write(nextPathKey, next);
  const { error } = await backend.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${location.origin}/auth/v1/callback`,
      scopes: config.videoScope ? `openid email profile ${videoScope}` : 'openid email profile',
      ...(again ? { queryParams: { prompt: 'login' } } : {}),
    },
  });
  if (error !== null) {
    recordSecurityEvent('auth_failure', { step: 'start', code: error.code ?? error.name });
    throw error;
  }
  return true;
};

const ignoredStatuses = new Set([401, 403, 404]);

const timeoutMs = 8000;
/** The client itself waits for its service for as long as that keeps the line open. */
const serviceMs = 3000;

/** Before a session ends, whichever it is: what is read, or told the operator, would only be refused. */
const stopAsking = (backend: Backend): void => {
  abandonReads(backend);
  closeChannel();
};

/** Ends every session of the person, or the one that is named. Whether that was done; failures never keep anyone here. */
const endSessions = async (backend: Backend, sessionToken?: string): Promise<boolean> => {
  const which = sessionToken === undefined ? { exceptCurrent: false } : { sessionToken };
  const { response } = await backend.functions.invoke('session-management', {
    body: { action: 'force_logout', ...which },
    timeout: timeoutMs,
  });
  return response?.ok === true;
};

/** Without a word from the service for too long it is over on this device all the same: that is no error. */
const endSignIn = async (backend: Backend, scope: 'global' | 'local') => {
  try {
    return await within(serviceMs, backend.auth.signOut({ scope }));
  } catch (error) {
    if (error instanceof AppError) return { error: null };
    throw error;
  }
};

/** The page that follows says how the person left. */
const goHome = (left: SignedOut): void => {
  sessionStore.write(signedOutKey, left);
  setTimeout(() => location.replace('/'), authTimings.signOutRedirect);
};

/** Spec 1 §4, in its order. A critical error clears everything on this device and still leads home. */
export const signOut = async (backend: Backend): Promise<void> => {
  let ended = false;
  try {
    await auditSignOut(backend, 'everywhere');
    stopAsking(backend);
    ended = await endSessions(backend);
    // Where the line before has ended it, the service says that there is nothing left to end.
    const { error } = await endSignIn(backend, 'global');
    if (error !== null && !ignoredStatuses.has(error.status ?? 0)) throw error;
    clearStoredKeys(isClearedAtSignOut);
  } catch {
    clearStoredKeys(isClearedAfterCriticalError);
  }
  goHome(ended ? 'everywhere' : 'unreached');
};

/** Where there is no client to tell the server with: nobody stays signed in here, and the page that follows says that no other device was reached. */
export const leaveUnreached = (): void => {
  clearStoredKeys(isClearedAtSignOut);
  goHome('unreached');
};

/** Ends the client session of this device and its sign-in, and leaves the others signed in. */
export const signOutThisDevice = async (backend: Backend): Promise<void> => {
  const token = sessionStore.read(sessionTokenKey);
  try {
    await auditSignOut(backend, 'this_device');
    stopAsking(backend);
    // A page that has only just opened may have none yet; its sign-in ends all the same.
    if (isSessionToken(token)) await endSessions(backend, token);
    await endSignIn(backend, 'local');
    clearStoredKeys(isClearedAtSignOut);
  } catch {
    clearStoredKeys(isClearedAfterCriticalError);
  }
  goHome('here');
};
