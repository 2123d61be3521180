import { useInfiniteQuery } from '@tanstack/react-query';
import { fieldsInWords } from '#web/features/sharing/sharing-words.ts';
import { looksQuery } from '#web/features/sharing/sharing-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const ways = { page: 'On the page', pdf: 'As a PDF' } as const;

/** Every look of one supporter, the newest first. */
export const LooksList = ({ shareId }: { readonly shareId: string }) => {
  const { backend } = useConnection();
  const looks = useInfiniteQuery(looksQuery(backend, shareId));
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  if (looks.data === undefined) {
    return looks.isFetching ? (
      <Spinner size="sm" />
    ) : (
      <ErrorPanel message="We couldn’t read the looks." onRetry={() => void looks.refetch()} />
    );
  }
  const { hasNextPage, isFetchingNextPage: isBusy, fetchNextPage } = looks;
  const all = looks.data.pages.flat();
  if (all.length === 0) return <p className="py-2 text-muted">Nobody has looked yet.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {all.map(({ at, last_at: last, times, fields, way }) => (
          <li key={`${at} ${way}`} className="py-2.5">
            <p>
              <time dateTime={last}>{moment.format(new Date(last))}</time>
              {times > 1 && <span className="text-muted">, {times} times within ten minutes</span>}
            </p>
            <p className="text-muted">
              {ways[way]}: {fieldsInWords(fields)}
            </p>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button aria-disabled={isBusy} className="mt-2" onClick={() => !isBusy && void fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  );
};
