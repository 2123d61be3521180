import { Navigate, Outlet } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useAccess } from '#web/features/auth/use-access.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

/** Decides what is shown; what may be read is decided by the database. */
export const AdminGuard = () => {
  const { ready, user, signingOut } = useAuth();
  const { checking, isAdmin } = useAccess();
  if (signingOut) return <FullPageSpinner text="Signing out…" />;
  if (!ready) return <FullPageSpinner text="Checking authentication..." />;
  if (user !== null && checking) return <FullPageSpinner text="Checking permissions..." />;
  return user !== null && isAdmin ? <Outlet key={user.id} /> : <Navigate replace to="/" />;
};
