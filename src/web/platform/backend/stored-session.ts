import { localStore } from '#web/platform/browser-storage.ts';
import { owesFactor } from '#web/platform/backend/owes-factor.ts';
import { clearStoredKeys } from '#web/platform/clear-stored-keys.ts';

// The name supabase-js gives the entry.
const sessionKey = /^sb-.*-auth-token$/;

/** Whether somebody was signed in on this device; only then is the backend client worth its bytes at once. */
export const hasStoredSession = (): boolean => localStore.keys().some((key) => sessionKey.test(key));

/** The server has ended it: no client is to find it here. */
export const forgetStoredSession = (): void => clearStoredKeys((key) => sessionKey.test(key));

/** Calls back once somebody has signed in elsewhere, or before Back brought this page out of the browser's cache; returns how to stop. */
export const watchStoredSession = (found: () => void): (() => void) => {
  const changed = (event: StorageEvent): void => {
    if (event.key !== null && sessionKey.test(event.key) && event.newValue !== null) found();
  };
  const returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && hasStoredSession()) found();
  };
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', returned);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', returned);
  };
};

/** Calls back once somebody has left in another tab, whatever else that tab could do or say; returns how to stop. */
export const watchSessionRemoved = (found: () => void): (() => void) => {
  const changed = ({ key }: StorageEvent): void => {
    // A storage that was emptied as a whole names no key.
    if ((key === null || sessionKey.test(key)) && !hasStoredSession()) found();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
};

export interface StoredSession {
  readonly accessToken: string;
  readonly userId: string;
}

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** As the backend client left it. */
export const storedSession = (): unknown => {
  const key = localStore.keys().find((name) => sessionKey.test(name));
  if (key === undefined) return null;
  try {
    return JSON.parse(localStore.read(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Who was signed in last on this device, whether or not the session still counts: for what lies here anyway. */
export const readStoredUserId = (): string | null => {
  const userId = fieldOf(fieldOf(storedSession(), 'user'), 'id');
  return typeof userId === 'string' ? userId : null;
};

/** The session as it lies there, read without the backend client. Null when there is none that still counts. */
export const readStoredSession = (now: number = Date.now()): StoredSession | null => {
  const session = storedSession();
  const accessToken = fieldOf(session, 'access_token');
  const userId = readStoredUserId();
  const expiresAt = fieldOf(session, 'expires_at');
  if (typeof accessToken !== 'string' || userId === null) return null;
  return typeof expiresAt === 'number' && expiresAt * 1000 > now ? { accessToken, userId } : null;
};

/** Whether the session here has a second factor that it has not shown: it is nobody's yet. */
export const storedSessionOwes = (): boolean => owesFactor(storedSession());

/** For what is asked in the person's name. */
export const readAnsweredSession = (): StoredSession | null =>
  storedSessionOwes() ? null : readStoredSession();
