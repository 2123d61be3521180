import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ProviderForm } from '#web/features/assistant/provider/provider-form.tsx';
import { ProviderTestResult } from '#web/features/assistant/provider/provider-test-result.tsx';
import { useProviderActions } from '#web/features/assistant/provider/use-provider-actions.ts';
import { providerQuery } from '#web/services/assistant/provider-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** For admins: the model that this site is connected to. */
export const ProviderSection = () => {
  const id = useId();
  const { data, isFetching, error, refetch } = useQuery(providerQuery());
  const { change, isPending, doing } = useProviderActions();
  const provider = data?.provider ?? null;
  return (
    <section aria-labelledby={id} className="mt-10 rounded-3xl border border-line bg-surface p-6 sm:p-8">
      <h2 id={id} className="text-xl font-semibold">
        Connected model
      </h2>
      <p className="mt-1 mb-4 text-muted">
        Optional. Everything works without one. With one, people may choose to let it answer; they’re shown
        the text before it first leaves.
      </p>
      {data === undefined && isFetching && <Spinner text="Loading..." />}
      {data === undefined && !isFetching && (
        <ErrorPanel message={error?.message} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <p className="mb-4">
            {provider === null ? 'No model is connected.' : `${provider.model} at ${provider.baseUrl}.`}{' '}
            {`${data.usedThisMonth.toLocaleString('en')} requests this month.`}
          </p>
          <ProviderForm
            key={provider?.changedAt ?? 'none'}
            provider={provider}
            isPending={isPending}
            onSave={(setting) => change({ action: 'save', ...setting })}
          />
          {provider !== null && (
            <div className="mt-6 border-t border-line pt-6">
              <div className="flex flex-wrap gap-3">
                <Button disabled={isPending} onClick={() => change({ action: 'test' })}>
                  Test it
                </Button>
                <Button kind="plain" disabled={isPending} onClick={() => change({ action: 'remove' })}>
                  Disconnect
                </Button>
              </div>
              {doing === 'test' && (
                <Spinner size="sm" className="mt-4" text="Trying five things. This can take some minutes." />
              )}
              {provider.test !== null && doing !== 'test' && (
                <ProviderTestResult test={provider.test} testedAt={provider.testedAt} />
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
};
