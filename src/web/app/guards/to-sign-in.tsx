import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { sessionEndedKey } from '#domain/auth/session-ended-key.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { recordSecurityEvent } from '#web/services/logging/security-events.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { keepInvitation } from '#web/services/people/kept-invitation.ts';

/** Spec 1 §2: a signed-out person on a protected page is sent to sign in, and told why. */
export const ToSignIn = () => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // One whose session ended under their hands had come in already.
    const ended = sessionStore.read(sessionEndedKey) !== null;
    showMessage(ended ? catalogue.signInRequired : catalogue.featureNeedsSignIn);
    recordSecurityEvent('unauthorized_access', { wanted: pathname });
  }, [pathname]);
  // Before the redirect has its turn.
  useLayoutEffect(() => keepInvitation(pathname, hash), [pathname, hash]);
  return <Navigate replace to={`/auth-required?next=${encodeURIComponent(pathname + search)}`} />;
};
