import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { type AuthEvent, type AuthStep, initialAuthState, reduceAuth } from '#domain/auth/auth-readiness.ts';
import { authTimings } from '#domain/auth/auth-timings.ts';
import { AuthContext, type Leaving } from '#web/features/auth/auth-context.tsx';
import { endedMeanwhile } from '#web/features/auth/ended-meanwhile.ts';
import { readUser, watchAuth } from '#web/features/auth/auth-queries.ts';
import { signInNow } from '#web/features/auth/sign-in-now.ts';
import { useLeaveAtEnd } from '#web/features/auth/use-leave-at-end.ts';
import { useRetry } from '#web/features/auth/use-retry.ts';
import type { Arrival } from '#web/features/auth/who-is-here.ts';
import { markSessionEnded } from '#web/services/device/mark-session-ended.ts';
import type { SignOutChoice, SignOutQuestion } from '#web/services/records/flush-before-sign-out.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect, connectAfterPage } from '#web/platform/backend/connect.ts';
import {
  hasStoredSession,
  watchSessionRemoved,
  watchStoredSession,
} from '#web/platform/backend/stored-session.ts';
import { within } from '#web/platform/within.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

/** Also where a part of the app itself could not be fetched. */
const noAnswer = 'We couldn’t reach Kindling. Nothing is lost.';

/** Milliseconds. Whoever leaves has waited already for what was not sent. */
const clientPatience = 3_000;

const step = (previous: AuthStep, event: AuthEvent): AuthStep => {
  const next = reduceAuth(previous.state, event);
  return next.state === previous.state && next.effects.length === 0 ? previous : next;
};

// Nobody needs these before they press a button.
const loadMutations = () => import('#web/features/auth/auth-mutations.ts');
const loadLeaving = () => import('#web/services/records/flush-before-sign-out.ts');

/** A visitor is known to be one without asking: no session on this device, and none arriving. */
const somebodyMayBeHere = (): boolean => hasStoredSession() || location.pathname.startsWith('/auth/v1/');

const stateAt = (arrival: Arrival | null): AuthStep => {
  const user = arrival?.user ?? null;
  return {
    state: user === null ? initialAuthState : { ...initialAuthState, ready: true, user },
    effects: [],
  };
};

interface AuthProviderProps {
  /** Where it was asked before the first stroke; null where nobody waited for it. */
  readonly arrival?: Arrival | null;
  readonly children: ReactNode;
}

export const AuthProvider = ({ arrival = null, children }: AuthProviderProps) => {
  const [{ state, effects }, dispatch] = useReducer(step, arrival, stateAt);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setFailure(null);
    tryAgain();
  }, [tryAgain]);

  useEffect(() => {
    if (attempt === 0 && !somebodyMayBeHere()) {
      dispatch({ type: 'initial-check-done' });
      return watchStoredSession(retry);
    }
    let stop = (): void => undefined;
    let left = false;
    const watch = async (): Promise<void> => {
      const known = attempt === 0 ? arrival : null;
      const [{ backend }, ended] = await Promise.all([
        known?.user ? connectAfterPage() : connect(),
        known === null && endedMeanwhile(),
      ]);
      if (left) return;
      setFailure(null);
      if (ended) markSessionEnded();
      const timer = setTimeout(() => dispatch({ type: 'timeout' }), authTimings.loadingTimeout);
      let starting = true;
      const unwatch = watchAuth(backend, (event) => {
        // A token that was too old, and the server gives no new one.
        if (starting && event.type === 'SIGNED_OUT') markSessionEnded();
        starting = starting && event.type !== 'initial-check-done';
        dispatch(event);
      });
      stop = () => {
        clearTimeout(timer);
        unwatch();
      };
    };
    watch().catch((error: unknown) => {
      if (!left) setFailure(error instanceof AppError ? error.message : noAnswer);
    });
    return () => {
      left = true;
      stop();
    };
  }, [arrival, attempt, retry]);

  useEffect(() => {
    if (!effects.some((effect) => effect.type === 'read-session')) return undefined;
    let current = true;
    const settle = async (): Promise<void> => {
      const { backend } = await connect();
      const user = await readUser(backend);
      if (current) dispatch({ type: 'session-read', user });
    };
    settle().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [effects]);

  // A page that is drawn already stays, with what the device holds, and the host is asked again meanwhile.
  useRetry(failure !== null && state.user !== null, attempt, tryAgain);
  useLeaveAtEnd(state);

  const sessionEnded = useCallback((userId: string) => dispatch({ type: 'session-ended', userId }), []);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const userId = state.user?.id;

  // A tab that leaves without a client, or by a critical error, tells the others nothing.
  useEffect(() => {
    if (userId === undefined) return undefined;
    return watchSessionRemoved(() => sessionEnded(userId));
  }, [userId, sessionEnded]);

  const signOutNow = useCallback(
    async (where: 'everywhere' | 'here' = 'everywhere') => {
      const backend = connect().then((connection) => connection.backend);
      backend.catch(() => undefined);
      const [{ signOut, signOutThisDevice, leaveUnreached }, { flushBeforeSignOut }] = await Promise.all([
        loadMutations(),
        loadLeaving(),
      ]);
      const ask = async (question: SignOutQuestion): Promise<SignOutChoice> =>
        new Promise((resolve) => {
          setLeaving({ question, answer: resolve });
        });
      const goes = userId === undefined || (await flushBeforeSignOut({ backend, userId, ask }));
      setLeaving(null);
      if (!goes) return;
      dispatch({ type: 'sign-out-started' });
      const client = await within(clientPatience, backend).catch(() => null);
      if (client === null) leaveUnreached();
      else await (where === 'here' ? signOutThisDevice(client) : signOut(client));
    },
    [userId],
  );

  const value = useMemo(
    () => ({
      ...state,
      trouble: failure === null ? null : { message: failure, retry },
      signIn: signInNow,
      signOut: signOutNow,
      sessionEnded,
      leaving,
    }),
    [state, failure, retry, signOutNow, sessionEnded, leaving],
  );
  // Every part of the page at once, dialogs and toasts with it.
  if (state.ended !== undefined) return <FullPageSpinner text="You were signed out…" />;
  return <AuthContext value={value}>{children}</AuthContext>;
};
