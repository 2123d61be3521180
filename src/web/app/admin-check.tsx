import { Navigate, Outlet } from 'react-router';
import { useAccess } from '#web/features/auth/use-access.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

/** Decides what is shown; what may be read is decided by the database. */
export const AdminCheck = () => {
  const { checking, isAdmin } = useAccess();
  if (checking) return <FullPageSpinner text="Checking permissions..." />;
  return isAdmin ? <Outlet /> : <Navigate replace to="/" />;
};
