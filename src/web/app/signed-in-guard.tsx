import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { showToast } from '#web/platform/toasts.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

const ToSignIn = () => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    showToast({ title: 'Sign-in required to access this feature' });
  }, []);
  return <Navigate replace to={`/auth-required?next=${encodeURIComponent(pathname + search)}`} />;
};

export const SignedInGuard = () => {
  const { ready, user, signingOut } = useAuth();
  if (signingOut) return <FullPageSpinner text="Signing out…" />;
  if (!ready) return <FullPageSpinner text="Loading..." />;
  return user === null ? <ToSignIn /> : <Outlet key={user.id} />;
};
