import { useQuery } from '@tanstack/react-query';
import { lazy, useLayoutEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { CheckingPermissions } from '#web/app/guards/checking-permissions.tsx';
import { useAccess } from '#web/features/auth/use-access.ts';
import { factorWantedQuery } from '#web/features/second-factor/factor-wanted-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { recordSecurityEvent } from '#web/services/logging/security-events.ts';

// Most installations ask for none.
const FactorWanted = lazy(async () => ({
  default: (await import('#web/features/second-factor/factor-wanted.tsx')).FactorWanted,
}));

/** Decides what is shown; what may be read is decided by the database. */
export const AdminCheck = () => {
  const { backend } = useConnection();
  const access = useAccess();
  const { isAdmin } = access;
  // All that may be missing is the second factor that this site asks of its admins.
  const wanted = useQuery({ ...factorWantedQuery(backend), enabled: !access.checking && !isAdmin });
  const checking = access.checking || wanted.isLoading;
  const isWanted = !isAdmin && wanted.data === true;
  const refused = !checking && !isAdmin && !isWanted;
  // Before the redirect has its turn, so that the event names this page.
  useLayoutEffect(() => {
    if (refused) recordSecurityEvent('access_denied', { needed: 'admin' });
  }, [refused]);
  if (checking) return <CheckingPermissions />;
  if (isWanted) return <FactorWanted />;
  return isAdmin ? <Outlet /> : <Navigate replace to="/" />;
};
