import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sourceOf } from '#web/features/second-factor/factor-words.ts';
import { factorsQuery } from '#web/features/second-factor/second-factor-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// Few acts ask for them.
const CodeForm = lazy(async () => ({
  default: (await import('#web/features/second-factor/code-form.tsx')).CodeForm,
}));
const RecoveryForm = lazy(async () => ({
  default: (await import('#web/features/second-factor/recovery-form.tsx')).RecoveryForm,
}));

/** The second step once more, of whichever app or phone is at hand, or with a recovery code. */
export const SecondStep = ({ onShown }: { readonly onShown: () => void }) => {
  const { backend } = useConnection();
  const [isLost, setIsLost] = useState(false);
  const factors = useQuery({ ...factorsQuery(backend), staleTime: 0 });
  const isLoading = factors.data === undefined && factors.isFetching;
  return (
    <Suspense fallback={<Spinner text="Loading…" />}>
      {isLost && <RecoveryForm backend={backend} onShown={onShown} />}
      {!isLost && factors.data !== undefined && (
        <CodeForm backend={backend} factors={factors.data} action="Confirm and go on" onShown={onShown} />
      )}
      {!isLost && isLoading && <Spinner text="Loading…" />}
      {!isLost && factors.data === undefined && !isLoading && (
        <ErrorPanel message={factors.error?.message} onRetry={() => void factors.refetch()} />
      )}
      <Button kind="plain" onClick={() => setIsLost(!isLost)}>
        {isLost ? `Use your ${sourceOf(factors.data ?? [])} instead` : 'Use a recovery code'}
      </Button>
    </Suspense>
  );
};
