import { useNavigate } from 'react-router';
import { homeWithError } from '#domain/auth/sign-in-errors.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';

/** Starts the sign-in; one that cannot start is explained at home. `next`: where the person lands afterwards. */
export const useSignIn = (next: string | null = null): (() => void) => {
  const { signIn } = useAuth();
  const navigate = useNavigate();
  return () => {
    signIn(next).catch(() => navigate(homeWithError('auth_failed'), { replace: true }));
  };
};
