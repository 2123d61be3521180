import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { authTimings } from '#domain/auth/auth-timings.ts';
import { homeWithError } from '#domain/auth/sign-in-errors.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const wasStarted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signInStarted' in state;

/** The mark lives in the history entry, so coming Back to this page does not start again. */
const markStarted = (): void => {
  const entry: unknown = history.state;
  const usr = { signInStarted: true };
  history.replaceState(typeof entry === 'object' ? { ...entry, usr } : { usr }, '');
};

export const Page = () => {
  const { user, signIn } = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const [cameBack, setCameBack] = useState(() => wasStarted(location.state));

  useEffect(() => {
    if (cameBack) return undefined;
    if (user !== null) {
      void navigate('/', { replace: true });
      return undefined;
    }
    const timer = setTimeout(() => {
      markStarted();
      signIn().then(
        (left) => setCameBack(!left),
        () => navigate(homeWithError('auth_failed'), { replace: true }),
      );
    }, authTimings.autoSignIn);
    return () => clearTimeout(timer);
  }, [cameBack, user, signIn, navigate]);

  useEffect(() => {
    // A page that the browser kept whole and shows again after Back.
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) setCameBack(true);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  return (
    <main id="main" className="grid min-h-[80dvh] place-items-center p-6 text-center">
      <div className="flex max-w-md flex-col items-center gap-6">
        <PageHeading>{cameBack ? 'Sign-in isn’t finished' : 'Signing in'}</PageHeading>
        {cameBack ? (
          <>
            <p className="text-lg text-muted">You came back before it was done. Nothing has changed.</p>
            <Button kind="primary" size="large" onClick={() => void signIn()}>
              Sign In
            </Button>
          </>
        ) : (
          <Spinner size="lg" text="Taking you to sign in…" />
        )}
      </div>
    </main>
  );
};
