import { useLayoutEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { CheckingPermissions } from '#web/app/guards/checking-permissions.tsx';
import { useAccess } from '#web/features/auth/use-access.ts';
import { recordSecurityEvent } from '#web/services/logging/security-events.ts';

/** Decides what is shown; what may be read is decided by the database. */
export const AdminCheck = () => {
  const { checking, isAdmin } = useAccess();
  const refused = !checking && !isAdmin;
  // Before the redirect has its turn, so that the event names this page.
  useLayoutEffect(() => {
    if (refused) recordSecurityEvent('access_denied', { needed: 'admin' });
  }, [refused]);
  if (checking) return <CheckingPermissions />;
  return isAdmin ? <Outlet /> : <Navigate replace to="/" />;
};
