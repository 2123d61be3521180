import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownOverviewQuery } from '#web/features/memory/analytics/analytics-queries.ts';
import { OwnAnalytics } from '#web/features/memory/analytics/own-analytics.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** ROUTE-04: for admins, and about what belongs to whoever looks. */
export const Page = () => {
  const overview = useQuery(ownOverviewQuery());
  return (
    <>
      <PageHeading>Your memory in numbers</PageHeading>
      <p className="mt-3 text-lg text-muted">Your own memories and nobody else’s.</p>
      <div className="mt-4 -ml-5 flex flex-wrap gap-x-1">
        <Button asChild kind="plain">
          <Link to="/memory-assistant">Open your memories</Link>
        </Button>
        <Button asChild kind="plain">
          <Link to="/admin/memory-analytics">The whole site</Link>
        </Button>
      </div>
      {overview.data && <OwnAnalytics overview={overview.data} />}
      {!overview.data && overview.isFetching && <Spinner text="Loading..." className="mt-20" />}
      {!overview.data && !overview.isFetching && (
        <div className="mt-10">
          <ErrorPanel message={overview.error?.message} onRetry={() => void overview.refetch()} />
        </div>
      )}
    </>
  );
};
