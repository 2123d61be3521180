import type { SignedInUser } from '#domain/auth/auth-readiness.ts';
import { fieldOf, readAnsweredSession, storedSession } from '#web/platform/backend/stored-session.ts';

/** Whose session lies here, read without the backend client; null where it has run out or owes a second factor. */
export const readStoredUser = (): SignedInUser | null => {
  const stored = readAnsweredSession();
  if (stored === null) return null;
  const user = fieldOf(storedSession(), 'user');
  const email = fieldOf(user, 'email');
  return {
    id: stored.userId,
    email: typeof email === 'string' ? email : '',
    metadata: { app: fieldOf(user, 'app_metadata'), user: fieldOf(user, 'user_metadata') },
  };
};
