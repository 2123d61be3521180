import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { homeWithError } from '#domain/auth/sign-in-errors.ts';
import { readCallbackSession } from '#web/features/auth/auth-queries.ts';
import { createCallbackRunner } from '#web/features/auth/callback-runner.ts';
import { enterAs } from '#web/features/auth/gateway-memory.ts';
import { useConnection } from '#web/platform/connection-context.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

const runner = createCallbackRunner();

export const Page = () => {
  const { backend } = useConnection();
  const navigate = useNavigate();
  useEffect(() => {
    runner.open({
      readSession: async () => readCallbackSession(backend),
      // Replaced, so that neither the address bar nor the history keeps the code.
      enter: (userId) => void navigate(enterAs(userId), { replace: true }),
      fail: (error) => void navigate(homeWithError(error), { replace: true }),
    });
  }, [backend, navigate]);
  return (
    <main id="main">
      <PageHeading documentTitle="Sign in · Kindling" className="sr-only">
        Sign in
      </PageHeading>
      <FullPageSpinner text="Completing sign in…" />
    </main>
  );
};
