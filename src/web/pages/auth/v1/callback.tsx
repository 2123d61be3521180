import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { homeWithError } from '#domain/auth/sign-in-errors.ts';
import { readCallbackSession } from '#web/features/auth/auth-queries.ts';
import { createCallbackRunner } from '#web/features/auth/callback-runner.ts';
import { enterAs } from '#web/features/auth/gateway-storage.ts';
import { signInDone } from '#web/features/auth/sign-in-done.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

const runner = createCallbackRunner();

export const Page = () => {
  const navigate = useNavigate();
  useEffect(() => {
    runner.open({
      readSession: readCallbackSession,
      // Replaced, so that neither the address bar nor the history keeps the code.
      enter: (userId) => {
        signInDone();
        void navigate(enterAs(userId), { replace: true });
      },
      fail: (error) => void navigate(homeWithError(error), { replace: true }),
    });
  }, [navigate]);
  return (
    <main id="main">
      <PageHeading className="sr-only">Sign in</PageHeading>
      <FullPageSpinner text="Completing sign in…" />
    </main>
  );
};
