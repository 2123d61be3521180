import { useQuery } from '@tanstack/react-query';
import { accountHistoryQuery } from '#web/features/accounts/accounts-queries.ts';
import { actNameOf } from '#web/features/accounts/account-words.ts';
import { Day } from '#web/features/accounts/day.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** From the audit: what admins did to somebody, and why. */
export const AccountHistoryList = ({ accountId }: { readonly accountId: string }) => {
  const { backend } = useConnection();
  const { data, isFetching, error, refetch } = useQuery(accountHistoryQuery(backend, accountId));
  if (data === undefined) {
    return isFetching ? (
      <Spinner text="Loading..." />
    ) : (
      <ErrorPanel message={error?.message} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) return <p className="pl-7 text-muted">Nothing yet.</p>;
  return (
    <ol className="mt-1 space-y-2 pl-7">
      {data.map((event) => (
        <li key={event.seq}>
          {actNameOf(event.action)}
          <span className="text-muted">
            , <Day moment={event.made_at} with="time" />
          </span>
          {event.reason !== null && <p className="wrap-anywhere text-muted">“{event.reason}”</p>}
        </li>
      ))}
    </ol>
  );
};
