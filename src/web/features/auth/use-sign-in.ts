import { homeWithError } from '#domain/auth/sign-in-errors.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { visit } from '#web/platform/visit.ts';

/** Starts the sign-in; one that cannot start is explained at home. `next`: where the person lands afterwards. */
export const useSignIn = (next: string | null = null): (() => void) => {
  const { signIn } = useAuth();
  return () => {
    signIn(next).catch(() => visit(homeWithError('auth_failed'), { replace: true }));
  };
};
