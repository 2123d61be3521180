import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface SystemSectionProps<Data, Key extends QueryKey> {
  readonly heading: string;
  readonly note: string;
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the page with its own question to the database: one that fails leaves the others standing. */
export const SystemSection = <Data, Key extends QueryKey>({
  heading,
  note,
  query,
  children,
}: SystemSectionProps<Data, Key>) => {
  const id = useId();
  const answer = useQuery(query);
  return (
    <section aria-labelledby={id} className="mt-10 rounded-3xl border border-line bg-surface p-6 sm:p-8">
      <h2 id={id} className="text-xl font-semibold">
        {heading}
      </h2>
      <p className="mt-1 mb-4 text-muted">{note}</p>
      {answer.data !== undefined && children(answer.data)}
      {answer.data === undefined && answer.isFetching && <Spinner text="Loading..." />}
      {answer.data === undefined && !answer.isFetching && (
        <ErrorPanel message={answer.error?.message} onRetry={() => void answer.refetch()} />
      )}
    </section>
  );
};
