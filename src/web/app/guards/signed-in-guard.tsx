import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { catalogue } from '#domain/notices/catalogue.ts';
import { ConnectionTrouble } from '#web/app/messages/connection-trouble.tsx';
import { MemberArea } from '#web/app/guards/member-area.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { showMessage } from '#web/services/messages/show-message.ts';
import { recordSecurityEvent } from '#web/services/logging/security-events.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

const ToSignIn = () => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    showMessage(catalogue.featureNeedsSignIn);
    recordSecurityEvent('unauthorized_access', { wanted: pathname });
  }, [pathname]);
  return <Navigate replace to={`/auth-required?next=${encodeURIComponent(pathname + search)}`} />;
};

export const SignedInGuard = () => {
  const { ready, user, signingOut, trouble } = useAuth();
  if (signingOut) return <FullPageSpinner text="Signing out…" />;
  if (trouble !== null) return <ConnectionTrouble trouble={trouble} />;
  if (!ready) return <FullPageSpinner text="Loading..." />;
  if (user === null) return <ToSignIn />;
  return (
    <MemberArea key={user.id} fallback={<FullPageSpinner text="Loading..." />}>
      <Outlet />
    </MemberArea>
  );
};
