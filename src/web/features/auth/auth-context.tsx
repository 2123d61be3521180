import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import {
  type AuthEvent,
  type AuthState,
  type AuthStep,
  initialAuthState,
  reduceAuth,
} from '#domain/auth/auth-readiness.ts';
import { authTimings } from '#domain/auth/auth-timings.ts';
import { signOut, startSignIn } from '#web/features/auth/auth-mutations.ts';
import { readUser, watchAuth } from '#web/features/auth/auth-queries.ts';
import { useConnection } from '#web/platform/connection-context.ts';

interface Auth extends AuthState {
  /** False when the person has to wait first; they have been told. */
  readonly signIn: (next?: string | null) => Promise<boolean>;
  readonly signOut: () => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

const step = (previous: AuthStep, event: AuthEvent): AuthStep => {
  const next = reduceAuth(previous.state, event);
  return next.state === previous.state && next.effects.length === 0 ? previous : next;
};

export const AuthProvider = ({ children }: { readonly children: ReactNode }) => {
  const { backend, config } = useConnection();
  const queries = useQueryClient();
  const [{ state, effects }, dispatch] = useReducer(step, { state: initialAuthState, effects: [] });

  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'timeout' }), authTimings.loadingTimeout);
    const stop = watchAuth(backend, dispatch);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [backend]);

  useEffect(() => {
    if (!effects.some((effect) => effect.type === 'read-session')) return undefined;
    let current = true;
    const settle = async (): Promise<void> => {
      const user = await readUser(backend);
      if (current) dispatch({ type: 'session-read', user });
    };
    settle().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [backend, effects]);

  const userId = state.user?.id ?? null;
  const knownAs = useRef(userId);
  useEffect(() => {
    // Another tab can sign someone else in: nothing of the person before may stay in memory.
    if (knownAs.current !== null && knownAs.current !== userId) void queries.resetQueries();
    knownAs.current = userId;
  }, [queries, userId]);

  useEffect(() => {
    if (!state.signingOut) return undefined;
    // Back after sign-out can bring this very page out of the browser's cache, still saying good-bye.
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [state.signingOut]);

  const signInNow = useCallback(
    async (next: string | null = null) => startSignIn(backend, config, next),
    [backend, config],
  );
  const signOutNow = useCallback(async () => {
    dispatch({ type: 'sign-out-started' });
    await signOut(backend, queries);
  }, [backend, queries]);

  const value = useMemo(
    () => ({ ...state, signIn: signInNow, signOut: signOutNow }),
    [state, signInNow, signOutNow],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
};

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('No AuthProvider above this component');
  return auth;
};
