import type { SignInHow } from '#web/features/auth/auth-context.tsx';
import { connect } from '#web/platform/backend/connect.ts';

/** Leads to whoever signs people in here. What it takes comes with the press. */
export const signInNow = async (next: string | null = null, how: SignInHow = {}): Promise<boolean> => {
  const [{ backend, config }, { startSignIn }] = await Promise.all([
    connect(),
    import('#web/features/auth/auth-mutations.ts'),
  ]);
  return startSignIn(backend, config, next, how.again);
};
