import { catalogue } from '#domain/notices/catalogue.ts';
import { analyzeSoon } from '#web/features/auth/analyze-soon.ts';
import { auditSignIn } from '#web/features/auth/audit-mutations.ts';
import { readStoredSession, storedSessionOwes } from '#web/platform/backend/stored-session.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** What follows a sign-in, once it is whole: where there is a second factor, after its code. */
export const signInDone = (): void => {
  if (storedSessionOwes()) return;
  showMessage(catalogue.welcome);
  void auditSignIn();
  const session = readStoredSession();
  if (session !== null) analyzeSoon(session.userId);
};
