import { auditSignIn } from '#web/features/auth/audit-mutations.ts';
import { storedSessionOwes } from '#web/platform/backend/stored-session.ts';

/** What follows a sign-in, once it is whole: where there is a second factor, after its code. */
export const signInDone = (): void => {
  if (!storedSessionOwes()) void auditSignIn();
};
