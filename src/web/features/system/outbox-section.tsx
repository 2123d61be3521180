import { useQuery } from '@tanstack/react-query';
import { outboxQuery } from '#web/features/system/outbox-queries.ts';
import { OutboxTable } from '#web/features/system/outbox-table.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export const OutboxSection = () => {
  const { backend } = useConnection();
  const outbox = useQuery(outboxQuery(backend));
  return (
    <section aria-label="Outbox" className="mt-10 rounded-3xl border border-line bg-surface p-6 sm:p-8">
      {outbox.data && <OutboxTable messages={outbox.data} />}
      {!outbox.data && outbox.isFetching && <Spinner text="Loading..." />}
      {!outbox.data && !outbox.isFetching && (
        <ErrorPanel message={outbox.error?.message} onRetry={() => void outbox.refetch()} />
      )}
    </section>
  );
};
