import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { factorCatalogue } from '#domain/notices/factor-catalogue.ts';
import { CodeForm } from '#web/features/second-factor/code-form.tsx';
import { codesLeft, sourceOf } from '#web/features/second-factor/factor-words.ts';
import { RecoveryForm } from '#web/features/second-factor/recovery-form.tsx';
import { factorsHere } from '#web/features/second-factor/second-factor-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ChallengeScreenProps {
  readonly backend: Backend;
  readonly email: string;
  readonly onShown: () => void;
  readonly onSignOut: () => void;
}

const wayIn = {
  app: 'Open your authenticator app and type the code it shows.',
  phone: 'Ask for a text and type the code in it.',
};

/** The second step of signing in. Until it is done there is nothing else here. */
export const ChallengeScreen = ({ backend, email, onShown, onSignOut }: ChallengeScreenProps) => {
  const [isLost, setIsLost] = useState(false);
  const factors = useQuery({
    queryKey: ['factors-here', email],
    queryFn: async () => factorsHere(backend),
    staleTime: 0,
  });
  const source = sourceOf(factors.data ?? []);
  return (
    <main id="main" className="grid min-h-[100dvh] place-items-center p-6">
      <div className="w-full max-w-md">
        <Fire level={1} className="mb-6 w-24" />
        <PageHeading>One more step</PageHeading>
        <p className="mt-3 text-lg text-muted">
          {isLost ? 'Use one of your recovery codes instead.' : wayIn[source]} Signing in as{' '}
          <span className="break-all">{email}</span>.
        </p>
        <div className="mt-8">
          {isLost && (
            <RecoveryForm
              backend={backend}
              onShown={(left) => {
                onShown();
                // In place of the welcome: a toast at a time, and this one matters.
                showMessage(factorCatalogue.recoveryCodeUsed, { description: codesLeft(left) });
              }}
            />
          )}
          {!isLost && factors.data !== undefined && (
            <CodeForm backend={backend} factors={factors.data} action="Continue" onShown={onShown} />
          )}
          {!isLost && factors.data === undefined && <Spinner text="Loading…" />}
        </div>
        <div className="mt-8 flex flex-wrap gap-x-2 gap-y-1 border-t border-line pt-4">
          <Button kind="plain" onClick={() => setIsLost(!isLost)}>
            {isLost ? `Use your ${source} instead` : 'Use a recovery code'}
          </Button>
          <Button kind="plain" onClick={onSignOut}>
            Sign out
          </Button>
          <Button asChild kind="plain">
            <Link to="/contact">Get help</Link>
          </Button>
        </div>
      </div>
    </main>
  );
};
