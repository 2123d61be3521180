import { QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import { createQueryClient } from '#web/app/query-client.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { signInDone } from '#web/features/auth/sign-in-done.ts';
import { ChallengeScreen } from '#web/features/second-factor/challenge-screen.tsx';
import { connect } from '#web/platform/backend/connect.ts';

/** In place of every page while somebody is signed in by the first step alone. */
export const SecondStep = () => {
  const { backend } = use(connect());
  const { unanswered, signOut } = useAuth();
  const [queries] = useState(() => createQueryClient(() => undefined));
  return (
    <QueryClientProvider client={queries}>
      <ChallengeScreen
        backend={backend}
        email={unanswered?.email ?? ''}
        onShown={signInDone}
        onSignOut={() => void signOut('here')}
      />
    </QueryClientProvider>
  );
};
